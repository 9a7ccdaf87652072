import { expect, test } from '../../fixtures.ts';
import { arriveAtPayment } from '../../support/arrive-at-payment.ts';
import { CardWindow, orderIdIn } from '../../support/card-window.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { guest } from '../../support/wizard.ts';

test('a silent provider: still checking, also in a second tab, then paid in both, and charged once', async ({
  page,
  context,
  simulator,
  guestEmail,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/payments\/initialize/);
  await arriveAtPayment(page, await freeSlot(page), guest(guestEmail));
  const orderId = await orderIdIn(page);
  // What a duplicated tab has: the address and the session storage.
  const storage = await page.evaluate(() => ({ ...sessionStorage }));
  const address = page.url();
  // The money is taken, and nobody is told until the test says so.
  for (const on of ['confirm', 'query'] as const)
    await simulator.addFault({ on, orderId, effect: 'hold', when: 'after', times: null });
  const cardWindow = new CardWindow(page, true);
  await cardWindow.open();
  await cardWindow.approve();
  await expect(page.getByRole('heading', { name: /still checking your payment/ })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('main')).not.toContainText(/not charged|nothing was charged/i);

  const second = await context.newPage();
  await second.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
  }, storage);
  await second.goto(address);
  await expect(second.getByText('Another payment is being checked')).toBeVisible();
  await expect(second.getByRole('button', { name: /Pay by card/ })).toHaveCount(0);

  await simulator.clearFaults(orderId);
  await simulator.release(orderId);
  await expect(page.getByRole('heading', { name: /Paid/ })).toBeVisible({ timeout: 30_000 });
  await expect(second.getByText('This booking is already paid').first()).toBeVisible();
  expect(await simulator.captures(orderId)).toMatchObject([{ captures: 1 }]);
});
