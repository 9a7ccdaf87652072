import * as z from 'zod/mini';

/** Languages that staff can write in. English is the fallback for the others. */
export const locales = ['en', 'ko', 'zh'] as const;
export const localeSchema = z.enum(locales);
export type Locale = z.infer<typeof localeSchema>;

/** A text in every language that staff have filled in. English is always there. */
export const localizedTextSchema = z.object({
  en: z.string(),
  ko: z.nullish(z.string()),
  zh: z.nullish(z.string()),
});
export type LocalizedText = z.infer<typeof localizedTextSchema>;

/** The text in `locale`, or in English where that language is empty. */
export function localized(text: LocalizedText, locale: Locale = 'en'): string {
  return text[locale] || text.en;
}

/** The languages by their own names. */
export const localeNames: Record<Locale, string> = { en: 'English', ko: '한국어', zh: '中文' };
