import { locales, type Locale, type LocalizedText } from 'shared/languages/localized-text.ts';

/** A text in every language inside seed data; `inLocale` picks one. */
class Localized<T> {
  readonly values: Record<Locale, T>;

  constructor(values: Record<Locale, T>) {
    this.values = values;
  }
}

/** The same thing said in every language, in the order of `locales`. */
export const t = <T = string>(en: T, ko: T, zh: T, ja: T): Localized<T> => new Localized({ en, ko, zh, ja });

/** A shared localized text; where a language is missing there, English stands in at reading time. */
export const shared = (text: LocalizedText): Localized<string | null> =>
  new Localized(inEveryLanguage((locale) => text[locale] ?? null));

const inEveryLanguage = <T>(said: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(locales.map((locale) => [locale, said(locale)])) as Record<Locale, T>;

type SeedValue = string | number | boolean | null | undefined | Localized<unknown> | object;
export type SeedData = Record<string, SeedValue>;

/**
 * The data as Payload takes it: one language at a time. Rows of arrays get the same id in every language, so that
 * the writes after the first translate the rows instead of replacing them.
 */
export function inLocale(data: SeedData, locale: Locale, rowIdPrefix: string): Record<string, unknown> {
  return resolve(data, locale, rowIdPrefix) as Record<string, unknown>;
}

function resolve(value: unknown, locale: Locale, path: string): unknown {
  if (value instanceof Localized) return value.values[locale];
  if (Array.isArray(value)) {
    return value.map((row: unknown, index) => {
      const resolved = resolve(row, locale, `${path}.${index}`);
      return isPlain(row) ? { id: `${path}.${index}`, ...(resolved as object) } : resolved;
    });
  }
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    resolve(inner, locale, `${path}.${key}`),
  ]);
  return Object.fromEntries(entries);
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

export { locales };
