import { expect, test } from '../../fixtures.ts';
import { arriveAtPayment } from '../../support/arrive-at-payment.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { CardWindow, orderIdIn } from '../../support/card-window.ts';
import { endHold } from '../../support/hold.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { guest, Wizard } from '../../support/wizard.ts';

test('a hold that has run out is told before the card window opens, and the same time can be booked again', async ({
  page,
  stack,
  guestEmail,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/payments\/initialize/);
  const slot = await freeSlot(page);
  const wizard = new Wizard(page);
  await wizard.bookToPayment(slot, guest(guestEmail));
  await expect(page.getByText(/Your time is kept until/)).toBeVisible();
  await endHold(stack.databaseUrls.booking, guestEmail);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Payment initialisation failed.');
  await expect(page.getByRole('alert')).toContainText(
    'The time to pay for this booking has run out. Please choose a time and book again.',
  );
  await expectAccessible(page, 'a hold that has run out');
  await page.getByRole('link', { name: 'Book again' }).click();
  await page.waitForURL(/\/#booking$/);
  await wizard.bookToPayment(slot, guest(guestEmail));
});

test('a hold that runs out in front of the visitor says so', async ({ page, guestEmail }) => {
  await page.clock.install();
  await arriveAtPayment(page, await freeSlot(page), guest(guestEmail));
  await expect(page.getByText(/1[45]:\d\d left/)).toBeVisible();
  await page.clock.fastForward('15:30');
  await expect(page.getByRole('alert')).toContainText('The time to pay has run out');
  await expect(page.getByRole('button', { name: /Pay by card/ })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Book again' })).toBeVisible();
});

test('a silent provider: still checking, then paid, and charged once', async ({
  page,
  simulator,
  guestEmail,
}) => {
  await arriveAtPayment(page, await freeSlot(page), guest(guestEmail));
  await expect(page.getByText(/Your time is kept until/)).toBeVisible();
  const orderId = await orderIdIn(page);
  // The money is taken, and nobody is told until the test says so.
  for (const on of ['confirm', 'query'] as const)
    await simulator.addFault({ on, orderId, effect: 'hold', when: 'after', times: null });
  const cardWindow = new CardWindow(page, true);
  await cardWindow.open();
  await cardWindow.approve();
  await expect(page.getByRole('heading', { name: /still checking your payment/ })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('main')).toContainText('Please do not pay again');
  await expect(page.getByRole('main')).not.toContainText(/not charged|nothing was charged/i);
  await expect(page.getByRole('main')).toContainText('we write to you by e-mail');
  await expectAccessible(page, 'still checking');
  await simulator.clearFaults(orderId);
  await simulator.release(orderId);
  await expect(page.getByRole('heading', { name: /Paid/ })).toBeVisible({ timeout: 30_000 });
  expect(await simulator.captures(orderId)).toMatchObject([{ captures: 1 }]);
});

test('a slot that went to somebody else meanwhile is not charged', async ({
  page,
  context,
  stack,
  simulator,
  guestEmail,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/payments\/confirm/);
  const slot = await freeSlot(page);
  await arriveAtPayment(page, slot, guest(guestEmail));
  await expect(page.getByText(/Your time is kept until/)).toBeVisible();
  const orderId = await orderIdIn(page);
  const cardWindow = new CardWindow(page, true);
  await cardWindow.open();
  await endHold(stack.databaseUrls.booking, guestEmail);
  const rival = await context.newPage();
  await arriveAtPayment(rival, slot, guest(`rival-${guestEmail}`));
  await page.bringToFront();
  await cardWindow.approve();
  await expect(page.getByRole('heading', { name: /Payment confirmation failed/ })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('alert')).toContainText('Nothing was charged');
  await expect(page.getByRole('link', { name: 'Try again' })).toBeHidden();
  expect((await simulator.captures(orderId)).every(({ capturedWon }) => capturedWon === 0)).toBe(true);
});
