import type { ArrayField, GlobalConfig, GroupField } from 'payload';
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
  admin: { description: 'Every bookable start needs exactly one price. Bookings already made keep theirs.' },
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

/** What the booking service sells by (spec.md section 9; design.md section 3). */
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
                  'Visitors are asked to come 30 minutes early, so less than 30 would make them late.',
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
            studios,
          ],
        },
        { label: 'Cancellation', fields: [cancellationPolicy] },
      ],
    },
  ],
};
