import type { ArrayField, GroupField, TextField } from 'payload';
import { staff } from '../access/staff.ts';
import { rowKey } from '../hooks/row-key.ts';
import type { StaffText } from '../language/staff-text.ts';
import { validateClosedDates, validateClosing, validateDate } from '../validation/booking-rules.ts';
import { validateTime } from '../validation/wall-clock.ts';
import { validateWon } from '../validation/won.ts';
import { labels } from './common-labels.ts';
import { localizedLine } from './localized-text.ts';

interface Options {
  description: StaffText;
  /** May stay empty, where somebody else decides. */
  optional?: boolean;
}

type Typed = Partial<Record<'opensAt' | 'closesAt', string | null>>;

export function openingHours({ description, optional = false }: Options): GroupField {
  const time = (name: keyof Typed, label: StaffText, validate: typeof validateClosing): TextField => ({
    name,
    label,
    type: 'text',
    required: !optional,
    validate: (value: unknown, { siblingData, req }: { siblingData: Typed; req: object }) =>
      (optional && !siblingData.opensAt && !siblingData.closesAt) ||
      validate(value, siblingData.opensAt, { req }),
  });
  const opensAt = time('opensAt', { en: 'Opens', ko: '여는 시각' }, (value, _, asked) =>
    validateTime(value, asked),
  );
  const closesAt = time('closesAt', { en: 'Closes', ko: '닫는 시각' }, validateClosing);
  return {
    name: 'openingHours',
    type: 'group',
    label: { en: 'Opening hours', ko: '영업시간' },
    admin: { description },
    fields: [{ type: 'row', fields: [opensAt, closesAt] }],
  };
}

export const closedDates = (description: StaffText): ArrayField => ({
  name: 'closedDates',
  type: 'array',
  label: { en: 'Closed dates', ko: '휴무일' },
  labels: labels('Closed date', 'Closed dates', '휴무일'),
  validate: validateClosedDates,
  admin: { description },
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
});

interface PriceBands extends Options {
  validate: NonNullable<ArrayField['validate']>;
}

export const priceBands = ({ description, optional = false, validate }: PriceBands): ArrayField => ({
  name: 'priceBands',
  type: 'array',
  label: { en: 'Session prices by start time', ko: '시작 시각별 녹음 요금' },
  labels: labels('Price', 'Prices', '가격'),
  required: !optional,
  validate,
  admin: { description },
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
});
