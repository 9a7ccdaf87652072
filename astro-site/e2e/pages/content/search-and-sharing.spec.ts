import sharp from 'sharp';
import { initialAddOns, initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { addressIn } from 'shared/languages/addresses.ts';
import { locales } from 'shared/languages/localized-text.ts';
import { expect, test } from '../fixtures.ts';
import { written } from '../../support/written.ts';

const indexed = ['/', '/faq', '/franchise', '/gift-cards', '/policies'].flatMap((page) =>
  locales.map((locale) => addressIn(locale, page)),
);
const hidden = [
  '/payment',
  '/payment-success',
  '/payment-fail',
  '/booking-received',
  '/my-booking',
  '/listen',
  '/waitlist',
  '/login',
  '/admin',
  '/admin/enquiries',
  '/admin/account',
  '/admin/users',
  '/admin/audit',
  '/admin/cash-up',
  '/admin/deliveries',
  '/admin/reports',
  '/admin/statements',
  '/admin/vouchers',
  '/admin/personal-data',
  '/nowhere',
];

for (const path of indexed) {
  test(`${path} tells search engines and chats what it is`, async ({ request, site }) => {
    const page = await written(request, path);
    const address = site + path;
    expect(page.meta('robots')).toBeNull();
    expect(page.link('canonical')).toBe(address);
    expect(page.document.title.length).toBeGreaterThan(8);
    // Chinese says the same in a third of the letters.
    expect(page.meta('description')?.length).toBeGreaterThan(8);
    expect(page.meta('description')?.length).toBeLessThanOrEqual(200);
    expect(page.meta('og:url')).toBe(address);
    expect(page.meta('og:title')).toMatch(/\S/);
    expect(page.meta('og:description')).toBe(page.meta('description'));
    expect(page.meta('og:image:alt')).toMatch(/microphone|마이크|麦克风|マイク/);
    const picture = await request.get(page.meta('og:image') ?? '');
    expect(await sharp(await picture.body()).metadata()).toMatchObject({ width: 1200, height: 630 });
  });
}

test('titles and descriptions are distinct', async ({ request }) => {
  const pages = await Promise.all(indexed.map((path) => written(request, path)));
  expect(new Set(pages.map((page) => page.document.title)).size).toBe(indexed.length);
  expect(new Set(pages.map((page) => page.meta('description'))).size).toBe(indexed.length);
});

for (const path of hidden) {
  test(`${path} is kept out of search engines`, async ({ request }) => {
    expect((await written(request, path)).meta('robots')).toBe('noindex');
  });
}

test('the sitemap names exactly the pages that may be indexed, and robots names the sitemap', async ({
  request,
  site,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(indexed.map((path) => site + path));
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`);
  expect(robots).toContain('Disallow: /api/');
});

for (const name of ['/', '/faq', '/franchise', '/gift-cards', '/policies']) {
  test(`${name} and its other languages name each other`, async ({ request, site }) => {
    const own = Object.fromEntries(locales.map((locale) => [locale, addressIn(locale, name)]));
    const expected = { ...own, 'x-default': name };
    for (const locale of locales) {
      const page = await written(request, addressIn(locale, name));
      const alternates = page
        .all('link[rel="alternate"]')
        .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')] as const);
      expect(Object.fromEntries(alternates)).toEqual(
        Object.fromEntries(Object.entries(expected).map(([code, to]) => [code, site + to])),
      );
      expect(page.document.documentElement.getAttribute('lang')).toBe(locale);
      expect(page.document.documentElement.getAttribute('dir')).toBe('ltr');
    }
  });
}

test('the cafe is described as a local business with its hours and what it sells', async ({ request }) => {
  const offers = [
    ...initialRules.priceBands.map((band) => band.feeWon),
    ...initialAddOns.filter((addOn) => !addOn.customQuote).map((addOn) => addOn.price),
  ];
  expect((await written(request, '/')).data()).toMatchObject({
    '@type': ['LocalBusiness', 'EntertainmentBusiness'],
    name: 'Sinsa Record Cafe',
    image: expect.stringContaining('/_media/') as unknown,
    address: { '@type': 'PostalAddress', addressCountry: 'KR' },
    openingHoursSpecification: { opens: '10:00', closes: '22:00' },
    makesOffer: offers.map((price) => ({ '@type': 'Offer', price, priceCurrency: 'KRW' })),
  });
});

for (const [path, language] of [
  ['/faq', 'en'],
  ['/ko/faq', 'ko'],
  ['/zh/faq', 'zh'],
  ['/ja/faq', 'ja'],
] as const) {
  test(`${path} gives its 47 questions and answers as data, word for word`, async ({ request }) => {
    const page = await written(request, path);
    const data = page.data() as {
      '@type': string;
      inLanguage: string;
      mainEntity: { name: string; acceptedAnswer: { text: string } }[];
    };
    expect([data['@type'], data.inLanguage]).toEqual(['FAQPage', language]);
    expect(data.mainEntity.map(({ name }) => name)).toEqual(page.texts('main details summary'));
    expect(data.mainEntity.map(({ acceptedAnswer }) => acceptedAnswer.text)).toEqual(
      page.texts('main details > :not(summary)'),
    );
  });
}

test('icons and manifest exist and are what they say', async ({ request }) => {
  const page = await written(request, '/');
  expect((await request.get(page.link('icon') ?? '')).headers()['content-type']).toContain('image/svg+xml');
  const touch = await sharp(await (await request.get(page.link('apple-touch-icon') ?? '')).body()).metadata();
  expect(touch).toMatchObject({ format: 'png', width: 180, height: 180 });

  const answer = await request.get(page.link('manifest') ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as {
    name: string;
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(manifest.name).toBe('Sinsa Record Cafe');
  const drawn = manifest.icons.filter((icon) => icon.type === 'image/png');
  expect(drawn.length).toBeGreaterThan(1);
  for (const { src, sizes, type } of drawn) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type']).toBe(type);
    const { width, height } = await sharp(await icon.body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
