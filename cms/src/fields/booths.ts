import type { ArrayField, NumberField } from 'payload';
import type { StaffText } from '../language/staff-text.ts';
import { label, labels } from './common-labels.ts';

interface Booths extends Pick<ArrayField, 'defaultValue' | 'validate'> {
  description: StaffText;
  number: NumberField;
}

/** Booths that can be booked at the same time. */
export const booths = ({ description, number, ...field }: Booths): ArrayField => ({
  ...field,
  name: 'studios',
  label: { en: 'Studios', ko: '스튜디오' },
  type: 'array',
  labels: labels('Studio', 'Studios', '스튜디오'),
  required: true,
  minRows: 1,
  admin: { description },
  fields: [
    {
      type: 'row',
      fields: [number, { name: 'name', label: label.name, type: 'text', required: true, maxLength: 60 }],
    },
  ],
});
