import type { AdminLanguage } from '../language/language.ts';

/** "November 2026" of "2026-11". */
export const monthName = (month: string, language: AdminLanguage): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString(language, {
    ...{ year: 'numeric', month: 'long', timeZone: 'UTC' },
  });
