import { expect, test } from '../../fixtures.ts';
import { linkIn, OwnPage, paidBooking } from '../../support/own-page.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { guest } from '../../support/wizard.ts';

test('a fresh link comes by mail, and the answer is the same for a number that nobody has', async ({
  page,
  mailbox,
  guestEmail,
  openContext,
}) => {
  const slot = await freeSlot(page, 'evening', 5);
  const { id } = await paidBooking(page, mailbox, slot, guest(guestEmail));
  const other = await (await openContext()).newPage();
  const own = new OwnPage(other);
  const ask = async (number: string) => {
    await other.goto('/');
    await other.getByRole('contentinfo').getByRole('link', { name: 'Find my booking' }).click();
    await expect(other.getByRole('heading', { name: 'Find my booking' })).toBeVisible();
    await other.getByLabel('Booking number').fill(number);
    await other.getByLabel('E-mail').fill(guestEmail);
    await own.press('Send me the link');
    await expect(other.getByRole('heading', { name: 'Please look into your mailbox' })).toBeFocused();
    return other.getByRole('main').innerText();
  };
  const known = await ask(`#${id.toLowerCase()}`);
  expect(await ask('0000000000')).toBe(known);
  await own.open(await linkIn(mailbox, guestEmail, { subject: 'link' }));
  await expect(own.ticket).toContainText(id);
});

test('whoever leaves is out on this device, and says so', async ({ page, mailbox, guestEmail }) => {
  const slot = await freeSlot(page, 'evening', 5);
  const { link } = await paidBooking(page, mailbox, slot, guest(guestEmail));
  const own = new OwnPage(page);
  await own.open(link);
  await own.press('Leave');
  await expect(page.getByRole('status')).toContainText('You have left your booking.');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Find my booking' })).toBeVisible();
});

test('a link that is none leads to a fresh one', async ({ page, problems }) => {
  problems.expect(/answer 401: POST .*\/api\/my-booking\/session/);
  await page.goto(`/my-booking#${'x'.repeat(43)}`);
  await expect(page.getByRole('alert')).toContainText('This link no longer works');
  await expect(page.getByRole('heading', { name: 'Find my booking' })).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
});

test('without an answer the link is kept for another try', async ({
  page,
  mailbox,
  guestEmail,
  problems,
}) => {
  problems.expect(/request failed: POST .*\/api\/my-booking\/session/);
  const slot = await freeSlot(page, 'evening', 5);
  const { link } = await paidBooking(page, mailbox, slot, guest(guestEmail));
  const own = new OwnPage(page);
  await page.route('**/api/my-booking/session', (route) => route.abort('connectionrefused'), { times: 1 });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'We cannot reach your booking' })).toBeFocused();
  await own.press('Try again');
  await expect(own.ticket).toBeVisible();
});

test('a reminder’s link switches reminders off with one tap, not by being opened', async ({ page }) => {
  const asked: unknown[] = [];
  await page.route('**/api/my-booking/no-reminders', (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  const link = 'r'.repeat(43);
  await page.goto(`/my-booking#no-reminders=${link}`);
  await expect(page.getByRole('heading', { name: 'No more reminders?' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Send me no reminders' }).click();
  await expect(page.getByRole('heading', { name: 'Reminders are switched off' })).toBeFocused();
  expect(asked).toEqual([{ link }]);
});
