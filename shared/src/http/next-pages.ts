import { addressIn } from '../languages/addresses.ts';
import { locales } from '../languages/localized-text.ts';
import { readAddress } from '../languages/read-address.ts';

/** Where browsers are told which pages to fetch before they are asked for. */
export const NEXT_PAGES_PATH = '/next-pages.json';

/**
 * Pages that may be rendered before somebody goes there: they only tell. The landing page, where people book, is fetched ahead
 * and not rendered; what pays, signs in or belongs to somebody is neither.
 */
const everywhere = (page: string) => locales.map((locale) => addressIn(locale, page));
const rendered = ['/faq', '/franchise', '/policies'].flatMap(everywhere);
const fetched = everywhere('/');

/** The pages whose readers go on to another page of these. */
export function leadsOn(path: string): boolean {
  const { locale, page } = readAddress(path);
  return [...rendered, ...fetched].includes(addressIn(locale, page));
}

/**
 * Speculation rules (HTML, "Speculative loading") of all pages together.
 *
 * @param onPhone on data that costs: only once a finger is on the link; else when a pointer rests there
 */
export function speculationRules({ onPhone }: { onPhone: boolean }) {
  const eagerness = onPhone ? 'conservative' : 'moderate';
  const to = (paths: readonly string[]) => ({ where: { href_matches: [...paths] }, eagerness });
  return { prerender: [to(rendered)], prefetch: [to(fetched)] };
}
