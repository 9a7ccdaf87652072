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
