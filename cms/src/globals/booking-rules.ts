import type { GlobalConfig } from 'payload';
import { highestNumber } from 'shared/branches/branch.ts';
import { managersOnly } from '../access/managers-only.ts';
import { publishedOrStaff } from '../access/published-or-staff.ts';
import { staff } from '../access/staff.ts';
import { validateHouseBooths } from '../branches/house-booths.ts';
import { housePricesFit } from '../branches/prices-fit-hours.ts';
import { booths } from '../fields/booths.ts';
import { label } from '../fields/common-labels.ts';
import { editorialGlobalVersions, navGroup } from '../fields/editorial.ts';
import { closedDates, openingHours, priceBands } from '../fields/opening-and-prices.ts';
import { wholeNumber } from '../validation/whole-number.ts';
import { arrival } from './arrival.ts';
import { cancellationPolicy } from './cancellation-policy.ts';
import { recordingKeepDays } from './recording-keep-days.ts';

/** What the booking service sells by. */
export const bookingRules: GlobalConfig = {
  slug: 'booking-rules',
  label: { en: 'Booking rules', ko: '예약 규칙' },
  admin: {
    group: navGroup.booking,
    description: {
      en: 'Hours, prices and limits. Once published they apply to new bookings within seconds.',
      ko: '시간, 가격, 제한입니다. 게시하면 몇 초 안에 새 예약부터 적용됩니다.',
    },
  },
  access: { read: publishedOrStaff, readVersions: staff, update: managersOnly },
  versions: editorialGlobalVersions,
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { en: 'Hours and prices', ko: '시간과 가격' },
          fields: [
            openingHours({
              description: {
                en: 'Seoul time, every day. The last session ends when the cafe closes.',
                ko: '매일 같은 서울 시각입니다. 마지막 녹음은 문을 닫을 때 끝납니다.',
              },
            }),
            {
              name: 'slotMinutes',
              label: { en: 'Session length (minutes)', ko: '녹음 시간(분)' },
              type: 'number',
              required: true,
              validate: wholeNumber({
                what: { en: 'The session length', ko: '녹음 시간은' },
                min: 10,
                max: 120,
                multipleOf: 10,
              }),
              admin: {
                description: {
                  en: 'A multiple of 10. The landing page’s FAQ speaks of visits of 1-2 hours: that text is an FAQ entry, not this rule.',
                  ko: '10의 배수입니다. 랜딩 페이지 FAQ의 1~2시간 방문 이야기는 이 규칙이 아니라 FAQ 항목의 글입니다.',
                },
              },
            },
            priceBands({
              validate: housePricesFit,
              description: {
                en: 'Every bookable start needs exactly one price. With 0 won the session is free: confirmed at once, without a card. Bookings already made keep theirs.',
                ko: '예약할 수 있는 시작 시각마다 가격이 꼭 하나씩 있어야 합니다. 0원이면 무료이며 카드 없이 바로 확정됩니다. 이미 한 예약의 가격은 바뀌지 않습니다.',
              },
            }),
            closedDates({
              en: 'Nothing can be booked on these days, at any branch. Bookings already made stay; tell those visitors.',
              ko: '이 날에는 모든 지점에서 예약을 받지 않습니다. 이미 한 예약은 그대로 남으니 해당 방문자에게 알려 주세요.',
            }),
          ],
        },
        {
          label: { en: 'Booking window', ko: '예약 가능 기간' },
          fields: [
            {
              name: 'leadTimeMinutes',
              label: { en: 'Book at least (minutes ahead)', ko: '늦어도 몇 분 전까지 예약' },
              type: 'number',
              required: true,
              validate: wholeNumber({
                what: { en: 'The time ahead', ko: '예약 마감은' },
                min: 0,
                max: 10_080,
              }),
              admin: {
                description: {
                  en: 'Less than the minutes that visitors are to be at the cafe before (below) would make them late.',
                  ko: '아래의 카페 도착 시간보다 짧게 하면 방문자가 늦게 됩니다.',
                },
              },
            },
            {
              name: 'horizonDays',
              label: { en: 'Book at most (days ahead)', ko: '며칠 뒤까지 예약' },
              type: 'number',
              required: true,
              validate: wholeNumber({
                what: { en: 'The days ahead', ko: '예약 가능 일수는' },
                min: 1,
                max: 365,
              }),
            },
            {
              name: 'holdMinutes',
              label: { en: 'Hold an unpaid time (minutes)', ko: '결제 전 시간 보관(분)' },
              type: 'number',
              required: true,
              validate: wholeNumber({ what: { en: 'The hold', ko: '보관 시간은' }, min: 1, max: 120 }),
              admin: {
                description: {
                  en: 'How long a chosen time is kept for somebody who has not paid yet.',
                  ko: '아직 결제하지 않은 사람이 고른 시간을 얼마나 맡아 두는지 정합니다.',
                },
              },
            },
            arrival,
            booths({
              validate: validateHouseBooths,
              number: {
                name: 'studioId',
                label: label.number,
                type: 'number',
                required: true,
                validate: wholeNumber({
                  what: { en: 'The number', ko: '번호는' },
                  min: 1,
                  max: highestNumber.studio,
                }),
              },
              description: {
                en: 'Booths that can be booked at the same time. Once there are branches, each names its own and these are not sold.',
                ko: '같은 시간에 예약할 수 있는 부스입니다. 지점이 있으면 지점마다 따로 정하고, 여기 있는 부스는 예약을 받지 않습니다.',
              },
            }),
          ],
        },
        { label: { en: 'Cancellation', ko: '취소' }, fields: [cancellationPolicy] },
        { label: { en: 'Recordings', ko: '녹음 파일' }, fields: [recordingKeepDays] },
      ],
    },
  ],
};
