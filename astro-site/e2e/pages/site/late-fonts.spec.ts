import { expect, test } from '../fixtures.ts';
import { watchShifts } from '../../support/layout-shift.ts';
import { onPhone } from '../../support/viewports.ts';

// The worst case: no font before the first paint.

test('the page stays where it is when its fonts come late', async ({ page }) => {
  await page.setViewportSize(onPhone.viewport);
  const shifts = await watchShifts(page);
  // A page in each language's faces, and one of those for staff.
  for (const path of ['/', '/ko/faq', '/zh/faq', '/ja/policies', '/login']) {
    const seen = Promise.withResolvers<undefined>();
    await page.route('**/*.woff2', async (route) => {
      await seen.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
    seen.resolve(undefined);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await shifts(), path).toEqual([]);
    await page.unroute('**/*.woff2');
  }
});

test('a heading stands on the same line in the face that stands in for its own', async ({
  page,
  problems,
}) => {
  problems.expect(/request failed: GET .*\.woff2 net::ERR_FAILED/);
  for (const path of ['/faq', '/ko/faq']) {
    const baseline = async () => {
      await page.goto(path);
      return page.evaluate(async () => {
        await document.fonts.ready;
        const mark = document.createElement('span');
        mark.style.display = 'inline-block';
        document.querySelector('h1')?.prepend(mark);
        return mark.getBoundingClientRect().bottom + window.scrollY;
      });
    };
    const own = await baseline();
    await page.route('**/*.woff2', (route) => route.abort());
    expect.soft(Math.abs((await baseline()) - own), path).toBeLessThan(1);
    await page.unroute('**/*.woff2');
  }
});
