import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** Opens a page whose scripts are on their way. @returns what lets them arrive */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const scripts = Promise.withResolvers<undefined>();
  await page.route('**/_astro/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return () => scripts.resolve(undefined);
}

const unknown = [
  { path: '/my-booking', heading: 'Find my booking', then: 'Send me the link' },
  { path: '/booking-received', heading: 'This tab knows of no booking', then: 'Book a session' },
  { path: '/waitlist', heading: 'Tell me when a time is free', then: 'Put me on the list' },
  { path: '/listen', heading: 'This link is not complete', then: 'See ' },
];

for (const { path, heading, then } of unknown) {
  test(`${path} without anything to show says so before its scripts have come`, async ({ page }) => {
    const arrive = await openWithoutScripts(page, path);
    const first = page.getByRole('heading', { level: 1, name: heading });
    await expect(first).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const place = await first.boundingBox();
    arrive();
    await expect(page.getByText(then).first()).toBeVisible();
    await expect(page.locator('[data-before-island]')).toHaveCount(0);
    expect(await first.boundingBox()).toEqual(place);
  });
}
