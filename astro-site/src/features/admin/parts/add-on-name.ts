import type { AddOn } from 'shared/catalogue/on-sale.ts';
import { localized } from 'shared/languages/localized-text.ts';
import type { AdminLanguage } from '../language/language.ts';

/** In the language of the page, where a manager has written it. */
export const addOnName = ({ name, names }: Pick<AddOn, 'name' | 'names'>, language: AdminLanguage): string =>
  language === 'en' ? name : localized(names ?? { en: name }, language);
