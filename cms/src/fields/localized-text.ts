import type { ArrayField, TextareaField, TextField } from 'payload';
import type { StaffText } from '../language/staff-text.ts';
import { requiredInEnglish } from '../validation/required-in-english.ts';
import { label as common } from './common-labels.ts';

interface TextOptions {
  label: StaffText;
  /** Tells staff where the text shows. */
  description?: StaffText;
  /** An optional text may stay empty in every language. */
  optional?: boolean;
  maxLength?: number;
}

/** One line in every language. English is required; empty languages fall back to it. */
export function localizedLine(name: string, options: TextOptions): TextField {
  const { label, description, optional = false, maxLength = 200 } = options;
  return {
    name,
    label,
    type: 'text',
    localized: true,
    required: !optional,
    validate: requiredInEnglish({ optional, maxLength }),
    admin: { description },
  };
}

/** Like `localizedLine`, for a few sentences. */
export function localizedParagraph(name: string, options: TextOptions): TextareaField {
  const { label, description, optional = false, maxLength = 2000 } = options;
  return {
    name,
    label,
    type: 'textarea',
    localized: true,
    required: !optional,
    validate: requiredInEnglish({ optional, maxLength }),
    admin: { description },
  };
}

/** A list of short lines, each in every language. */
export function listOfLines(name: string, label: StaffText): ArrayField {
  return {
    name,
    label,
    type: 'array',
    labels: { singular: { en: 'Line', ko: '줄' }, plural: { en: 'Lines', ko: '줄' } },
    required: true,
    minRows: 1,
    maxRows: 12,
    fields: [localizedLine('text', { label: common.text, maxLength: 240 })],
  };
}
