import type { ArrayField, GroupField } from 'payload';
import { staff } from '../access/staff.ts';
import { labels } from '../fields/common-labels.ts';
import { localizedLine } from '../fields/localized-text.ts';
import type { Asked } from '../language/problem.ts';
import { rowKey } from '../hooks/row-key.ts';
import { validateClosedDates, validateClosing, validateDate } from '../validation/booking-rules.ts';
import { validatePriceBands } from '../validation/price-bands.ts';
import { validateTime } from '../validation/wall-clock.ts';
import { validateWon } from '../validation/won.ts';

/** Whatever is typed in the form around the field that is being checked. */
interface TypedRules {
  openingHours?: { opensAt?: string | null; closesAt?: string | null } | null;
  slotMinutes?: number | null;
}

export const openingHours: GroupField = {
  name: 'openingHours',
  type: 'group',
  label: { en: 'Opening hours', ko: '영업시간' },
  admin: {
    description: {
      en: 'Seoul time, every day. The last session ends when the cafe closes.',
      ko: '매일 같은 서울 시각입니다. 마지막 녹음은 문을 닫을 때 끝납니다.',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'opensAt',
          label: { en: 'Opens', ko: '여는 시각' },
          type: 'text',
          required: true,
          validate: validateTime,
        },
        {
          name: 'closesAt',
          label: { en: 'Closes', ko: '닫는 시각' },
          type: 'text',
          required: true,
          validate: (
            value: unknown,
            { siblingData, req }: Asked & { siblingData: Partial<{ opensAt: string }> },
          ) => validateClosing(value, siblingData.opensAt, { req }),
        },
      ],
    },
  ],
};

export const closedDates: ArrayField = {
  name: 'closedDates',
  type: 'array',
  label: { en: 'Closed dates', ko: '휴무일' },
  labels: labels('Closed date', 'Closed dates', '휴무일'),
  validate: validateClosedDates,
  admin: {
    description: {
      en: 'Nothing can be booked on these days. Bookings already made stay; tell those visitors.',
      ko: '이 날에는 예약을 받지 않습니다. 이미 한 예약은 그대로 남으니 해당 방문자에게 알려 주세요.',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'date',
          label: { en: 'Date (yyyy-MM-dd)', ko: '날짜(yyyy-MM-dd)' },
          type: 'text',
          required: true,
          validate: validateDate,
        },
        {
          name: 'reason',
          label: { en: 'Reason, for staff', ko: '사유(직원용)' },
          type: 'text',
          maxLength: 120,
          access: { read: staff },
        },
      ],
    },
  ],
};

export const priceBands: ArrayField = {
  name: 'priceBands',
  type: 'array',
  label: { en: 'Session prices by start time', ko: '시작 시각별 녹음 요금' },
  labels: labels('Price', 'Prices', '가격'),
  required: true,
  validate: (value: unknown, { data, req }: Asked & { data: TypedRules }) =>
    validatePriceBands(value, data.openingHours ?? {}, data.slotMinutes, { req }),
  admin: {
    description: {
      en: 'Every bookable start needs exactly one price. With 0 won the session is free: confirmed at once, without a card. Bookings already made keep theirs.',
      ko: '예약할 수 있는 시작 시각마다 가격이 꼭 하나씩 있어야 합니다. 0원이면 무료이며 카드 없이 바로 확정됩니다. 이미 한 예약의 가격은 바뀌지 않습니다.',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        localizedLine('label', { label: { en: 'Label', ko: '이름표' }, maxLength: 40 }),
        {
          name: 'startsAt',
          label: { en: 'First start', ko: '첫 시작' },
          type: 'text',
          required: true,
          validate: validateTime,
        },
        {
          name: 'lastStartAt',
          label: { en: 'Last start', ko: '마지막 시작' },
          type: 'text',
          required: true,
          validate: validateTime,
        },
        {
          name: 'feeWon',
          label: { en: 'Fee (won)', ko: '요금(원)' },
          type: 'number',
          required: true,
          validate: validateWon,
        },
      ],
    },
    { name: 'key', type: 'text', admin: { hidden: true }, hooks: { beforeValidate: [rowKey] } },
  ],
};
