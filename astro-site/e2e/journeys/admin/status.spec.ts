import { longSeoulDate } from 'shared/time/display.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { onPhone } from '../../support/viewports.ts';
import { expect, test } from '../../fixtures.ts';
import { Desk } from './desk.ts';

const updated = 'Booking status has been updated successfully.';

test('no arrow key and no letter sets a status; cancelling the list or the question leaves everything', async ({
  page,
  stack,
  mailbox,
  guestEmail,
}) => {
  const desk = new Desk(page, stack);
  const id = await desk.klookBooking(guestEmail);
  await mailbox.waitFor({ to: guestEmail, subject: id });
  await desk.open(guestEmail);
  const control = desk.status(id);
  await control.focus();
  await page.keyboard.press('c');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectAccessible(page, 'list of statuses', '[role="listbox"]');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Confirmed' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(control).toBeFocused();
  await expect(control).toHaveText('Pending');

  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Pending' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Confirmed' })).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: `Set booking ${id} to Confirmed?` });
  await expect(question).toContainText(
    `Mina Test (${guestEmail}) gets “Klook booking confirmed”, written in English.`,
  );
  await expect(question).toContainText('There is no time yet, so no slot is kept');
  await expect(question).toContainText('Add-ons for ₩100,000 have not been charged.');
  await expectAccessible(page, 'question before a status');
  await question.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(question).toHaveCount(0);
  await expect(control).toBeFocused();
  await expect(control).toHaveText('Pending');
  expect(await mailbox.list(guestEmail)).toHaveLength(1);
});

test('what can be taken back happens at once and has an undo that the keyboard reaches', async ({
  page,
  stack,
  guestEmail,
}) => {
  const desk = new Desk(page, stack);
  const slot = await freeSlot(page, 'day');
  const id = await desk.paidBooking(guestEmail, slot, 50_000);
  await desk.open(guestEmail);
  const control = desk.status(id);
  await desk.pickStatus(id, 'In Progress');
  await expect(desk.toast(updated)).toBeVisible();
  await expect(control).toHaveText('In Progress');
  await expect(control).toBeFocused();
  await page.keyboard.press('Tab');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await expectAccessible(page, 'toast with an undo');
  await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
  // Tab leads to the toast only once; the next one goes on.
  await page.keyboard.press('Tab');
  await expect(desk.card(id).getByRole('button', { name: 'Send Email' })).toBeFocused();
  await undo.click();
  await expect(desk.toast(`${updated} Back to Confirmed.`)).toBeVisible();
  await expect(control).toHaveText('Confirmed');
  await expect(control).toBeFocused();
});

test('cancelling a paid booking says what becomes of mail, slot and money, and then does it', async ({
  page,
  stack,
  mailbox,
  guestEmail,
}) => {
  const desk = new Desk(page, stack);
  const slot = await freeSlot(page, 'day');
  const id = await desk.paidBooking(guestEmail, slot, 50_000, { locale: 'ko' });
  await desk.open(guestEmail);
  await desk.pickStatus(id, 'Cancelled');
  const question = page.getByRole('dialog', { name: `Cancel booking ${id}?` });
  await expect(question).toContainText(`(${guestEmail}) gets “Booking cancelled”, written in 한국어.`);
  await expect(question).toContainText(`${slot.time} KST becomes free at once: anybody can book it.`);
  await expect(question).toContainText('₩50,000 is paid and stays with us for now');
  await question.getByRole('button', { name: 'Cancel the booking and send the e-mail' }).click();
  await expect(desk.toast(updated)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(desk.status(id)).toBeFocused();
  await expect(desk.card(id)).toContainText('Refund due');
  const mail = await mailbox.waitFor({ to: guestEmail, subject: `예약이 취소되었습니다: #${id}` });
  expect(mail.text).toContain('아직 환불을 보내지 않았습니다.');

  // Whoever brings it back reads that it tells the visitor, who was told that it is cancelled.
  await desk.pickStatus(id, 'Confirmed');
  await expect(page.getByRole('dialog')).toContainText('It takes back our mail about the cancellation.');
  await expect(page.getByRole('dialog')).toContainText('is taken again, if nobody else has it by now.');
  await page.keyboard.press('Escape');
  await expect(desk.status(id)).toBeFocused();
});

test('a Klook booking confirmed without a time says so until staff enter what the guest said', async ({
  page,
  stack,
  mailbox,
  guestEmail,
}) => {
  const desk = new Desk(page, stack);
  const slot = await freeSlot(page);
  const said = { klookDate: slot.date, klookTime: slot.time };
  const id = await desk.klookBooking(guestEmail, 'Mina Test', said);
  await desk.open(guestEmail);
  await desk.setStatus(id, 'Confirmed');
  await mailbox.waitFor({ to: guestEmail, subject: `Klook booking confirmed: #${id}` });
  await expect(desk.card(id)).toContainText('Confirmed without a time');
  const matter = page
    .getByRole('listitem')
    .filter({ hasText: `#${id}` })
    .filter({ hasText: 'is confirmed without a time' });
  await page
    .getByRole('button', { name: /^Show all/ })
    .or(matter)
    .first()
    .waitFor();
  if ((await matter.count()) === 0) await page.getByRole('button', { name: /^Show all/ }).click();
  await expect(matter.first()).toBeVisible();

  await desk.card(id).getByRole('button', { name: 'Date and time' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`The guest says: ${longSeoulDate(slot.date)}, ${slot.time} KST.`);
  await expect(dialog.getByLabel('Date', { exact: true })).toHaveValue(slot.date);
  await expect(dialog.getByRole('radio', { name: slot.time })).toBeChecked();
  await expect(dialog).toContainText('Mina Test gets an e-mail with it, written in English.');
  await expectAccessible(page, 'dialog for date and time');
  await dialog.getByRole('button', { name: 'Set time' }).click();
  await expect(desk.card(id)).toContainText(`${slot.time} KST`);
  await expect(desk.card(id)).not.toContainText('Confirmed without a time');
  await mailbox.waitFor({ to: guestEmail, subject: `${slot.date} ${slot.time} KST` });
  const free = await page.request.get(`/api/timeslots/${slot.date}`);
  expect(await free.json()).not.toContain(slot.time);
});

test('the time may be entered first; a time that somebody else has is told beside the fields', async ({
  page,
  stack,
  problems,
  guestEmail,
}) => {
  problems.expect(/answer 409: PATCH .*\/schedule/);
  const desk = new Desk(page, stack);
  const slot = await freeSlot(page);
  await desk.openOrder(guestEmail, slot, priceOf(slot.time));
  const id = await desk.klookBooking(guestEmail);
  await desk.open(guestEmail);
  await desk.pickStatus(id, 'Confirmed');
  await page.getByRole('button', { name: 'Enter the time first' }).click();
  const dialog = page.getByRole('dialog', { name: `Date and time of ${id}` });
  await dialog.getByLabel('Date', { exact: true }).fill(slot.date);
  const key = dialog.getByRole('radio', { name: `${slot.time} not for visitors` });
  await key.check();
  await dialog.getByRole('button', { name: 'Set time' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to change the time. Somebody else has');
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(desk.status(id)).toBeFocused();
  await expect(desk.status(id)).toHaveText('Pending');
});

const priceOf = (time: string) => (time < '13:00' ? 40_000 : time < '18:00' ? 50_000 : 44_000);

test.describe('on a phone', () => {
  test.use(onPhone);

  test('the question and the dialog for date and time fit', async ({ page, stack, guestEmail }) => {
    const desk = new Desk(page, stack);
    const id = await desk.klookBooking(guestEmail);
    await desk.open(guestEmail);
    await desk.pickStatus(id, 'Confirmed');
    await expect(page.getByRole('dialog')).toBeInViewport();
    await expectAccessible(page, 'question on a phone');
    await page.getByRole('button', { name: 'Enter the time first' }).click();
    await page.getByLabel('Date', { exact: true }).fill('2027-01-01');
    await expect(page.getByRole('dialog')).toContainText('Friday 1 January 2027');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
