import type { AddOn } from 'shared/catalogue/catalogue.ts';
import type { Locale } from 'shared/languages/localized-text.ts';
import { formatWon } from 'shared/pricing/won.ts';

/** What the strip of an add-on shows, and in which language: page and browser draw it alike. */
export function addOnStrip(addOn: AddOn, locale: Locale, byQuote: string) {
  const { name, names, description, descriptions, price, customQuote } = addOn;
  const told = names?.[locale];
  return {
    lang: told ? locale : 'en',
    name: told || name,
    description: descriptions?.[locale] || description,
    price: customQuote ? byQuote : formatWon(price),
    level: customQuote ? 1 : levelOf(price),
  };
}

/** How far the fader is up, 0 to 1: the dearer, the higher, on a scale on which every price can be told apart. */
function levelOf(priceWon: number): number {
  return Math.min(1, Math.log10(Math.max(priceWon, 20_000) / 20_000) / 2);
}
