import { addressIn } from 'shared/languages/addresses.ts';
import { locales } from 'shared/languages/localized-text.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** How the browser came by the page: "navigational-prefetch" where it had been fetched ahead. */
const delivery = (page: Page) =>
  page.evaluate(() => {
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return (arrival as PerformanceNavigationTiming & { deliveryType?: string }).deliveryType;
  });

test('a page is on its way while the pointer rests on its link, and there at the click', async ({ page }) => {
  await page.goto('/faq', { waitUntil: 'networkidle' });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Franchise' });
  // Asked for ahead it does not show among the page's own requests; the server's answer to it does.
  await link.scrollIntoViewIfNeeded();
  const devtools = await page.context().newCDPSession(page);
  const ready = new Promise<void>((resolve) => {
    devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (prefetchUrl.endsWith('/franchise') && status === 'Ready') resolve();
    });
  });
  await devtools.send('Preload.enable');
  await link.hover();
  await ready;
  await link.click();
  await page.waitForURL('**/franchise');
  expect(await delivery(page)).toBe('navigational-prefetch');
});

test('what pays or belongs to somebody is fetched by the click alone', async ({ page }) => {
  await page.goto('/faq', { waitUntil: 'networkidle' });
  const attempts: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    attempts.push(...preloadingAttemptSources.map(({ key }) => new URL(key.url).pathname));
  });
  await devtools.send('Preload.enable');
  await expect.poll(() => attempts).toContain('/franchise');
  const telling = ['/', '/faq', '/franchise', '/policies'].flatMap((name) =>
    locales.map((locale) => addressIn(locale, name)),
  );
  expect(attempts.filter((path) => !telling.includes(path))).toEqual([]);
});

test('pages melt into each other, and do not for those who want little motion', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset['melted'] = String(event.viewTransition !== null);
    });
  });
  for (const [reducedMotion, melted] of [
    ['no-preference', 'true'],
    ['reduce', 'false'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/faq');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Franchise' }).click();
    await page.waitForURL('**/franchise');
    await expect(page.locator('html')).toHaveAttribute('data-melted', melted);
  }
});
