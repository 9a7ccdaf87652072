import { longSeoulDate } from 'shared/time/display.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { expect, test } from '../../fixtures.ts';
import { Desk } from './desk.ts';

const updated = 'Booking status has been updated successfully.';

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

  // An admin who brings it back reads that it tells the visitor, who was told that it is cancelled.
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
  await dialog.getByRole('button', { name: 'Set time' }).click();
  await expect(desk.card(id)).toContainText(`${slot.time} KST`);
  await expect(desk.card(id)).not.toContainText('Confirmed without a time');
  await mailbox.waitFor({ to: guestEmail, subject: `${slot.date} ${slot.time} KST` });
  const free = await page.request.get(`/api/timeslots/${slot.date}`);
  expect(await free.json()).not.toContain(slot.time);
});
