import type { GroupField } from 'payload';
import { labels } from '../fields/common-labels.ts';
import { validateRefundTiers } from '../validation/refund-tiers.ts';
import { wholeNumber } from '../validation/whole-number.ts';

const hours = wholeNumber({ what: { en: 'The hours', ko: '시간은' }, min: 0, max: 8_760 });
const percent = wholeNumber({ what: { en: 'The percentage', ko: '환불률은' }, min: 0, max: 100 });

/** The figures refunds are computed with; the text visitors read is the policy "Cancellation Policy". */
export const cancellationPolicy: GroupField = {
  name: 'cancellation',
  type: 'group',
  label: { en: 'Cancellation', ko: '취소' },
  admin: {
    description: {
      en: 'Figures for refunds of direct bookings. Texts that say them in braces, such as {refundList} in the Cancellation Policy, follow; change the others by hand.',
      ko: '직접 예약의 환불에 쓰는 숫자입니다. 취소 규정의 {refundList}처럼 중괄호로 쓴 글은 따라 바뀌고, 나머지 글은 직접 바꿔야 합니다.',
    },
  },
  fields: [
    {
      name: 'direct',
      type: 'array',
      label: { en: 'Refund of the session fee', ko: '녹음 요금 환불' },
      labels: labels('Step', 'Steps', '단계'),
      required: true,
      validate: validateRefundTiers,
      admin: {
        description: {
          en: 'Most hours first. The first step that still fits the time left applies.',
          ko: '시간이 긴 단계부터 적습니다. 남은 시간에 맞는 첫 단계가 적용됩니다.',
        },
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'hoursBefore',
              label: { en: 'Hours before, or more', ko: '몇 시간 전까지' },
              type: 'number',
              required: true,
              validate: hours,
            },
            {
              name: 'refundPercent',
              label: { en: 'Refund (%)', ko: '환불(%)' },
              type: 'number',
              required: true,
              validate: percent,
            },
          ],
        },
      ],
    },
    {
      name: 'noShowRefundPercent',
      label: { en: 'Refund for a no-show (%)', ko: '노쇼 환불(%)' },
      type: 'number',
      required: true,
      validate: percent,
    },
    {
      name: 'addOns',
      type: 'array',
      label: {
        en: 'Add-ons that can be cancelled after the session',
        ko: '녹음 뒤에 취소할 수 있는 추가 서비스',
      },
      labels: labels('Add-on', 'Add-ons', '추가 서비스'),
      admin: {
        description: {
          en: 'Add-ons that are not in the list cannot be cancelled afterwards.',
          ko: '목록에 없는 추가 서비스는 녹음 뒤에 취소할 수 없습니다.',
        },
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'addOnId',
              label: { en: 'Number of the add-on', ko: '추가 서비스 번호' },
              type: 'number',
              required: true,
              validate: wholeNumber({ what: { en: 'The number', ko: '번호는' }, min: 1, max: 99 }),
            },
            {
              name: 'hours',
              label: { en: 'Hours after the session', ko: '녹음 뒤 몇 시간' },
              type: 'number',
              required: true,
              validate: hours,
            },
          ],
        },
      ],
    },
    {
      name: 'rescheduling',
      label: { en: 'Rescheduling', ko: '시간 변경' },
      type: 'group',
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'maxMoves',
              label: { en: 'Free moves for each booking', ko: '예약마다 무료 시간 변경 횟수' },
              type: 'number',
              required: true,
              validate: wholeNumber({
                what: { en: 'The number of moves', ko: '변경 횟수는' },
                min: 0,
                max: 20,
              }),
            },
            {
              name: 'minHoursBefore',
              label: { en: 'Until (hours before)', ko: '변경 마감(몇 시간 전)' },
              type: 'number',
              required: true,
              validate: hours,
            },
          ],
        },
      ],
    },
  ],
};
