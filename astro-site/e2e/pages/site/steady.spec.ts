import { expect, test } from '../fixtures.ts';
import { startInPieces } from '../../support/in-pieces.ts';
import { scrollThrough, watchShifts } from '../../support/layout-shift.ts';
import { windowOf } from '../../support/viewports.ts';

test.use({ reducedMotion: 'no-preference' });

/** A page of each kind, as far as something of it comes late: pictures, fonts, or an island. */
const visits = [
  { path: '/', width: 360 },
  { path: '/', width: 1440 },
  { path: '/ko/faq', width: 360 },
  { path: '/payment-fail?code=REJECT_CARD_COMPANY', width: 360 },
  { path: '/waitlist', width: 360 },
  { path: '/login', width: 360 },
];

test('nothing moves by itself, loading or scrolling, on a slow network', async ({ openSlowContext }) => {
  // All at once: they wait for the network, not for the processor.
  await Promise.all(
    visits.map(async ({ path, width }) => {
      const context = await openSlowContext({ viewport: windowOf(width) });
      const page = await context.newPage();
      const shifts = await watchShifts(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await scrollThrough(page);
      await page.waitForLoadState('networkidle');
      await scrollThrough(page);
      expect.soft(await shifts(), `${path} at ${width} px`).toEqual([]);
    }),
  );
});

test('the bar keeps the room of what has not arrived yet', async ({ page }) => {
  await page.goto('/faq');
  const leftOf = (parts: Element[]) => parts.map((part) => part.getBoundingClientRect().left);
  const parts = page.locator('#top-bar a[aria-label], .section-menu-button, #section-menu');
  const button = page.getByRole('banner').getByRole('link', { name: 'Book Now', includeHidden: true });
  for (const width of [360, 1440]) {
    await page.setViewportSize(windowOf(width));
    const whole = await parts.evaluateAll(leftOf);
    await button.evaluate((link) => link.style.setProperty('display', 'none', 'important'));
    expect(await parts.evaluateAll(leftOf), `at ${width} px`).toEqual(whole);
    await button.evaluate((link) => link.style.removeProperty('display'));
  }
});

test('a bar of which half has come is not shown yet, and does not move when the rest comes', async ({
  openContext,
}) => {
  const network = await startInPieces('<a href="#booking"');
  const context = await openContext({ viewport: windowOf(360), proxy: { server: network.server } });
  const page = await context.newPage();
  const shifts = await watchShifts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('#section-menu'), undefined, { polling: 50 });
  const painted = () => page.evaluate(() => performance.getEntriesByType('paint').map(({ name }) => name));
  // Nobody tells when the browser has chosen not to draw; half a second is many frames.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  expect(await painted()).toEqual([]);
  network.goOn();
  await expect.poll(painted).not.toEqual([]);
  await page.waitForLoadState();
  expect(await shifts()).toEqual([]);
  await context.close();
  network.close();
});

test('whoever scrolls down before an island has come is not moved by it', async ({ page }) => {
  const shifts = await watchShifts(page);
  const scripts = Promise.withResolvers<undefined>();
  await page.route(/PaymentFail\.[\w-]+\.js/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/payment-fail?code=REJECT_CARD_COMPANY', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  // On a slow phone, several frames pass between the island's begin and its first words.
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  scripts.resolve(undefined);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await shifts()).toEqual([]);
});
