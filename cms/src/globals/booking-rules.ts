import type { ArrayField, GlobalConfig, GroupField } from 'payload';
import { initialArrival } from 'shared/catalogue/arrival.ts';
import { managersOnly } from '../access/managers-only.ts';
import { publishedOrStaff } from '../access/published-or-staff.ts';
import { staff } from '../access/staff.ts';
import { editorialGlobalVersions, navGroup } from '../fields/editorial.ts';
import { rowKey } from '../hooks/row-key.ts';
import {
  validateClosedDates,
  validateClosing,
  validateDate,
  validatePriceBands,
} from '../validation/booking-rules.ts';
import { validateTime } from '../validation/wall-clock.ts';
import { wholeNumber } from '../validation/whole-number.ts';
import { validateWon } from '../validation/won.ts';
import { cancellationPolicy } from './cancellation-policy.ts';

/** Whatever is typed in the form around the field that is being checked. */
interface TypedRules {
  openingHours?: { opensAt?: string | null; closesAt?: string | null } | null;
  slotMinutes?: number | null;
}

const openingHours: GroupField = {
  name: 'openingHours',
  type: 'group',
  label: 'Opening hours',
  admin: { description: 'Seoul time, every day. The last session ends when the cafe closes.' },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'opensAt', label: 'Opens', type: 'text', required: true, validate: validateTime },
        {
          name: 'closesAt',
          label: 'Closes',
          type: 'text',
          required: true,
          validate: (value: unknown, { siblingData }: { siblingData: Partial<{ opensAt: string }> }) =>
            validateClosing(value, siblingData.opensAt),
        },
      ],
    },
  ],
};

const closedDates: ArrayField = {
  name: 'closedDates',
  type: 'array',
  label: 'Closed dates',
  labels: { singular: 'Closed date', plural: 'Closed dates' },
  validate: validateClosedDates,
  admin: {
    description: 'Nothing can be booked on these days. Bookings already made stay; tell those visitors.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'date', label: 'Date (yyyy-MM-dd)', type: 'text', required: true, validate: validateDate },
        { name: 'reason', label: 'Reason, for staff', type: 'text', maxLength: 120, access: { read: staff } },
      ],
    },
  ],
};

const priceBands: ArrayField = {
  name: 'priceBands',
  type: 'array',
  label: 'Session prices by start time',
  labels: { singular: 'Price', plural: 'Prices' },
  required: true,
  validate: (value: unknown, { data }: { data: TypedRules }) =>
    validatePriceBands(value, data.openingHours ?? {}, data.slotMinutes),
  admin: {
    description:
      'Every bookable start needs exactly one price. With 0 won the session is free: confirmed at once, without a card. Bookings already made keep theirs.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'label', type: 'text', required: true, maxLength: 40 },
        { name: 'startsAt', label: 'First start', type: 'text', required: true, validate: validateTime },
        { name: 'lastStartAt', label: 'Last start', type: 'text', required: true, validate: validateTime },
        { name: 'feeWon', label: 'Fee (won)', type: 'number', required: true, validate: validateWon },
      ],
    },
    { name: 'key', type: 'text', admin: { hidden: true }, hooks: { beforeValidate: [rowKey] } },
  ],
};

const beforeSession = wholeNumber({ what: 'The time before the session', min: 0, max: 240 });

/** Read by the pages, the mails and the calendar entries that tell visitors when to come. */
const arrival: GroupField = {
  name: 'arrival',
  type: 'group',
  label: 'Arrival',
  admin: {
    description:
      'How long before their session visitors are expected. Mails and the page after paying turn both into clock times; other texts say {cafeMinutes} and {boothMinutes}.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'cafeMinutes',
          label: 'At the cafe (minutes before)',
          type: 'number',
          required: true,
          defaultValue: initialArrival.cafeMinutes,
          validate: beforeSession,
          admin: { description: 'For the drink. Later than this counts as a no-show.' },
        },
        {
          name: 'boothMinutes',
          label: 'At the booth (minutes before)',
          type: 'number',
          required: true,
          defaultValue: initialArrival.boothMinutes,
          validate: (value: unknown, { siblingData }: { siblingData: Partial<{ cafeMinutes: number }> }) =>
            validateBooth(value, siblingData.cafeMinutes),
          admin: { description: 'With the backing track ready.' },
        },
      ],
    },
  ],
};

function validateBooth(value: unknown, cafeMinutes: unknown): true | string {
  const whole = beforeSession(value);
  if (whole !== true || typeof cafeMinutes !== 'number' || Number(value) <= cafeMinutes) return whole;
  return `Visitors cannot be at the booth ${String(value)} minutes before when they come to the cafe ${cafeMinutes} minutes before.`;
}

const studios: ArrayField = {
  name: 'studios',
  type: 'array',
  labels: { singular: 'Studio', plural: 'Studios' },
  required: true,
  minRows: 1,
  admin: { description: 'Booths that can be booked at the same time.' },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'studioId',
          label: 'Number',
          type: 'number',
          required: true,
          validate: wholeNumber({ what: 'The number', min: 1, max: 99 }),
        },
        { name: 'name', type: 'text', required: true, maxLength: 60 },
      ],
    },
  ],
};

/** What the booking service sells by. */
export const bookingRules: GlobalConfig = {
  slug: 'booking-rules',
  label: 'Booking rules',
  admin: {
    group: navGroup.booking,
    description: 'Hours, prices and limits. Once published they apply to new bookings within seconds.',
  },
  access: { read: publishedOrStaff, readVersions: staff, update: managersOnly },
  versions: editorialGlobalVersions,
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Hours and prices',
          fields: [
            openingHours,
            {
              name: 'slotMinutes',
              label: 'Session length (minutes)',
              type: 'number',
              required: true,
              validate: wholeNumber({ what: 'The session length', min: 10, max: 120, multipleOf: 10 }),
              admin: {
                description:
                  'A multiple of 10. The landing page’s FAQ speaks of visits of 1-2 hours: that text is an FAQ entry, not this rule.',
              },
            },
            priceBands,
            closedDates,
          ],
        },
        {
          label: 'Booking window',
          fields: [
            {
              name: 'leadTimeMinutes',
              label: 'Book at least (minutes ahead)',
              type: 'number',
              required: true,
              validate: wholeNumber({ what: 'The time ahead', min: 0, max: 10_080 }),
              admin: {
                description:
                  'Less than the minutes that visitors are to be at the cafe before (below) would make them late.',
              },
            },
            {
              name: 'horizonDays',
              label: 'Book at most (days ahead)',
              type: 'number',
              required: true,
              validate: wholeNumber({ what: 'The days ahead', min: 1, max: 365 }),
            },
            {
              name: 'holdMinutes',
              label: 'Hold an unpaid time (minutes)',
              type: 'number',
              required: true,
              validate: wholeNumber({ what: 'The hold', min: 1, max: 120 }),
              admin: { description: 'How long a chosen time is kept for somebody who has not paid yet.' },
            },
            arrival,
            studios,
          ],
        },
        { label: 'Cancellation', fields: [cancellationPolicy] },
      ],
    },
  ],
};
