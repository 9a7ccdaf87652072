import type { Tab } from 'payload';
import { closedDates, openingHours, priceBands } from '../fields/opening-and-prices.ts';
import { branchPricesFit } from './prices-fit-hours.ts';

/** What a branch sells otherwise than the house. */
export const branchHoursAndPrices: Tab = {
  label: { en: 'Hours and prices', ko: '시간과 가격' },
  description: {
    en: 'Only what is different here. Empty: as in Booking rules, also when those change.',
    ko: '이 지점에서 다른 것만 씁니다. 비워 두면 ‘예약 규칙’을 따르고, 규칙이 바뀌면 함께 바뀝니다.',
  },
  fields: [
    openingHours({
      optional: true,
      description: {
        en: 'Seoul time, every day. The last session ends when the branch closes.',
        ko: '매일 같은 서울 시각입니다. 마지막 녹음은 지점이 문을 닫을 때 끝납니다.',
      },
    }),
    priceBands({
      optional: true,
      validate: branchPricesFit,
      description: {
        en: 'Write all of them or none: every bookable start needs exactly one price. Bookings already made keep theirs.',
        ko: '모두 쓰거나 모두 비워 두세요. 예약할 수 있는 시작 시각마다 가격이 꼭 하나씩 있어야 합니다. 이미 한 예약의 가격은 바뀌지 않습니다.',
      },
    }),
    closedDates({
      en: 'Days on which only this branch is closed; those of Booking rules hold as well. Bookings already made stay; tell those visitors.',
      ko: '이 지점만 쉬는 날입니다. ‘예약 규칙’의 휴무일에도 함께 쉽니다. 이미 한 예약은 그대로 남으니 해당 방문자에게 알려 주세요.',
    }),
  ],
};
