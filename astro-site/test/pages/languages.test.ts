import { addressIn } from 'shared/languages/addresses.ts';
import type { Locale } from 'shared/languages/localized-text.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gallery } from '../fixtures/gallery.ts';
import { translatedSnapshot, writtenIn } from '../fixtures/translated.ts';
import { documentOf, tidy } from '../support/html.ts';
import { holdsEnglish } from '../support/same-everywhere.ts';
import { startPublishedSite, type PublishedSite } from '../support/published-site.ts';

let site: PublishedSite;
beforeAll(async () => {
  site = await startPublishedSite({ snapshot: translatedSnapshot() });
});
afterAll(() => site.stop());

const open = async (path: string) => documentOf(await site.text(path));
type Page = Awaited<ReturnType<typeof open>>;
const textOf = (page: Page, selector: string) => tidy(page.querySelector(selector)?.textContent);

const others = Object.keys(writtenIn) as (keyof typeof writtenIn)[];
const pages = ['/', '/faq', '/franchise', '/policies', '/no-such-page'];

/** Everything that is read or heard of a page; what says that it is in another language is not of the page's. */
function saidOn(page: Page): string[] {
  for (const element of page.body.querySelectorAll(`script, style, template, [lang]`)) element.remove();
  const attributes = [
    'aria-label',
    'alt',
    'title',
    'placeholder',
    'data-found',
    'data-player',
    'data-add-ons',
  ];
  const heard = attributes.flatMap((name) =>
    [...page.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  );
  const described = ['description', 'og:title', 'og:description', 'og:site_name'].map(
    (name) =>
      page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '',
  );
  const walker = page.createTreeWalker(page.body, 4);
  const read: string[] = [];
  while (walker.nextNode()) read.push(tidy(walker.currentNode?.textContent));
  return [page.title, ...described, ...heard, ...read];
}

describe.each(others)('in %s', (locale) => {
  test.each(pages)('%s says nothing in English', async (path) => {
    const page = await open(addressIn(locale, path));
    expect(page.documentElement.getAttribute('lang')).toBe(locale);
    const said = saidOn(page);
    expect(said.length).toBeGreaterThan(20);
    expect(said.filter(holdsEnglish)).toEqual([]);
  });

  test.each(pages)('%s leads on in its language', async (path) => {
    const page = await open(addressIn(locale, path));
    const links = [...page.querySelectorAll('a[href^="/"]:not([hreflang])')];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link.getAttribute('href')).toMatch(new RegExp(`^/${locale}(?![\\w-])`));
  });

  test('the policies are fetched, and the gallery’s pictures told, in it', async () => {
    const page = await open(`/${locale}`);
    expect(page.querySelector('[data-policy-dialog]')?.getAttribute('data-policy-dialog')).toBe(
      `/${locale}/policies`,
    );
    const pictures = (await (await site.get(`/${locale}/gallery.json`)).json()) as {
      title: string;
      alt: string;
    }[];
    expect(pictures).toHaveLength(gallery.length);
    for (const { title } of pictures) expect(title).toBe(writtenIn[locale]);
  });

  test('search engines read of the same cafe, with its prices, in it', async () => {
    const page = await open(`/${locale}`);
    const cafe = JSON.parse(
      page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}',
    ) as Record<string, unknown>;
    expect(cafe).toMatchObject({
      '@id': 'https://cafe.example/#cafe',
      url: `https://cafe.example/${locale}`,
    });
    const offers = cafe['makesOffer'] as { name: string; url: string }[];
    expect(offers).toHaveLength(3 + 5);
    for (const { name, url } of offers) {
      expect.soft(name).not.toMatch(/Recording|session|Morning|Afternoon|Evening|Track/);
      expect.soft(url).toBe(`https://cafe.example/${locale}#booking`);
    }
  });
});

describe('Korean beside another language', () => {
  const accents = (page: Page, section: string) =>
    [...page.querySelectorAll(`${section} [lang="ko"]`)].map((element) => tidy(element.textContent));

  test.each<Locale>(['en', 'zh', 'ja'])('stands on menu, prices, walks and address in %s', async (locale) => {
    const page = await open(addressIn(locale, '/'));
    expect(accents(page, '#menu')).toContain('따뜻한 음료');
    expect(accents(page, '#menu')).toContain('레모네이드');
    expect(accents(page, '#packages')).toContain('녹음 세션');
    expect(accents(page, '#tours li')).toEqual(['한강공원', '가로수길']);
    expect(accents(page, '#contact')).toContain('서울 강남구 도산대로1길 12');
  });

  test('is not said twice on the Korean page', async () => {
    const page = await open('/ko');
    for (const section of ['#menu', '#packages', '#tours', '#contact'])
      expect.soft(accents(page, section), section).toEqual([]);
    expect(textOf(page, '#packages h3')).toBe('녹음 세션');
    expect(textOf(page, '#tours').match(/한강공원/g)).toHaveLength(1);
  });

  test('says a name alone that staff have not written in Korean', async () => {
    const [coffee, ...menu] = translatedSnapshot().menu;
    if (!coffee) throw new Error('no menu');
    const version = translatedSnapshot().version + 1;
    site.publish({
      ...translatedSnapshot(),
      version,
      menu: [{ ...coffee, name: { en: 'Coffee' } }, ...menu],
    });
    await site.isLive(version);
    const page = await open('/ko');
    expect(accents(page, '#menu')).toEqual(['커피']);
    expect(textOf(page, '#menu li [lang="en"]')).toBe('Coffee');
  });
});

test.each([
  ['en', 'Effective Date January 1, 2025'],
  ['ko', '시행일 2025년 1월 1일'],
  ['zh', '生效日期：2025年1月1日'],
  ['ja', '施行日：2025年1月1日'],
] as const)('a policy says in %s since when it holds', async (locale, line) => {
  expect(textOf(await open(addressIn(locale, '/policies')), 'article')).toContain(line);
});
