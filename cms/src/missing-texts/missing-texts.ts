import type { PayloadRequest } from 'payload';
import { locales, type Locale } from 'shared/languages/localized-text.ts';
import { staffMember } from '../access/user.ts';
import type { AllLocales } from '../content-api/sources/all-locales.ts';
import { shownText } from '../rich-text/shown-text.ts';
import { localizedDocuments, type StaffDocument } from './localized-documents.ts';
import { localizedValues } from './localized-values.ts';

/** The languages that English stands in for where a text is missing. */
export const translated = locales.filter((locale) => locale !== 'en');

type Counts = Record<Locale, number>;

/** A document that is not whole in every language. */
interface Incomplete extends StaffDocument {
  missing: Counts;
}

export interface MissingTexts {
  documents: Incomplete[];
  /** How many texts are missing in all documents together. */
  missing: Counts;
  /** How many are written in English. */
  written: number;
}

/** What is still to be translated, of everything that has languages; null for whoever is no member of staff. */
export async function missingTexts(req: PayloadRequest): Promise<MissingTexts | null> {
  if (!staffMember(req.user)) return null;
  const all = (await localizedDocuments(req)).map(({ fields, content, ...document }) => {
    const texts = localizedValues(fields, content).filter((text) => isWritten(text['en']));
    return { ...document, written: texts.length, missing: missingIn(texts) };
  });
  return {
    documents: all.filter(({ missing }) => translated.some((locale) => missing[locale] > 0)),
    missing: countsOf((locale) => sum(all.map(({ missing }) => missing[locale]))),
    written: sum(all.map(({ written }) => written)),
  };
}

const isWritten = (text: unknown): boolean => shownText(text) !== '';

const countsOf = (count: (locale: Locale) => number): Counts =>
  Object.fromEntries(locales.map((locale) => [locale, count(locale)])) as Counts;

const missingIn = (texts: AllLocales[]): Counts =>
  countsOf((locale) => texts.filter((text) => !isWritten(text[locale])).length);

const sum = (counts: number[]): number => counts.reduce((total, count) => total + count, 0);
