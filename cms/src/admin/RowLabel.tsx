'use client';

import { useRowLabel } from '@payloadcms/ui';
import { useTexts } from '../language/use-texts.ts';

const unnamed = { en: (row: number) => `Row ${row}`, ko: (row: number) => `${row}행` };

/** Fields that tell rows apart, the most telling first. */
const namingFields = ['label', 'title', 'name', 'from', 'figure', 'text', 'date', 'period'];

/** The heading of a row in a list: the text of one of its fields instead of a number. */
export function RowLabel() {
  const nameOf = useTexts(unnamed);
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>();
  const words = namingFields
    .map((field) => data[field])
    .find((value) => typeof value === 'string' && value !== '');
  return <span>{typeof words === 'string' ? words : nameOf((rowNumber ?? 0) + 1)}</span>;
}
