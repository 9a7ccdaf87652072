import type { Page } from '@playwright/test';
import { addSeoulDays, seoulWallClock } from 'shared/time/seoul.ts';
import { expect, test } from '../fixtures.ts';
import { watchShifts } from '../../support/layout-shift.ts';
import { windowOf } from '../../support/viewports.ts';
import { Wizard } from '../../support/wizard.ts';

test.use({ reducedMotion: 'no-preference', viewport: windowOf(360) });

const inTenDays = addSeoulDays(seoulWallClock(new Date()).date, 10);

/** Holds the answers of a route back until the page has stood still for longer than a tap explains movements. */
async function holdBack(page: Page, url: string) {
  const hold = Promise.withResolvers<undefined>();
  await page.route(url, async (route) => {
    await hold.promise;
    await route.fallback();
  });
  return async () => {
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          const begin = performance.now();
          const look = () => (performance.now() - begin > 700 ? done() : requestAnimationFrame(look));
          look();
        }),
    );
    hold.resolve(undefined);
  };
}

test('in the booking form nothing moves by itself while rules, add-ons and times arrive', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  const wizard = new Wizard(page);
  await wizard.open();
  const answerRules = await holdBack(page, '**/api/rules');
  const answerAddOns = await holdBack(page, '**/api/addons');
  await wizard.card('direct').click();
  await expect(page.getByText('Loading opening days...')).toBeVisible();
  await expect(page.locator('[data-date]').last()).toHaveAttribute('aria-disabled', 'true');
  await answerRules();
  await expect(page.getByText('Loading opening days...')).toBeHidden();

  const answerTimes = await holdBack(page, '**/api/timeslots/*');
  await wizard.pickDate(inTenDays);
  await expect(wizard.times).toContainText('Loading times...');
  await expect(wizard.times.getByRole('radio').first()).toBeDisabled();
  await wizard.times.scrollIntoViewIfNeeded();
  await answerTimes();
  await expect(wizard.times).toContainText('Select time');

  await page.getByText('Loading add-ons...').scrollIntoViewIfNeeded();
  await answerAddOns();
  await wizard.addOn('LP Record').check();
  await expect(page.getByLabel(/LP delivery address/i)).toBeVisible();
  expect(await shifts()).toEqual([]);
});

test('what cannot be loaded says so in the same room', async ({ page, problems }) => {
  problems.expect(/answer 503: GET .*\/api\/(rules|addons|timeslots)/);
  const shifts = await watchShifts(page);
  const wizard = new Wizard(page);
  await wizard.open();
  const fails = ['rules', 'addons', 'timeslots/*'].map(async (path) => {
    await page.route(`**/api/${path}`, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
    return holdBack(page, `**/api/${path}`);
  });
  const [answerRules, answerAddOns, answerTimes] = await Promise.all(fails);
  await wizard.card('direct').click();
  await answerRules?.();
  const when = page.getByRole('region', { name: /Date and time/ });
  await expect(when.getByText('We could not load the opening days and prices.')).toBeVisible();
  await answerAddOns?.();
  await expect(page.getByText(/^We could not load the add-ons/)).toBeVisible();

  await when.getByRole('button', { name: 'Try again' }).click();
  await wizard.pickDate(inTenDays);
  await answerTimes?.();
  await expect(wizard.times).toContainText('No available times for ');
  await expect(wizard.times.getByRole('radio')).toHaveCount(0);
  await wizard.times.getByRole('button', { name: 'Check again' }).click();
  await expect(wizard.times).toContainText('Select time');
  expect(await shifts()).toEqual([]);
});
