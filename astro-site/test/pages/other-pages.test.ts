import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressIn } from 'shared/languages/addresses.ts';
import { locales } from 'shared/languages/localized-text.ts';
import { gallery } from '../fixtures/gallery.ts';
import { documentOf, tidy } from '../support/html.ts';
import { startPublishedSite, type PublishedSite } from '../support/published-site.ts';

let site: PublishedSite;
beforeAll(async () => {
  site = await startPublishedSite();
});
afterAll(() => site.stop());

const open = async (path: string) => documentOf(await site.text(path));
type Page = Awaited<ReturnType<typeof open>>;
const texts = (page: Page, selector: string) =>
  [...page.querySelectorAll(selector)].map((element) => tidy(element.textContent));
const attribute = (page: Page, selector: string, name: string) =>
  page.querySelector(selector)?.getAttribute(name);

test.each([
  '/',
  '/faq',
  '/zh/faq',
  '/franchise',
  '/policies',
  '/payment',
  '/payment-fail',
  '/my-booking',
  '/listen',
  '/waitlist',
])('%s says where its first view ends: what waits for it would wait for the whole page', async (path) => {
  const page = await open(path);
  expect(attribute(page, 'link[rel="expect"]', 'href')).toBe('#first-view');
  expect(page.querySelectorAll('#first-view')).toHaveLength(1);
});

describe('/faq', () => {
  test.each([
    ['/faq', 'en', 'Frequently asked questions', 'Question 47?', 'Answer 47.'],
    ['/ko/faq', 'ko', '자주 묻는 질문', '질문 47?', '답변 47.'],
    ['/zh/faq', 'zh', '常见问题', '问题47？', '回答47。'],
    ['/ja/faq', 'ja', 'よくあるご質問', '質問47？', '答え47。'],
  ])('%s has title and 47 pairs in its language', async (path, language, title, question, answer) => {
    const page = await open(path);
    expect(page.documentElement.getAttribute('lang')).toBe(language);
    expect(texts(page, 'h1')).toEqual([title]);
    expect(texts(page, 'details summary')).toHaveLength(47);
    expect(texts(page, 'details summary').at(-1)).toBe(question);
    expect(texts(page, 'details p').at(-1)).toBe(answer);
    expect(attribute(page, 'details', 'name')).toBe('faq');
    expect(attribute(page, 'link[rel="canonical"]', 'href')).toBe(`https://cafe.example${path}`);
  });

  test('offers every language and tells search engines where they are', async () => {
    const page = await open('/ko/faq');
    const languages = [...page.querySelectorAll('main nav a')].map((link) => [
      tidy(link.textContent),
      link.getAttribute('href'),
    ]);
    expect(languages).toEqual([
      ['한국어', '/ko/faq'],
      ['English', '/faq'],
      ['中文', '/zh/faq'],
      ['日本語', '/ja/faq'],
    ]);
    expect(texts(page, 'main nav a[aria-current="page"]')).toEqual(['한국어']);
    expect(attribute(page, 'link[rel="canonical"]', 'href')).toBe('https://cafe.example/ko/faq');
    const alternates = [...page.querySelectorAll('link[rel="alternate"]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    expect(Object.fromEntries(alternates)).toEqual({
      ko: 'https://cafe.example/ko/faq',
      en: 'https://cafe.example/faq',
      zh: 'https://cafe.example/zh/faq',
      ja: 'https://cafe.example/ja/faq',
      'x-default': 'https://cafe.example/faq',
    });
  });
});

describe('/franchise', () => {
  test('has every figure and list of the specification', async () => {
    const page = await open('/franchise');
    const text = tidy(page.querySelector('main')?.textContent);
    for (const figure of [
      '10+',
      '₩2B',
      '50+',
      '₩25,000,000',
      '₩35,000,000',
      '₩15,000,000',
      '₩75,000,000',
      '25-40 pyeong',
      '70 years',
      'patent',
    ]) {
      expect.soft(text).toContain(figure);
    }
    for (const place of ['Gangnam', 'Itaewon', 'Busan', 'Gwangju', 'China', 'North America'])
      expect.soft(text).toContain(place);
    for (const period of ['2025', '2026', '2027-2028']) expect.soft(text).toContain(period);
    expect(texts(page, 'section[aria-labelledby="process"] ol h3')).toEqual([
      'Info session',
      'Application',
      'Contract',
      'Launch',
    ]);
  });

  test('has its own bar, and buttons that lead to the form or call', async () => {
    const page = await open('/franchise');
    const links = [...page.querySelectorAll('header nav a')].map((link) => [
      tidy(link.textContent),
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['Home', '/'],
      ['Franchise', '/franchise'],
      ['Apply Now', '#apply'],
    ]);
    const calls = [...page.querySelectorAll('section a[href^="#"], section a[href^="tel:"]')].map((link) => [
      tidy(link.textContent),
      link.getAttribute('href'),
    ]);
    expect(calls).toEqual(
      expect.arrayContaining([
        ['Book Info Session', '#info-session'],
        ['Call +82 2-000-0000', 'tel:+8220000000'],
      ]),
    );
    expect(texts(page, 'form#enquiry-form button')).toEqual(['Send application']);
    expect(attribute(page, '[data-without-script] a[href^="mailto:"]', 'href')).toBe(
      'mailto:franchise@sinsarecordcafe.example',
    );
    expect(page.documentElement.getAttribute('data-theme')).toBe('daylight');
  });

  test('describes its chart in words', async () => {
    const page = await open('/franchise');
    expect(attribute(page, '[role="img"]', 'aria-label')).toBe(
      'Monthly revenue by stream: Cafe ₩25,000,000, Recording services ₩35,000,000, Digital services ₩15,000,000',
    );
  });
});

describe('for search engines and sharing', () => {
  test('the sitemap lists pages that exist and may be indexed', async () => {
    const sitemap = await site.text('/sitemap.xml');
    const paths = [...sitemap.matchAll(/<loc>https:\/\/cafe\.example([^<]*)<\/loc>/g)].map(
      (match) => match[1] ?? '',
    );
    const everywhere = (page: string) => locales.map((locale) => addressIn(locale, page));
    expect(paths).toEqual(['/', '/faq', '/franchise', '/gift-cards', '/policies'].flatMap(everywhere));
    for (const path of paths) {
      const response = await site.get(path);
      expect.soft(response.status, path).toBe(200);
      expect.soft(await response.text(), path).not.toContain('name="robots"');
    }
    expect(await site.text('/robots.txt')).toContain('Sitemap: https://cafe.example/sitemap.xml');
  });

  test('pages of one visitor are kept out', async () => {
    for (const path of [
      '/payment',
      '/payment-success',
      '/payment-fail',
      '/booking-received',
      '/my-booking',
      '/listen',
      '/waitlist',
    ]) {
      expect.soft(attribute(await open(path), 'meta[name="robots"]', 'content'), path).toBe('noindex');
    }
  });

  test('a shared page shows its title and the picture that staff chose', async () => {
    const page = await open('/');
    const image = attribute(page, 'meta[property="og:image"]', 'content') ?? '';
    expect(image).toMatch(/^https:\/\/cafe\.example\/_media\/\w+\.jpg$/);
    expect((await site.get(new URL(image).pathname)).status).toBe(200);
  });

  test('the cafe, its prices and the questions stand in the page as data', async () => {
    const data = (page: Page) =>
      JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}') as Record<
        string,
        unknown
      >;
    const cafe = data(await open('/'));
    expect(cafe).toMatchObject({ name: 'Sinsa Record Cafe', url: 'https://cafe.example/' });
    expect(cafe['makesOffer']).toHaveLength(3 + 5);
    expect(data(await open('/zh/faq'))).toMatchObject({ '@type': 'FAQPage', inLanguage: 'zh' });
  });

  test('the manifest names icons that exist', async () => {
    const manifest = (await (await site.get('/site.webmanifest')).json()) as { icons: { src: string }[] };
    expect(manifest.icons.length).toBeGreaterThan(1);
    for (const icon of manifest.icons) expect.soft((await site.get(icon.src)).status, icon.src).toBe(200);
  });
});

test('the viewer’s words come in its order: the sheet first, then what moves', async () => {
  const pictures = (await (await site.get('/gallery.json')).json()) as {
    title: string;
    src: string;
    alt: string;
  }[];
  expect(pictures.map((picture) => picture.title)).toEqual(gallery.map((item) => item.title.en));
  for (const picture of [pictures[0], pictures.at(-1)]) {
    expect((await site.get(picture?.src ?? '')).status).toBe(200);
    expect(picture?.alt).toMatch(/\w{3}/);
  }
});
