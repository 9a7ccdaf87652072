import type { Locale } from '../languages/localized-text.ts';
import { pageLanguage } from '../languages/page-language.ts';
import type { AddOn } from './on-sale.ts';

/** With its names, if it is on sale. */
export type NamedAddOn = Pick<AddOn, 'name'> & { names?: AddOn['names'] | undefined };

/** An add-on's name in the language of the page; the English one where that language has none, or it is no longer on sale. */
export function addOnName({ name, names }: NamedAddOn, locale: Locale = pageLanguage()) {
  return (locale !== 'en' && names?.[locale]) || name;
}
