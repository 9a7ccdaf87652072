import { addressIn } from 'shared/languages/addresses.ts';
import { locales } from 'shared/languages/localized-text.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NEXT_PAGES_PATH } from 'shared/http/next-pages.ts';
import { startPublishedSite, type PublishedSite } from '../../support/published-site.ts';

let site: PublishedSite;
beforeAll(async () => {
  site = await startPublishedSite();
});
afterAll(() => site.stop());

interface Rule {
  where: { href_matches: string[] };
  eagerness: string;
}
type Rules = Partial<Record<'prerender' | 'prefetch', Rule[]>>;

async function rulesFor(headers: Record<string, string> = {}): Promise<Rules> {
  const answer = await site.get(NEXT_PAGES_PATH, { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/speculationrules+json');
  expect(answer.headers.get('vary')).toBe('save-data, sec-ch-ua-mobile');
  return (await answer.json()) as Rules;
}
const pathsIn = (rules: Rule[] = []) => rules.flatMap(({ where }) => where.href_matches);

describe('the next page', () => {
  test.each(['/', '/faq', '/ko', '/zh/faq', '/franchise', '/ja/policies'])(
    'may be fetched ahead on %s',
    async (path) => {
      expect((await site.get(path)).headers.get('speculation-rules')).toBe(`"${NEXT_PAGES_PATH}"`);
    },
  );

  test.each([
    '/payment',
    '/ko/payment',
    '/payment-success',
    '/booking-received',
    '/my-booking',
    '/listen',
    '/waitlist',
    '/login',
    '/admin',
  ])('is never fetched ahead on %s', async (path) => {
    expect((await site.get(path)).headers.get('speculation-rules')).toBeNull();
  });

  test('is rendered ahead where it only tells; where people book it is fetched and no more', async () => {
    const { prerender, prefetch } = await rulesFor();
    const inEach = (page: string) => locales.map((locale) => addressIn(locale, page));
    expect(pathsIn(prerender)).toEqual(['/faq', '/franchise', '/policies'].flatMap(inEach));
    expect(pathsIn(prefetch)).toEqual(inEach('/'));
    for (const { eagerness } of [...(prerender ?? []), ...(prefetch ?? [])])
      expect(eagerness).toBe('moderate');
  });

  test('on a phone waits for the finger, and whoever saves data is spared it', async () => {
    const onPhone = await rulesFor({ 'sec-ch-ua-mobile': '?1' });
    for (const rule of Object.values(onPhone).flat()) expect(rule.eagerness).toBe('conservative');
    expect(await rulesFor({ 'save-data': 'on' })).toEqual({});
  });
});
