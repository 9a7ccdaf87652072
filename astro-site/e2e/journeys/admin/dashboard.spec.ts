import { expectAccessible } from '../../support/accessibility.ts';
import { onPhone, widths, windowOf } from '../../support/viewports.ts';
import { expect, test } from '../../fixtures.ts';
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

  await desk.setStatus(id, 'Confirmed');
  await expect(card.getByText('Confirmed', { exact: true }).first()).toBeVisible();
  await mailbox.waitFor({ to: guestEmail, subject: `Klook booking confirmed: #${id}` });

  await card.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    `Status set to Confirmed, by ${stack.logins.admin.username}`,
  );
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
    await desk.pickStatus(id, 'In Progress');
    await expect(desk.toast('Booking status has been updated successfully.')).toBeVisible();
  });
});

test('at every width the way out stands in one line with who is signed in', async ({ page, stack }) => {
  await new Desk(page, stack).open();
  const who = page.getByText(`Welcome, ${stack.logins.admin.username}`);
  for (const width of widths) {
    await page.setViewportSize(windowOf(width));
    const [name, out] = [
      await who.boundingBox(),
      await page.getByRole('button', { name: 'Logout' }).boundingBox(),
    ];
    if (!name || !out) throw new Error('The name or the way out is not drawn.');
    const isBeside = out.x >= name.x + name.width && out.y < name.y + name.height;
    expect(isBeside, `at ${width} px`).toBe(true);
  }
});
