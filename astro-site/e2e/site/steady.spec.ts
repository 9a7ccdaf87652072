import { expect, test } from '../fixtures.ts';
import { scrollThrough, watchShifts } from '../support/layout-shift.ts';
import { widths, windowOf } from '../support/viewports.ts';

test.use({ reducedMotion: 'no-preference' });

const pages: { path: string; problem?: RegExp }[] = [
  { path: '/' },
  { path: '/faq' },
  { path: '/faq/ko' },
  { path: '/faq/zh' },
  { path: '/franchise' },
  { path: '/policies' },
  { path: '/login' },
  { path: '/payment' },
  { path: '/payment-success' },
  { path: '/payment-fail?code=REJECT_CARD_COMPANY' },
  { path: '/no-such-page', problem: /answer 404: GET .*\/no-such-page/ },
];

for (const { path, problem } of pages) {
  test(`${path}: nothing moves by itself, loading or scrolling, on a slow network`, async ({
    openSlowContext,
    problems,
  }) => {
    if (problem) problems.expect(problem);
    // All at once: they wait for the network, not for the processor.
    const visits = widths.map(async (width) => {
      const context = await openSlowContext({ viewport: windowOf(width) });
      const page = await context.newPage();
      const shifts = await watchShifts(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await scrollThrough(page);
      await page.waitForLoadState('networkidle');
      await scrollThrough(page);
      expect.soft(await shifts(), `${path} at ${width} px`).toEqual([]);
    });
    await Promise.all(visits);
  });
}

test('the bar keeps the room of what has not arrived yet', async ({ page }) => {
  for (const width of widths) {
    await page.setViewportSize(windowOf(width));
    await page.goto('/faq');
    const leftOf = (parts: Element[]) => parts.map((part) => part.getBoundingClientRect().left);
    const parts = page.locator('#top-bar a[aria-label], .section-menu-button, #section-menu');
    const whole = await parts.evaluateAll(leftOf);
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Book Now' })
      .evaluate((link) => link.remove());
    expect(await parts.evaluateAll(leftOf), `at ${width} px`).toEqual(whole);
  }
});
