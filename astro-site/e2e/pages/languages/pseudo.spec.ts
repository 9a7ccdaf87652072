import type { Page } from '@playwright/test';
import { localeNames } from 'shared/languages/localized-text.ts';
import { expect, test } from '../fixtures.ts';
import { seedContent } from '../seed-content.ts';
import { literally } from '../../support/literally.ts';
import { readOn } from '../../support/read-on.ts';
import { Wizard } from '../../support/wizard.ts';

/** Around every word that comes from a file of words. */
const [BEFORE, AFTER] = ['⟦', '⟧'];

/**
 * A language that nobody speaks: the browser gets the Korean words with a mark around each, so that what stands on the page
 * without one was written into the code.
 */
async function speakPseudo(page: Page): Promise<void> {
  await page.route(/\/_astro\/words-[\w-]+-ko\.[\w-]+\.js$/, async (route) => {
    const answer = await route.fetch();
    // A file holds the words of one part or of several, each under a name of its own.
    const marked = (await answer.text()).replace(/export\{([^{}]*)\};?/, (_, list: string) => {
      const parts = [...list.matchAll(/([\w$]+) as (\w+)/g)];
      return `
        const mark = (value) =>
          typeof value === 'string' ? (/\\p{L}/u.test(value) ? '${BEFORE}' + value + '${AFTER}' : value)
          : typeof value === 'function' ? (...args) => mark(value(...args))
          : Array.isArray(value) ? value.map(mark)
          : value && typeof value === 'object'
            ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mark(inner)]))
            : value;
        ${parts.map(([, name], index) => `const marked${index} = mark(${name});`).join('')}
        export { ${parts.map(([, , as], index) => `marked${index} as ${as}`).join(', ')} };`;
    });
    await route.fulfill({ response: answer, body: marked, headers: { 'content-type': 'text/javascript' } });
  });
}

/** What is read on the island of a page and has no mark. Names, figures and what the CMS says have none. */
async function unmarked(page: Page, known: RegExp): Promise<string[]> {
  const said = await readOn(page);
  expect(said.filter((text) => text.includes(BEFORE)).length).toBeGreaterThan(2);
  return said
    .map((text) => text.replaceAll(/⟦[^⟦⟧]*(?:⟦[^⟦⟧]*⟧[^⟦⟧]*)*⟧/gu, ''))
    .filter((text) => /\p{L}{2,}/u.test(text.replaceAll(known, '')));
}

for (const path of [
  '/ko/payment',
  '/ko/payment-fail?code=REJECT_CARD_PAYMENT',
  '/ko/my-booking',
  '/ko/listen',
  '/ko/waitlist',
]) {
  test(`${path} has no text of its island in its code`, async ({ page }) => {
    await speakPseudo(page);
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(BEFORE);
    // The bar and the footer are the page's own, and come with it.
    await page
      .locator('header, footer, nav, aside, [data-island-failure], a[href="#main"]')
      .evaluateAll((parts) => parts.forEach((part) => part.remove()));
    await page.evaluate(() => (document.title = ''));
    expect(
      await unmarked(page, /KST|Klook|REJECT_CARD_PAYMENT|hello@\S+|신사\S* 레코드 카페|Sinsa Record Cafe/g),
    ).toEqual([]);
  });
}

test('the wizard has no text in its code', async ({ page, problems }) => {
  // Its cards came with the page, in Korean without marks: React says that they differ.
  problems.expect(/Minified React error #418/);
  await speakPseudo(page);
  const wizard = new Wizard(page, 'ko');
  await wizard.open();
  await wizard.choose('direct');
  await expect(page.locator('#booking-form-heading')).toContainText(BEFORE);
  await wizard.daysAreOpen();
  await page.evaluate(() => {
    const island = document.querySelector('#booking-wizard');
    document.body.replaceChildren(island?.closest('astro-island') ?? '');
    document.title = '';
  });
  // Add-ons and the two ways to book are the CMS's.
  const known = seedContent.addons.flatMap(({ names, descriptions }) =>
    [names?.ko ?? [], descriptions?.ko ?? []].flat(),
  );
  const names = ['KST', 'YouTube', ...Object.values(localeNames), ...known].map(literally);
  // Whole dates are written by one function for pages and mails; the browser knows the names of countries.
  await page.locator('option').evaluateAll((options) => options.forEach((one) => one.remove()));
  const isKnown = new RegExp([...names, String.raw`\d+년 \d+월 \d+일 [일월화수목금토]요일`].join('|'), 'g');
  expect(await unmarked(page, isKnown)).toEqual([]);
});
