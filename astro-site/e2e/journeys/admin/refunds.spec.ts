import type { Locator } from '@playwright/test';
import { freeSlot } from '../../support/test-slot.ts';
import { expect, test } from '../../fixtures.ts';
import { Desk } from './desk.ts';

/** An evening session with an LP record: 44,000 and 300,000 won. */
const TOTAL = 344_000;
const lpRecord = { selectedAddons: [4], lpDeliveryAddress: '1 Example Street, 12345 Exampletown' };
/** Far enough ahead that the policy gives the session fee back in full. */
const FROM_DAYS = 4;

const row = (dialog: Locator, name: string) => dialog.getByRole('row').filter({ hasText: name });
const sum = (dialog: Locator, label: string) =>
  dialog.locator('dl > div').filter({ has: dialog.page().getByText(label, { exact: true }) });

test('the policy is shown line by line; a part goes back with a reason, then the rest, and un-cancelling says unpaid', async ({
  page,
  stack,
  mailbox,
  guestEmail,
}) => {
  const desk = new Desk(page, stack);
  const slot = await freeSlot(page, 'evening', FROM_DAYS);
  const id = await desk.paidBooking(guestEmail, slot, TOTAL, lpRecord);
  await desk.open(guestEmail);
  const card = desk.card(id);
  await desk.setStatus(id, 'Cancelled');
  await expect(card).toContainText('Refund due');

  await card.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog');
  await expect(row(dialog, 'Session fee')).toContainText('48 hours or more before the session: 100 %');
  await expect(row(dialog, 'Session fee')).toContainText('₩44,000');
  await expect(row(dialog, 'LP Record Production')).toContainText('Until 24 hours after the session');
  await expect(row(dialog, 'LP Record Production')).toContainText('₩300,000');
  await expect(sum(dialog, 'The policy gives')).toContainText('₩344,000');
  await expect(dialog.getByLabel('Amount in won')).toHaveValue('344000');

  // Another amount than the policy's has to be confirmed.
  await dialog.getByLabel('Amount in won').fill('400,000');
  await expect(dialog).toContainText('At most ₩344,000 can still go back.');
  await dialog.getByLabel('Amount in won').fill('100,000');
  await dialog.getByLabel('Reason').fill('The record is in the press already');
  const send = dialog.getByRole('button', { name: 'Refund ₩100,000' });
  await expect(send).toBeDisabled();
  await dialog.getByLabel(/^Yes, pay another amount than the ₩344,000/).check();
  await expect(dialog).toContainText('₩244,000 stays with us after this.');
  await send.click();
  await expect(desk.toast(/₩100,000/)).toBeVisible();
  await expect(card).toContainText('Refunded in part', { timeout: 20_000 });
  await mailbox.waitFor({ to: guestEmail, subject: `₩100,000 for booking #${id}` });

  await card.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog).toContainText('The record is in the press already (other than the policy)');
  await expect(sum(dialog, 'Gone back so far')).toContainText('₩100,000');
  await expect(sum(dialog, 'Still with us')).toContainText('₩244,000');
  await expect(dialog.getByLabel('Amount in won')).toHaveValue('244000');
  await dialog.getByLabel('Reason').fill('The rest, as the policy says');
  await dialog.getByRole('button', { name: 'Refund ₩244,000' }).click();
  await expect(card.getByText('Refunded', { exact: true })).toBeVisible({ timeout: 20_000 });

  await desk.setStatus(id, 'Confirmed');
  await expect(card.getByText('Refunded, unpaid')).toBeVisible();
  await card.getByRole('button', { name: 'Refunds' }).click();
  await expect(dialog).toContainText('Nothing is left to refund.');
  await expect(dialog.getByLabel('Amount in won')).toHaveCount(0);
});

test('a refund whose answer the provider lost is settled by asking, and paid once', async ({
  page,
  stack,
  simulator,
  guestEmail,
}) => {
  const desk = new Desk(page, stack);
  const slot = await freeSlot(page, 'evening', FROM_DAYS);
  const { id, orderId } = await desk.paidOrder(guestEmail, slot, 44_000);
  await simulator.addFault({ on: 'cancel', orderId, effect: 'reset', when: 'after', times: 1 });
  await desk.open(guestEmail);
  const card = desk.card(id);
  await card.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('a refund does not cancel it');
  await dialog.getByLabel('Reason').fill('The air conditioning is broken');
  await dialog.getByRole('button', { name: 'Refund ₩44,000' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByText('Refunded, unpaid')).toBeVisible({ timeout: 40_000 });
  expect(await simulator.captures(orderId)).toMatchObject([{ captures: 1, balanceWon: 0 }]);
});
