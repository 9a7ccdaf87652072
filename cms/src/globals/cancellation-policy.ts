import type { GroupField } from 'payload';
import { validateRefundTiers } from '../validation/booking-rules.ts';
import { wholeNumber } from '../validation/whole-number.ts';

const hours = wholeNumber({ what: 'The hours', min: 0, max: 8_760 });
const percent = wholeNumber({ what: 'The percentage', min: 0, max: 100 });

/** The figures refunds are computed with; the text visitors read is the policy "Cancellation Policy". */
export const cancellationPolicy: GroupField = {
  name: 'cancellation',
  type: 'group',
  label: 'Cancellation',
  admin: {
    description:
      'Figures for refunds of direct bookings. Texts that say them in braces, such as {refundList} in the Cancellation Policy, follow; change the others by hand.',
  },
  fields: [
    {
      name: 'direct',
      type: 'array',
      label: 'Refund of the session fee',
      labels: { singular: 'Step', plural: 'Steps' },
      required: true,
      validate: validateRefundTiers,
      admin: { description: 'Most hours first. The first step that still fits the time left applies.' },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'hoursBefore',
              label: 'Hours before, or more',
              type: 'number',
              required: true,
              validate: hours,
            },
            { name: 'refundPercent', label: 'Refund (%)', type: 'number', required: true, validate: percent },
          ],
        },
      ],
    },
    {
      name: 'noShowRefundPercent',
      label: 'Refund for a no-show (%)',
      type: 'number',
      required: true,
      validate: percent,
    },
    {
      name: 'addOns',
      type: 'array',
      label: 'Add-ons that can be cancelled after the session',
      labels: { singular: 'Add-on', plural: 'Add-ons' },
      admin: { description: 'Add-ons that are not in the list cannot be cancelled afterwards.' },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'addOnId',
              label: 'Number of the add-on',
              type: 'number',
              required: true,
              validate: wholeNumber({ what: 'The number', min: 1, max: 99 }),
            },
            {
              name: 'hours',
              label: 'Hours after the session',
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
      type: 'group',
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'maxMoves',
              label: 'Free moves for each booking',
              type: 'number',
              required: true,
              validate: wholeNumber({ what: 'The number of moves', min: 0, max: 20 }),
            },
            {
              name: 'minHoursBefore',
              label: 'Until (hours before)',
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
