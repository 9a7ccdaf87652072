import { locales, type LocalizedText } from 'shared/languages/localized-text.ts';
import { isBlank } from 'shared/content/visible-text.ts';

/** A document read with every language at once: localized fields are `{en, ko, ...}`. Shapes are checked by the schema. */
export type AllLocales = Record<string, unknown>;

const isRecord = (value: unknown): value is AllLocales =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A group's fields; empty when nothing is stored. */
export function group(value: unknown): AllLocales {
  return isRecord(value) ? value : {};
}

/** The rows of an array field. */
export function rows(value: unknown): AllLocales[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** A localized text; what is empty or blank counts as not written, so that English shows instead. */
export function text(value: unknown): Record<string, string | undefined> {
  const stored = group(value);
  return Object.fromEntries(locales.map((locale) => [locale, written(stored[locale])]));
}

/** Heading and lead of a section. */
export const headed = (section: AllLocales) => ({
  heading: text(section['heading']),
  lead: text(section['lead']),
});

/** The text of each row. */
export const lines = (value: unknown) => rows(value).map((row) => text(row['text']));

/** Title and body of each row. */
export const titled = (value: unknown) =>
  rows(value).map((row) => ({ title: text(row['title']), body: text(row['body']) }));

/** Ways to a cafe. */
export const directions = (doc: AllLocales) =>
  rows(doc['directions']).map((way) => ({ from: text(way['from']), route: text(way['route']) }));

/** The English text, where the other side knows one language only. */
export function english(value: unknown): string | undefined {
  return text(value)['en'];
}

/** Each language of a localized value turned into a text, for example rich text into HTML. */
export function mapLocales(value: unknown, turn: (stored: unknown) => string): Partial<LocalizedText> {
  const stored = group(value);
  return Object.fromEntries(locales.map((locale) => [locale, written(turn(stored[locale]))]));
}

/** The id of a related document read without its content; null where none is chosen. */
export function idOf(value: unknown): string | null {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : null;
}

function written(value: unknown): string | undefined {
  return typeof value === 'string' && !isBlank(value) ? value.trim() : undefined;
}
