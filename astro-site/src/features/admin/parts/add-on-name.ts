import type { NamedAddOn } from 'shared/catalogue/add-on-name.ts';
import { localized } from 'shared/languages/localized-text.ts';
import type { AdminLanguage } from '../language/language.ts';

/** In the language of the page, where a manager has written it. */
export const addOnName = ({ name, names }: NamedAddOn, language: AdminLanguage): string =>
  language === 'en' ? name : localized(names ?? { en: name }, language);
