import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { haeundae, hongdae } from '../fixtures/branches.ts';
import { settings } from '../fixtures/settings.ts';
import { sampleSnapshot } from '../fixtures/snapshot.ts';
import { documentOf, tidy } from '../support/html.ts';
import { startPublishedSite, type PublishedSite } from '../support/published-site.ts';

let site: PublishedSite;
beforeAll(async () => {
  site = await startPublishedSite({ snapshot: sampleSnapshot({ branches: [hongdae, haeundae] }) });
});
afterAll(() => site.stop());

const open = async (path: string) => documentOf(await site.text(path));
type Page = Awaited<ReturnType<typeof open>>;
const textsOf = (page: Page, selector: string) =>
  [...page.querySelectorAll(selector)].map((element) => tidy(element.textContent));
const hrefsOf = (page: Page, selector: string) =>
  [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

interface Described {
  '@graph'?: Record<string, unknown>[];
  '@id'?: string;
}
const dataOf = (page: Page) =>
  JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}') as Described;

describe('a house with several cafes', () => {
  test('has a card for each, with what is its own', async () => {
    const page = await open('/');
    expect(textsOf(page, '#contact h2')).toEqual([settings.contactHeading.en]);
    expect(textsOf(page, '#contact h3')).toEqual(['Hongdae 홍대점', 'Busan Haeundae 부산 해운대점']);
    const [first, second] = textsOf(page, '#contact li[id]');
    for (const text of [hongdae.address.en, hongdae.address.ko, hongdae.nearestStation.en])
      expect(first).toContain(text);
    expect(first).toContain('From Incheon Airport');
    expect(first).not.toContain(settings.phone);
    expect(second).toContain('Open daily 12:00 PM - 11:30 PM');
    expect(second).toContain('Phone +82 51-000-0000');
    expect(page.querySelectorAll('#contact details')).toHaveLength(1);
  });

  test('leads from each card to its booking, in the language of the page', async () => {
    for (const [path, names] of [
      ['/', ['Book at Hongdae', 'Book at Busan Haeundae']],
      ['/ko', ['홍대점 예약하기', '부산 해운대점 예약하기']],
    ] as const) {
      const page = await open(path);
      const links = '#contact a[href*="branch="]';
      expect(textsOf(page, links)).toEqual(names);
      const query = ['?branch=hongdae#booking', '?branch=haeundae#booking'];
      expect(hrefsOf(page, links)).toEqual(query.map((end) => path + end));
    }
    expect((await site.get('/ko?branch=hongdae')).status).toBe(200);
  });

  test('says once what is the same for all: the phone of the house, its e-mail and networks', async () => {
    const page = await open('/');
    expect(hrefsOf(page, '#contact a[href^="tel:"]')).toEqual(['tel:+82510000000', 'tel:+8220000000']);
    expect(hrefsOf(page, '#contact a[href^="mailto:"]')).toEqual([`mailto:${settings.email}`]);
  });

  test('names prices and hours that differ with their cafes', async () => {
    const page = await open('/');
    expect(textsOf(page, '#packages h4')).toEqual(expect.arrayContaining(['Hongdae', 'Busan Haeundae']));
    expect(tidy(page.querySelector('#packages')?.textContent)).toContain('All day 12:00-23:20 ₩35,000');
    expect(tidy(page.querySelector('[aria-label="A session in short"]')?.textContent)).toBe(
      '10 min a session ₩35,000 and up 10:00-23:30 depending on the cafe',
    );
  });

  test('is an organisation with a business for each cafe, for search engines', async () => {
    const [house, ...cafes] = dataOf(await open('/ko'))['@graph'] ?? [];
    expect(house).toMatchObject({ '@type': 'Organization', name: '신사 레코드 카페' });
    expect(cafes).toMatchObject([
      {
        '@id': 'https://cafe.example/#cafe-hongdae',
        name: '신사 레코드 카페 홍대점',
        branchCode: 'hongdae',
        url: 'https://cafe.example/ko#cafe-hongdae',
        parentOrganization: { '@id': house?.['@id'] },
        openingHoursSpecification: { opens: '10:00', closes: '22:00' },
      },
      {
        telephone: '+82 51-000-0000',
        openingHoursSpecification: { opens: '12:00', closes: '23:30' },
        makesOffer: [{ price: 35_000, url: 'https://cafe.example/ko?branch=haeundae#booking' }],
      },
    ]);
  });
});

describe('a house with one branch', () => {
  test('reads as a house without branches does', async () => {
    site.publish(sampleSnapshot({ version: 2, branches: [hongdae] }));
    await site.isLive(2);
    const one = await open('/');
    site.publish(sampleSnapshot({ version: 3 }));
    await site.isLive(3);
    const none = await open('/');
    for (const selector of ['#contact', '#packages', '[aria-label="A session in short"]'])
      expect(one.querySelector(selector)?.outerHTML).toBe(none.querySelector(selector)?.outerHTML);
    expect(dataOf(one)).toEqual(dataOf(none));
    expect(dataOf(one)['@id']).toBe('https://cafe.example/#cafe');
  });
});
