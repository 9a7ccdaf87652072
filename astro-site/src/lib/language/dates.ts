import { longDateIn } from 'shared/time/long-date.ts';
import { pageLanguage } from 'shared/languages/page-language.ts';

/** A Seoul date (yyyy-MM-dd) in full, as the page's language writes it: "Thursday 26 November 2026", "2026年11月26日（木）". */
export const longDate = (date: string): string => longDateIn(pageLanguage())(date);
