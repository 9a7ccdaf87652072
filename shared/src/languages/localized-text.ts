import * as z from 'zod/mini';

/** Languages that visitors read and staff can write in. English is the fallback for the others. */
export const locales = ['en', 'ko', 'zh', 'ja'] as const;
export const localeSchema = z.enum(locales);
export type Locale = z.infer<typeof localeSchema>;

/** "en, ko, zh or ja". */
export const localeCodes = locales.join(', ').replace(/, (\w+)$/, ' or $1');

const whereWritten = z.nullish(z.string());

/** A text in every language that staff have filled in. English is always there. */
export const localizedTextSchema = z.object({
  en: z.string(),
  ko: whereWritten,
  zh: whereWritten,
  ja: whereWritten,
});
export type LocalizedText = z.infer<typeof localizedTextSchema>;

/** The text in `locale`, or in English where that language is empty. */
export function localized(text: LocalizedText, locale: Locale = 'en'): string {
  return text[locale] || text.en;
}

/** The languages by their own names. */
export const localeNames: Record<Locale, string> = { en: 'English', ko: '한국어', zh: '中文', ja: '日本語' };

/** Which way they are written. */
export const directions: Record<Locale, 'ltr' | 'rtl'> = { en: 'ltr', ko: 'ltr', zh: 'ltr', ja: 'ltr' };
