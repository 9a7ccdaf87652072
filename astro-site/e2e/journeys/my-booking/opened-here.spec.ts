import type { Page } from '@playwright/test';
import { OPENED_HERE } from '../../../src/features/my-booking/reads/opened-here.ts';
import { expect, test } from '../../fixtures.ts';

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

test('whoever has a link, or has opened their page here, is not told that there is nothing', async ({
  page,
  problems,
}) => {
  problems.expect(/answer 401: GET .*\/api\/my-booking$/);
  problems.expect(/answer 404: GET .*\/api\/listen\//);
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  const listen = await openWithoutScripts(page, `/listen#${'a'.repeat(43)}`);
  await expect(title('A recording for you')).toBeVisible();
  await expect(title('This link is not complete')).toBeHidden();
  listen();
  await expect(title('The record has stopped')).toBeVisible();

  await page.unrouteAll();
  await page.evaluate((key) => localStorage.setItem(key, '1'), OPENED_HERE);
  const own = await openWithoutScripts(page, '/my-booking');
  await expect(title('My booking')).toBeVisible();
  await expect(title('Find my booking')).toBeHidden();
  own();
  await expect(title('Find my booking')).toBeVisible();
});
