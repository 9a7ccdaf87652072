import { expect, test } from '../../fixtures.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { openForm, signInToCms, typeFirst } from '../../support/cms.ts';
import { scrollsSideways } from '../../support/fit.ts';
import { windowOf } from '../../support/viewports.ts';

test('an editor opens the CMS, signs in on the site, edits, and signs out of both', async ({
  page,
  stack,
  problems,
}) => {
  problems.expect(/answer 401: GET .*\/api\/auth\/user/);
  problems.expect(/answer 403: POST .*\/api\/sign-in/);
  const { urls, logins } = stack;
  // A page that no other journey edits: the CMS keeps one for who opened it first.
  await signInToCms(page, stack, { path: '/globals/gift-cards-page', account: logins.editor });
  const field = page.getByLabel('Title', { exact: false }).first();
  const before = await field.inputValue();
  await typeFirst(page, field, `${before} again`);
  await expect(page.getByRole('button', { name: 'Publish changes' })).toBeEnabled();
  await field.fill(before);
  // Prices and rules are a manager's. In a wide window the menu with the way out is open.
  await page.setViewportSize({ width: 1600, height: 900 });
  await openForm(page, stack, '/globals/booking-rules');
  await expect(page.getByRole('button', { name: 'Publish changes' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Log out' }).click();
  await page.waitForURL(`${urls.site}/login**`);
  await expect(page.getByText('Sign in to go on to the CMS.')).toBeVisible();
  expect((await page.request.get(`${urls.site}/api/auth/user`)).status()).toBe(401);
  const me = await page.request.get(`${urls.cms}/api/users/me`, { headers: { origin: urls.cms } });
  expect(await me.json()).toMatchObject({ user: null });

  // The same by its address, also for a browser that is signed out.
  await signInToCms(page, stack, { account: logins.editor });
  for (const who of ['signed in', 'signed out']) {
    await page.goto(`${urls.cms}/admin/logout`);
    await page.waitForURL(`${urls.site}/login**`);
    expect((await page.request.get(`${urls.site}/api/auth/user`)).status(), who).toBe(401);
  }

  // A ticket that is none leads nowhere, and says so.
  await page.goto(`${urls.cms}/admin/login#ticket=none`);
  await expect(page.getByText('This sign-in has lapsed')).toBeVisible();
  await expectAccessible(page, 'a sign-in that has lapsed', { within: '.template-minimal' });
  await page.setViewportSize(windowOf(360));
  expect(await scrollsSideways(page), 'sideways on a phone').toBe(false);
});
