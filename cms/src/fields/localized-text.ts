import type { ArrayField, TextareaField, TextField } from 'payload';
import { requiredInEnglish } from '../validation/required-in-english.ts';

interface TextOptions {
  label?: string;
  /** Tells staff where the text shows. */
  description?: string;
  /** An optional text may stay empty in every language. */
  optional?: boolean;
  maxLength?: number;
}

/** One line in English, Korean and Chinese. English is required; empty languages fall back to it. */
export function localizedLine(name: string, options: TextOptions = {}): TextField {
  const { label, description, optional = false, maxLength = 200 } = options;
  return {
    name,
    type: 'text',
    localized: true,
    required: !optional,
    validate: requiredInEnglish({ optional, maxLength }),
    ...(label ? { label } : {}),
    admin: { description },
  };
}

/** Like `localizedLine`, for a few sentences. */
export function localizedParagraph(name: string, options: TextOptions = {}): TextareaField {
  const { label, description, optional = false, maxLength = 2000 } = options;
  return {
    name,
    type: 'textarea',
    localized: true,
    required: !optional,
    validate: requiredInEnglish({ optional, maxLength }),
    ...(label ? { label } : {}),
    admin: { description },
  };
}

/** A list of short lines, each in three languages. */
export function listOfLines(name: string, { label }: { label?: string } = {}): ArrayField {
  return {
    name,
    type: 'array',
    ...(label ? { label } : {}),
    labels: { singular: 'Line', plural: 'Lines' },
    required: true,
    minRows: 1,
    maxRows: 12,
    fields: [localizedLine('text', { maxLength: 240 })],
  };
}
