import type { Locale } from '../languages/localized-text.ts';
import { pageLanguage } from '../languages/page-language.ts';
import type { AddOn } from './on-sale.ts';

/** An add-on's name in the language of the page; the English one where that language has none. */
export function addOnName({ name, names }: Pick<AddOn, 'name' | 'names'>, locale: Locale = pageLanguage()) {
  return (locale !== 'en' && names?.[locale]) || name;
}
