import { expect, test } from '../../fixtures.ts';
import { arriveAtPayment } from '../../support/arrive-at-payment.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { CardWindow, orderIdIn } from '../../support/card-window.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { guest } from '../../support/wizard.ts';

test('a service that cannot take cards says that nothing was charged, and lets the visitor try again', async ({
  page,
  simulator,
  guestEmail,
  problems,
}) => {
  problems.expect(/answer 503: POST .*\/api\/payments\/confirm/);
  await arriveAtPayment(page, await freeSlot(page), guest(guestEmail));
  await expect(page.getByText(/Your time is kept until/)).toBeVisible();
  const orderId = await orderIdIn(page);
  await simulator.addFault({
    on: 'confirm',
    orderId,
    effect: 'error',
    when: 'before',
    status: 401,
    code: 'UNAUTHORIZED_KEY',
    times: null,
  });
  const cardWindow = new CardWindow(page, true);
  await cardWindow.open();
  await cardWindow.approve();
  await expect(page.getByRole('heading', { name: /Payment confirmation failed/ })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('alert')).toContainText('Nothing was charged.');
  await expect(page.getByRole('main')).not.toContainText(/still checking/);
  await expectAccessible(page, 'a service that cannot take cards');
  expect((await simulator.captures(orderId)).every(({ capturedWon }) => capturedWon === 0)).toBe(true);
  await simulator.clearFaults(orderId);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.waitForURL(/\/payment\?/);
  await cardWindow.open();
  await cardWindow.approve();
  await expect(page.getByRole('heading', { name: /Paid/ })).toBeVisible({ timeout: 30_000 });
});

test('a second tab hears that the booking is being paid, then that it is paid, and never "not paid yet"', async ({
  page,
  context,
  simulator,
  guestEmail,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/payments\/initialize/);
  await arriveAtPayment(page, await freeSlot(page), guest(guestEmail));
  await expect(page.getByText(/Your time is kept until/)).toBeVisible();
  const orderId = await orderIdIn(page);
  // What a duplicated tab has: the address and the session storage.
  const storage = await page.evaluate(() => ({ ...sessionStorage }));
  const address = page.url();
  for (const on of ['confirm', 'query'] as const)
    await simulator.addFault({ on, orderId, effect: 'hold', when: 'after', times: null });
  const cardWindow = new CardWindow(page, true);
  await cardWindow.open();
  await cardWindow.approve();
  await simulator.calls(orderId, { kind: 'confirm', atLeast: 1, waitMs: 20_000 });

  const second = await context.newPage();
  await second.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
  }, storage);
  await second.goto(address);
  await expect(second.getByText('Another payment is being checked')).toBeVisible();
  await expect(second.getByRole('main')).not.toContainText('Not paid yet');
  await expect(second.getByRole('button', { name: /Pay by card/ })).toHaveCount(0);
  await expectAccessible(second, 'another payment is being checked');

  await simulator.clearFaults(orderId);
  await simulator.release(orderId);
  await expect(page.getByRole('heading', { name: /Paid/ })).toBeVisible({ timeout: 30_000 });
  await second.getByRole('button', { name: 'Check again' }).click();
  await expect(second.getByText('This booking is already paid').first()).toBeVisible();
  await expect(second.getByRole('main')).not.toContainText('Not paid yet');
});

test('the success page of a payment that staff have refunded says so', async ({
  page,
  guestEmail,
  stack,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/payments\/confirm/);
  const slot = await freeSlot(page);
  const number = await arriveAtPayment(page, slot, guest(guestEmail));
  const cardWindow = new CardWindow(page, true);
  await cardWindow.open();
  await cardWindow.approve();
  await expect(page.getByRole('heading', { name: /Paid/ })).toBeVisible({ timeout: 30_000 });

  const staff = await page.context().browser()?.newContext({ baseURL: stack.urls.site });
  if (!staff) throw new Error('There is no browser to open the dashboard in.');
  const headers = { Origin: stack.urls.site };
  const { username, password } = stack.logins.admin;
  await staff.request.post('/api/auth/login', { headers, data: { username, password } });
  const quote = await staff.request.get(`/api/admin/bookings/${number}/refund-quote`);
  const { balanceWon } = (await quote.json()) as { balanceWon: number };
  const refund = await staff.request.post(`/api/admin/bookings/${number}/refunds`, {
    headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
    data: { amountWon: balanceWon, reason: 'The studio had to close', override: true },
  });
  expect(refund.status()).toBe(201);
  await staff.close();

  await page.reload();
  await expect(page.getByRole('heading', { name: /Your money goes back to you/ })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('alert')).toContainText('has been refunded in full');
});
