import type { Locale } from '../languages/localized-text.ts';
import { pageLanguage } from '../languages/page-language.ts';
import type { PriceBand } from '../catalogue/on-sale.ts';

/** The labels of the first price bands; staff write others in English alone. */
const labels: Record<Exclude<Locale, 'en'>, Record<string, string>> = {
  ko: { Morning: '오전', Afternoon: '오후', Evening: '저녁' },
  zh: { Morning: '上午', Afternoon: '下午', Evening: '晚上' },
  ja: { Morning: '午前', Afternoon: '午後', Evening: '夜' },
};

/** How a price band is called in the language of the page; `lang` is "en" where it has no name in it, as for `langOf`. */
export function bandInWords({ label }: Pick<PriceBand, 'label'>): { label: string; lang: 'en' | undefined } {
  const locale = pageLanguage();
  if (locale === 'en') return { label, lang: undefined };
  const known = labels[locale][label];
  return { label: known ?? label, lang: known ? undefined : 'en' };
}
