import type { NumberField } from 'payload';
import type { StaffText } from '../language/staff-text.ts';
import { wholeNumber } from '../validation/whole-number.ts';
import { label } from './common-labels.ts';

interface GivenNumber {
  max: number;
  description: StaffText;
}

/** A number that the CMS gives by itself as it saves; the form shows it and takes none. */
export function givenNumber(name: string, { max, description }: GivenNumber): NumberField {
  const isWhole = wholeNumber({ what: { en: 'The number', ko: '번호는' }, min: 1, max });
  return {
    name,
    label: label.number,
    type: 'number',
    unique: true,
    index: true,
    validate: (value: unknown, { req }: { req: object }) =>
      value === null || value === undefined || isWhole(value, { req }),
    admin: { readOnly: true, description },
  };
}
