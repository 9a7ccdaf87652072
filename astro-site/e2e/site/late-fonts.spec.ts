import { expect, test } from '../fixtures.ts';
import { onPhone } from '../support/viewports.ts';

/** Up to here a page counts as steady (Core Web Vitals), and this is the worst case: no font before the first paint. */
const MOST_SHIFT = 0.1;

for (const { device, viewport } of [
  { device: 'a phone', viewport: onPhone.viewport },
  { device: 'a computer', viewport: { width: 1440, height: 900 } },
]) {
  test(`on ${device} the page stays where it is when its fonts come late`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const shifts = { total: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          shifts.total += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/', '/faq', '/faq/ko', '/faq/zh', '/franchise', '/policies', '/login', '/payment']) {
      let release: () => void = () => {};
      const seen = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/*.woff2', async (route) => {
        await seen;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(
        () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
      );
      release();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      const total = await page.evaluate(
        () => (window as unknown as { shifts: { total: number } }).shifts.total,
      );
      expect.soft(total, path).toBeLessThan(MOST_SHIFT);
      await page.unroute('**/*.woff2');
    }
  });
}
