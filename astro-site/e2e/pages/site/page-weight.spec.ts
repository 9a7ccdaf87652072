import { addressIn } from 'shared/languages/addresses.ts';
import { expect, test } from '../fixtures.ts';
import {
  budgetNames,
  budgets,
  bytesAsSent,
  firstView,
  islandScripts,
  weigh,
  wordsLoaded,
  type Weights,
} from '../../support/page-weight.ts';
import { Wizard } from '../../support/wizard.ts';

// Sizes are facts, not speeds: they are the same on a busy machine.
test('the landing page and its wizard weigh no more than they may', async ({ browser, site }) => {
  const loaded = await firstView(browser, site);
  const weights = await weigh(site, loaded);
  for (const what of Object.keys(budgets) as (keyof Weights)[]) {
    expect.soft(weights[what], `${budgetNames[what]}, in bytes`).toBeLessThanOrEqual(budgets[what]);
    // If nothing were found to weigh, every budget would hold.
    expect.soft(weights[what], budgetNames[what]).toBeGreaterThan(budgets[what] / 10);
  }
});

for (const locale of ['ko', 'zh', 'ja'] as const) {
  test(`the landing page in ${locale} weighs no more than the English one may`, async ({ browser, site }) => {
    const address = site + addressIn(locale, '/');
    const weights = await weigh(address, await firstView(browser, address));
    const asSent = await bytesAsSent(address);
    expect.soft(asSent, 'HTML with inlined CSS, Brotli').toBeLessThanOrEqual(budgets.html);
    for (const what of ['scriptsBeforeInteraction', 'firstView'] as const)
      expect.soft(weights[what], `${budgetNames[what]}, in bytes`).toBeLessThanOrEqual(budgets[what]);
    // Its own words instead of the English ones, and no more than those of one language.
    expect.soft(await wordsLoaded(address), 'words').toEqual([locale]);
  });
}

test('the wizard loads nothing that its weight leaves out', async ({ page, site }) => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.push(new URL(response.url()).pathname);
  });
  const html = await (await page.request.get('/')).text();
  const weighed = await islandScripts(site, html);
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.choose('direct');
  await expect(wizard.calendar).toBeVisible();
  const ofThePage = loaded.filter((path) => html.includes(`src="${path}"`));
  const ofTheWizard = loaded.filter((path) => !ofThePage.includes(path));
  expect(ofTheWizard.length).toBeGreaterThan(3);
  expect(ofTheWizard.filter((path) => !weighed.has(path))).toEqual([]);
});
