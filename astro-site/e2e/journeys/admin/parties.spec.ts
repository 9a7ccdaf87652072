import type { Locator } from '@playwright/test';
import { freeSlot } from '../../support/test-slot.ts';
import { expect, test } from '../../fixtures.ts';
import { Desk } from './desk.ts';

/** Three sessions of the afternoon. */
const TOTAL = 150_000;
/** Far enough ahead that the policy gives everything back. */
const FROM_DAYS = 4;
const NAMES = ['Jin Han', 'Mina Park', 'Yuna Lee'] as const;
const updated = 'Booking status has been updated successfully.';

const choose = (dialog: Locator, name: string) => dialog.getByRole('radio', { name, exact: true }).check();

test('one singer is cancelled alone, or the whole party with one mail; then all is refunded in one go', async ({
  page,
  stack,
  mailbox,
  guestEmail,
}) => {
  const desk = new Desk(page, stack);
  const slot = await freeSlot(page, 'day', FROM_DAYS, NAMES.length);
  const ids = await desk.paidParty(guestEmail, slot, TOTAL, NAMES);
  const [jin = '', mina = '', yuna = ''] = ids;
  await mailbox.waitFor({ to: guestEmail, subject: jin });
  await desk.open(guestEmail);
  await expect(page.getByRole('article')).toHaveCount(3);

  await desk.pickStatus(mina, 'Cancelled');
  const question = page.getByRole('dialog', { name: `Cancel booking ${mina}?` });
  await expect(question.getByRole('radio', { name: 'Only Mina Park' })).toBeChecked();
  await expect(question).toContainText(`${guestEmail} gets “Booking cancelled” about Mina Park,`);
  await choose(question, 'All three');
  await expect(question).toContainText('about Jin Han, Mina Park, and Yuna Lee,');
  for (const name of NAMES)
    await expect(question).toContainText(new RegExp(`${name}: .* becomes free at once`));
  await expect(question).toContainText('For each: ₩50,000 is paid and stays with us');
  await choose(question, 'Only Mina Park');
  await question.getByRole('button', { name: 'Cancel the booking and send the e-mail' }).click();
  await expect(desk.toast(updated)).toBeVisible();
  await expect(desk.status(mina)).toHaveText('Cancelled');
  await expect(desk.status(jin)).toHaveText('Confirmed');
  await expect(desk.card(yuna)).toContainText('with Jin Han, Mina Park (cancelled) (3 of 3)');

  await desk.pickStatus(jin, 'Cancelled');
  const rest = page.getByRole('dialog', { name: `Cancel booking ${jin}?` });
  await choose(rest, 'Jin Han and Yuna Lee');
  await rest.getByRole('button', { name: 'Cancel 2 bookings and send the e-mail' }).click();
  for (const id of ids) {
    await expect(desk.status(id)).toHaveText('Cancelled');
    await expect(desk.card(id)).toContainText('Refund due');
  }

  await desk.card(yuna).getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Amount in won')).toHaveValue('50000');
  await choose(dialog, 'All three');
  await expect(dialog.getByLabel('Amount in won')).toHaveCount(0);
  await expect(dialog).toContainText('Each gets what their own policy gives.');
  await dialog.getByLabel('Reason').fill('The studio is flooded');
  await dialog.getByRole('button', { name: 'Refund ₩150,000' }).click();
  await expect(desk.toast(/₩150,000/)).toBeVisible();
  for (const id of ids)
    await expect(desk.card(id).getByText('Refunded', { exact: true })).toBeVisible({ timeout: 20_000 });
});

test('one singer is moved without the others, then all of them into a row again', async ({
  page,
  stack,
  mailbox,
  problems,
  guestEmail,
}) => {
  problems.expect(/answer 409: PATCH .*\/schedule/);
  const desk = new Desk(page, stack);
  const slot = await freeSlot(page, 'day', FROM_DAYS, NAMES.length);
  const [jin = '', mina = '', yuna = ''] = await desk.paidParty(guestEmail, slot, TOTAL, NAMES);
  await desk.open(guestEmail);
  await desk.card(yuna).getByRole('button', { name: 'Date and time' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: 'Only Yuna Lee' })).toBeChecked();
  await expect(dialog).toContainText(`${guestEmail} gets an e-mail with it`);
  await dialog.getByRole('radio', { name: /^21:40/ }).check();
  await dialog.getByRole('button', { name: 'Set time' }).click();
  await expect(desk.card(yuna)).toContainText('21:40 KST');
  await expect(desk.card(mina)).not.toContainText('(moved');

  await desk.card(mina).getByRole('button', { name: 'Date and time' }).click();
  await choose(dialog, 'All three');
  await expect(dialog).toContainText(
    'Jin Han sings at the time you choose, then Mina Park and Yuna Lee directly after, in the same studio.',
  );
  await expect(dialog).toContainText(`Chosen: ${slot.time}`);
  await dialog.getByRole('radio', { name: /^21:50/ }).check();
  await dialog.getByRole('button', { name: 'Set time' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Failed to change the time. We have no session at 22:00, so 3 sessions do not fit in a row',
  );
  await dialog.getByRole('radio', { name: /^21:20/ }).check();
  await dialog.getByRole('button', { name: 'Set time' }).click();
  for (const [id, time] of [
    [jin, '21:20'],
    [mina, '21:30'],
    [yuna, '21:40'],
  ] as const)
    await expect(desk.card(id)).toContainText(`${time} KST`);
  await mailbox.waitFor({ to: guestEmail, subject: '21:20 KST' });

  await desk.setStatus(jin, 'Completed');
  // The list has been read again.
  await expect(desk.status(jin)).toHaveText('Completed');
  await desk.card(mina).getByRole('button', { name: 'Date and time' }).click();
  await choose(dialog, 'Mina Park and Yuna Lee');
  await expect(dialog).toContainText('Mina Park sings at the time you choose, then Yuna Lee directly after');
});
