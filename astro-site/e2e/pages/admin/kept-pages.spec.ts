import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openOffice } from '../data/office.ts';
import { signedIn } from '../data/staff.ts';

/** The browser of the tests keeps no pages in memory; those of people do, and tell the page so with these events. */
const tell = (page: Page, event: 'pagehide' | 'pageshow') =>
  page.evaluate((type) => window.dispatchEvent(new PageTransitionEvent(type, { persisted: true })), event);

const isShown = (page: Page) =>
  page.evaluate(
    () => !document.body.inert && document.querySelector('h1')?.checkVisibility({ opacityProperty: true }),
  );

test('a dashboard that the browser kept comes back as it was left, and after signing out shows nothing', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 401: GET .*\/api\/auth\/user/);
  signedIn(api);
  openOffice(api);
  await page.goto('/admin');
  const search = page.getByRole('searchbox');
  await search.fill('kept');
  await tell(page, 'pagehide');
  expect(await isShown(page)).toBe(false);
  await tell(page, 'pageshow');
  await expect.poll(() => isShown(page)).toBe(true);
  await expect(search).toHaveValue('kept');

  await tell(page, 'pagehide');
  api.on('GET /api/auth/user', {
    problem: { status: 401, type: 'sign-in-required', detail: 'Please sign in first' },
  });
  // Whatever the page would draw from here on, it notes.
  await page.evaluate(() => {
    const look = () => {
      if (document.querySelector('h1')?.checkVisibility({ opacityProperty: true }))
        sessionStorage.setItem('shown', document.title);
      requestAnimationFrame(look);
    };
    look();
  });
  await tell(page, 'pageshow');
  await page.waitForURL('**/login');
  expect(await page.evaluate(() => sessionStorage.getItem('shown'))).toBeNull();
});
