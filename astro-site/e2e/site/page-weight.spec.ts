import { expect, test } from '../fixtures.ts';
import {
  budgetNames,
  budgets,
  firstView,
  islandScripts,
  weigh,
  type Weights,
} from '../support/page-weight.ts';
import { Wizard } from '../support/wizard.ts';

// Sizes are facts, not speeds: they are the same on a busy machine.
test('the landing page and its wizard weigh no more than they may', async ({ browser, stack }) => {
  const loaded = await firstView(browser, stack.urls.site);
  const weights = await weigh(stack.urls.site, loaded);
  for (const what of Object.keys(budgets) as (keyof Weights)[]) {
    expect.soft(weights[what], `${budgetNames[what]}, in bytes`).toBeLessThanOrEqual(budgets[what]);
    // If nothing were found to weigh, every budget would hold.
    expect.soft(weights[what], budgetNames[what]).toBeGreaterThan(budgets[what] / 10);
  }
});

test('the wizard loads nothing that its weight leaves out', async ({ page, stack }) => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.push(new URL(response.url()).pathname);
  });
  const html = await (await page.request.get('/')).text();
  const weighed = await islandScripts(stack.urls.site, html);
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.choose('direct');
  await expect(wizard.calendar).toBeVisible();
  const ofThePage = loaded.filter((path) => html.includes(`src="${path}"`));
  const ofTheWizard = loaded.filter((path) => !ofThePage.includes(path));
  expect(ofTheWizard.length).toBeGreaterThan(3);
  expect(ofTheWizard.filter((path) => !weighed.has(path))).toEqual([]);
});
