import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { Desk } from './desk.ts';

/** The browser of the tests keeps no pages in memory; everybody else's does, and tells the page so with these events. */
const tell = (page: Page, event: 'pagehide' | 'pageshow') =>
  page.evaluate((type) => window.dispatchEvent(new PageTransitionEvent(type, { persisted: true })), event);

const isShown = (page: Page) =>
  page.evaluate(
    () => !document.body.inert && document.querySelector('h1')?.checkVisibility({ opacityProperty: true }),
  );

test('a dashboard that the browser kept comes back as it was left', async ({ page, stack }) => {
  const desk = new Desk(page, stack);
  await desk.open();
  const search = page.getByRole('searchbox');
  await search.fill('kept');
  await tell(page, 'pagehide');
  expect(await isShown(page)).toBe(false);
  await tell(page, 'pageshow');
  await expect.poll(() => isShown(page)).toBe(true);
  await expect(search).toHaveValue('kept');
});

test('after signing out nothing of it is shown, and the way leads to the sign-in', async ({
  page,
  stack,
  problems,
}) => {
  problems.expect(/answer 401: GET .*\/api\/auth\/user/);
  const desk = new Desk(page, stack);
  await desk.open();
  await tell(page, 'pagehide');
  await page.request.post('/api/auth/logout', { headers: { Origin: stack.urls.site } });
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
