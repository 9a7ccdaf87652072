import { addressIn } from 'shared/languages/addresses.ts';
import { expect, test } from '../fixtures.ts';
import { cutOff, scrollsSideways, sticksOut } from '../../support/fit.ts';
import { widths, windowOf } from '../../support/viewports.ts';

const pages = [
  '/',
  '/franchise',
  '/faq',
  '/policies',
  '/payment-fail',
  '/my-booking',
  '/listen',
  '/waitlist',
  '/404',
];

for (const locale of ['ko', 'zh', 'ja'] as const) {
  test(`pages in ${locale} fit every width`, async ({ page, problems }) => {
    problems.expect(/answer 404: GET .*\/404$/);
    for (const name of pages) {
      await page.goto(addressIn(locale, name), { waitUntil: 'networkidle' });
      await page.locator('h1').first().waitFor();
      for (const width of widths) {
        await page.setViewportSize(windowOf(width));
        const at = `${name} at ${width} px`;
        expect.soft(await scrollsSideways(page), at).toBe(false);
        expect.soft(await sticksOut(page, 'words'), at).toEqual([]);
        expect.soft(await cutOff(page), at).toEqual([]);
      }
    }
  });
}

test('a Chinese and a Japanese page draw the same letter in their own shapes', async ({ request }) => {
  const fontsOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    return [...html.matchAll(/font-family:"Han";src:url\(([^)]+)\)/g)].map(([, file]) => file);
  };
  const [chinese, japanese] = [await fontsOf('/zh/faq'), await fontsOf('/ja/faq')];
  expect([chinese.length, japanese.length]).toEqual([2, 2]);
  expect(japanese.filter((file) => chinese.includes(file))).toEqual([]);
});

test('the Korean accents of the design are not said twice on the Korean page', async ({ request }) => {
  const headings = async (path: string) => {
    const html = await (await request.get(path)).text();
    return [...html.matchAll(/<h2[^>]*>([^<]*)<\/h2>\s*<p lang="ko"/g)].length;
  };
  expect(await headings('/')).toBeGreaterThan(5);
  expect(await headings('/ja')).toBeGreaterThan(5);
  expect(await headings('/ko')).toBe(0);
});
