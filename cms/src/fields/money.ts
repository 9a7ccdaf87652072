import type { NumberField } from 'payload';
import { managersOnly } from '../access/managers-only.ts';
import type { StaffText } from '../language/staff-text.ts';
import { validateWon } from '../validation/won.ts';

interface WonOptions {
  label: StaffText;
  description: StaffText;
}

/** A price in won that only managers change. */
export function priceField(name: string, { label, description }: WonOptions): NumberField {
  return {
    name,
    label,
    type: 'number',
    required: true,
    validate: validateWon,
    access: { create: managersOnly, update: managersOnly },
    admin: { description, step: 1 },
  };
}
