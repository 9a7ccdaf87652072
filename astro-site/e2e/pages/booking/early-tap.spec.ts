import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { onPhone } from '../../support/viewports.ts';
import { Wizard } from '../../support/wizard.ts';

test.use({ ...onPhone, reducedMotion: 'no-preference' });

test('a tap on a card before the wizard is awake is not lost, and the card says at once that it was heard', async ({
  page,
}) => {
  const wizardScript = Promise.withResolvers<undefined>();
  await page.route(/BookingWizard\.[\w-]+\.js/, async (route) => {
    await wizardScript.promise;
    await route.continue();
  });
  await page.goto('/');
  const wizard = new Wizard(page);
  const status = page.locator('#booking').getByRole('status');
  await page.locator('#booking-wizard').scrollIntoViewIfNeeded();
  await wizard.card('klook').tap();
  await expect(wizard.card('klook')).toHaveAttribute('aria-busy', 'true');
  await expect(status).toHaveText('One moment, the booking form is on its way.');
  // The last tap counts.
  await wizard.card('direct').tap();
  await expect(wizard.card('direct')).toHaveAttribute('aria-busy', 'true');
  await expect(wizard.card('klook')).not.toHaveAttribute('aria-busy');
  const record = await wizard
    .card('direct')
    .evaluate((card) => getComputedStyle(card, '::after').animationName);
  expect(record).toBe('record-turns');
  await expect(page.locator('astro-island:has(#booking-wizard)')).toHaveAttribute('ssr', /.*/);
  wizardScript.resolve(undefined);
  await expect(page.locator('#booking-form-heading')).toBeFocused();
});

test('where the wizard does not come the card is not busy for ever: the page says so and can be tried again', async ({
  page,
  problems,
}) => {
  problems.expect(/request failed: GET .*BookingWizard/);
  problems.expect(/Error hydrating .*BookingWizard/);
  await page.route(/BookingWizard\.[\w-]+\.js/, (route) => route.abort('connectionfailed'));
  await page.goto('/');
  const wizard = new Wizard(page);
  const failure = page.locator('[data-tap-failed]');
  await page.locator('#booking-wizard').scrollIntoViewIfNeeded();
  await wizard.card('direct').tap();
  await expect(failure).toContainText(
    'The booking form did not arrive. Please check your connection and try again.',
  );
  await expect(wizard.card('direct')).not.toHaveAttribute('aria-busy');
  // A tap that comes afterwards is answered too.
  await wizard.card('klook').tap();
  await expect(wizard.card('klook')).not.toHaveAttribute('aria-busy');
  await expect(failure).toBeVisible();

  await page.unroute(/BookingWizard\.[\w-]+\.js/);
  await failure.getByRole('link', { name: 'Try again' }).click();
  await wizard.comeNear();
  await expect(failure).toBeHidden();
  await wizard.choose('direct');
});

test('a wizard that takes for ever is spoken of after half a minute, and still opens when it comes', async ({
  page,
}) => {
  const wizardScript = Promise.withResolvers<undefined>();
  await page.route(/BookingWizard\.[\w-]+\.js/, async (route) => {
    await wizardScript.promise;
    await route.continue();
  });
  await page.clock.install();
  await page.goto('/');
  const wizard = new Wizard(page);
  const failure = page.locator('[data-tap-failed]');
  await page.locator('#booking-wizard').scrollIntoViewIfNeeded();
  // From here on time passes only as the test says.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await wizard.card('direct').tap();
  await expect(wizard.card('direct')).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(29_000);
  await expect(failure).toBeHidden();
  await page.clock.runFor(2000);
  await expect(failure).toBeVisible();
  await page.clock.resume();
  wizardScript.resolve(undefined);
  await expect(page.locator('#booking-form-heading')).toBeVisible();
  await expect(failure).toBeHidden();
});

test('on a slow network a tap is answered before anything else is drawn', async ({ openSlowContext }) => {
  const page = await (await openSlowContext()).newPage();
  // The pictures of this release are large ones, and would be on their way for minutes.
  await page.route(/\.(avif|webp|png|jpe?g)$/, (route) => route.fulfill({ status: 204 }));
  await page.goto('/#booking', { waitUntil: 'domcontentloaded' });
  const card = new Wizard(page).card('direct');
  await card.scrollIntoViewIfNeeded();
  // Looked at as the last of all who hear of the tap: milliseconds would measure how busy the machine is.
  await card.evaluate((button) => {
    window.addEventListener('click', () => {
      document.body.dataset['answered'] = String(button.ariaBusy === 'true' || !button.isConnected);
    });
  });
  await card.tap();
  await expect(page.locator('body')).toHaveAttribute('data-answered', 'true');
  // 120 KB at 50 KB a second, in many files with 400 ms each.
  await expect(page.locator('#booking-form-heading')).toBeFocused({ timeout: 30_000 });
});

for (const { type, heading } of [
  { type: 'direct', heading: 'Choose your time' },
  { type: 'klook', heading: 'Complete your Klook booking' },
] as const)
  test(`a tap on the ${type} card before any script has come is a link that the wizard follows`, async ({
    page,
  }) => {
    const scripts = Promise.withResolvers<undefined>();
    await page.route(/\/_astro\/.*\.js/, async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const card = new Wizard(page).card(type);
    await card.tap();
    await expect(page).toHaveURL(new RegExp(`#book-${type}$`));
    scripts.resolve(undefined);
    await expect(page.getByRole('heading', { name: heading })).toBeFocused();
    await page.goBack();
    await expect(card).toBeVisible();
  });

test('pictures that are only passed on the way to the form are not fetched', async ({ page }) => {
  const fetched: string[] = [];
  const sheet = await picturesOfSheet(page);
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href$="#booking"]')?.click());
  const wizard = new Wizard(page);
  await expect(wizard.card('direct')).toBeInViewport();
  await wizard.choose('direct');
  expect(fetched.filter((path) => sheet.includes(path))).toEqual([]);
  // Who looks at them sees them.
  await page.locator('.sheet').scrollIntoViewIfNeeded();
  await expect.poll(() => fetched.filter((path) => sheet.includes(path)).length).toBeGreaterThan(0);
});

/** Where the pictures of the contact sheet lie. */
async function picturesOfSheet(page: Page): Promise<string[]> {
  await page.goto('/');
  return page
    .locator('.sheet img')
    .evaluateAll((images) => images.map((image) => new URL((image as HTMLImageElement).src).pathname));
}
