import { staffLanguages, type StaffLanguage } from 'shared/auth/staff-languages.ts';

/** What staff read, in each language that they choose from. Payload takes it wherever it takes a label. */
export type StaffText = Record<StaffLanguage, string>;

/** Whoever has chosen a language that Payload speaks and we do not reads English. */
export const staffLanguage = (tag: string | undefined): StaffLanguage =>
  staffLanguages.find((language) => language === tag) ?? 'en';

/** Whoever sent a request, as far as it says what they read; our own commands and jobs say nothing. */
export interface Reader {
  i18n?: { language: string };
}

export const languageOf = (reader: Reader | undefined): StaffLanguage =>
  staffLanguage(reader?.i18n?.language);

/** The text for whoever sent the request. */
export const textFor = (reader: Reader | undefined, text: StaffText): string => text[languageOf(reader)];
