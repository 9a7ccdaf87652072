import type { Page } from '@playwright/test';
import { OPENED_HERE } from '../../../src/features/my-booking/reads/opened-here.ts';
import { OwnPage } from '../../support/own-page.ts';
import { listenToken } from '../data/own-recordings.ts';
import { opensOwnPage, ownBooking, ownLink } from '../data/own-booking.ts';
import { expect, test } from '../fixtures.ts';

test('a guest who has lost the mail is asked for number and address, and told the same whether or not there is a booking', async ({
  page,
  api,
}) => {
  api.on('POST /api/my-booking/find', { status: 202, json: null });
  await page.goto('/my-booking');
  await expect(page.getByRole('heading', { name: 'Find my booking' })).toBeVisible();
  const send = page.getByRole('button', { name: 'Send me the link' });
  await send.click();
  await expect(page.getByLabel('Booking number')).toBeFocused();
  await expect(page.getByLabel('Booking number')).toHaveAccessibleDescription(/10 letters and digits/);
  await page.getByLabel('Booking number').fill('#7k3mz9qx2b');
  await page.getByLabel('E-mail').fill('mina@example.com');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Please look into your mailbox' })).toBeFocused();
  expect(
    api.requests('POST /api/my-booking/find').map((request) => request.postDataJSON() as unknown),
  ).toEqual([{ bookingId: '7K3MZ9QX2B', email: 'mina@example.com' }]);
});

test('a link that is none leads to a fresh one', async ({ page, api, problems }) => {
  problems.expect(/answer 401: POST .*\/api\/my-booking\/session/);
  api.on('POST /api/my-booking/session', { problem: { status: 401, type: 'link-invalid', detail: '' } });
  await page.goto(ownLink);
  await expect(page.getByRole('alert')).toContainText('This link no longer works');
  await expect(page.getByRole('heading', { name: 'Find my booking' })).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
});

test('without an answer the link is kept for another try', async ({ page, api, problems }) => {
  problems.expect(/request failed: POST .*\/api\/my-booking\/session/);
  opensOwnPage(api, ownBooking());
  const own = new OwnPage(page);
  await page.route('**/api/my-booking/session', (route) => route.abort('connectionrefused'), { times: 1 });
  await page.goto(ownLink);
  await expect(page.getByRole('heading', { name: 'We cannot reach your booking' })).toBeFocused();
  await own.press('Try again');
  await expect(own.ticket).toBeVisible();
  expect(api.requests('POST /api/my-booking/session').at(-1)?.postDataJSON()).toEqual({
    link: 'l'.repeat(43),
  });
});

test('a reminder’s link switches reminders off with one tap, not by being opened', async ({ page, api }) => {
  api.on('POST /api/my-booking/no-reminders', { json: null });
  const link = 'r'.repeat(43);
  const asked = () => api.requests('POST /api/my-booking/no-reminders');
  await page.goto(`/my-booking#no-reminders=${link}`);
  await expect(page.getByRole('heading', { name: 'No more reminders?' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  expect(asked()).toEqual([]);
  await page.getByRole('button', { name: 'Send me no reminders' }).click();
  await expect(page.getByRole('heading', { name: 'Reminders are switched off' })).toBeFocused();
  expect(asked().map((request) => request.postDataJSON() as unknown)).toEqual([{ link }]);
});

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

test('a guest who has a link, or has opened the page here, is not told that there is nothing', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 401: GET .*\/api\/my-booking$/);
  problems.expect(/answer 404: GET .*\/api\/listen\//);
  api.on('GET /api/listen/:token', { problem: { status: 404, type: 'not-found', detail: '' } });
  api.on('GET /api/my-booking', { problem: { status: 401, type: 'page-closed', detail: '' } });
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  const listen = await openWithoutScripts(page, `/listen#${listenToken}`);
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
