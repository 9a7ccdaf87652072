import type { FlattenedField } from 'payload';
import { group, rows, type AllLocales } from '../content-api/sources/all-locales.ts';

/** Whether anything in these fields has a text for each language. */
export const hasLocalized = (fields: FlattenedField[]): boolean =>
  fields.some(
    (field) => field.localized || ('flattenedFields' in field && hasLocalized(field.flattenedFields)),
  );

/** The languages of every localized field, in groups and rows too, of a document that was read in all of them. */
export function localizedValues(fields: FlattenedField[], doc: AllLocales): AllLocales[] {
  return fields.flatMap((field) => {
    const value = doc[field.name];
    if (field.localized) return [group(value)];
    if (!('flattenedFields' in field)) return [];
    const inside = Array.isArray(value) ? rows(value) : [group(value)];
    return inside.flatMap((row) => localizedValues(field.flattenedFields, row));
  });
}
