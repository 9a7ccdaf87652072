import { expectAccessible } from '../support/accessibility.ts';
import { onPhone } from '../support/viewports.ts';
import { freeSlot } from '../support/test-slot.ts';
import { expect, test } from '../fixtures.ts';
import { Desk } from './desk.ts';

test('a stranger is sent from the dashboard to the sign-in, and told why', async ({ page, problems }) => {
  problems.expect(/answer 401: GET .*\/api\/auth\/user/);
  await page.goto('/admin');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('로그인이 필요합니다.');
  await page.waitForURL('**/login');
});

test('signing in says what is wrong, then leads to the dashboard', async ({ page, stack, problems }) => {
  problems.expect(/answer 401: POST .*\/api\/auth\/login/);
  const desk = new Desk(page, stack);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(desk.toast('입력 오류')).toBeVisible();
  await expectAccessible(page, 'sign-in with a message');
  await desk.fillLogin(stack.logins.admin.username, 'not the password');
  await expect(desk.toast('로그인 실패')).toBeVisible();
  await desk.fillLogin(stack.logins.admin.email);
  await page.waitForURL('**/admin');
  await expect(page.getByText(`Welcome, ${stack.logins.admin.username}`)).toBeVisible();
});

test('a new booking appears by itself, and its visitor hears that it is confirmed', async ({
  page,
  stack,
  mailbox,
  guestEmail,
}) => {
  const desk = new Desk(page, stack);
  await desk.open();
  const id = await desk.klookBooking(guestEmail);
  const card = desk.card(id);
  await expect(card).toBeVisible({ timeout: 20_000 });
  await expect(card).toContainText('Mina Test');
  await expect(card).toContainText('Full Track Mixing · ₩100,000');
  await expect(card.getByRole('link', { name: guestEmail })).toHaveAttribute('href', `mailto:${guestEmail}`);

  await card.getByRole('combobox', { name: `Status of booking ${id}` }).selectOption('confirmed');
  await expect(desk.toast('Booking status has been updated successfully.')).toBeVisible();
  await expect(card.getByText('Confirmed', { exact: true }).first()).toBeVisible();
  await mailbox.waitFor({ to: guestEmail, subject: `Klook booking confirmed: #${id}` });

  await card.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog')).toContainText(`status-confirmed (${stack.logins.admin.username})`);
});

test('staff give a Klook booking its time', async ({ page, stack, mailbox, guestEmail }) => {
  const desk = new Desk(page, stack);
  const id = await desk.klookBooking(guestEmail);
  const slot = await freeSlot(page);
  await desk.open();
  await desk.card(id).getByRole('button', { name: 'Date and time' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Date', { exact: true }).fill(slot.date);
  await dialog.getByRole('button', { name: slot.time }).click();
  await expectAccessible(page, 'dialog for date and time');
  await dialog.getByRole('button', { name: 'Set time' }).click();
  await expect(desk.card(id)).toContainText(`${slot.time} KST`);
  await mailbox.waitFor({ to: guestEmail, subject: `${slot.date} ${slot.time} KST` });
});

test('search and status stand in the address and survive a reload', async ({ page, stack, guestEmail }) => {
  const desk = new Desk(page, stack);
  const id = await desk.klookBooking(guestEmail);
  await desk.open();
  await page.getByLabel('Search').fill(guestEmail.toUpperCase());
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: /^Pending/ }).click();
  await expect(page).toHaveURL(/\?status=pending&search=GUEST/);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(desk.card(id)).toBeVisible();
  await page.getByLabel('Status', { exact: true }).selectOption('Cancelled');
  await expect(page.getByText('No bookings found')).toBeVisible();
  await expectAccessible(page, 'dashboard without bookings');
});

test.describe('on a phone', () => {
  test.use(onPhone);

  test('the dashboard fits, works and is accessible', async ({ page, stack, guestEmail }) => {
    const desk = new Desk(page, stack);
    const id = await desk.klookBooking(
      guestEmail,
      'A very long name that nobody would expect on so small a screen',
    );
    await desk.open();
    await expect(desk.card(id)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expectAccessible(page, 'dashboard on a phone');
    await desk.card(id).getByRole('combobox').selectOption('in-progress');
    await expect(desk.toast('Booking status has been updated successfully.')).toBeVisible();
  });
});
