import { freeSlot } from '../../../support/test-slot.ts';
import { expect, test } from '../../../fixtures.ts';
import { Counter } from './counter.ts';

const PRICE = 50_000;

test('a guest is moved on the board, then swaps with another one; both are told by mail', async ({
  page,
  stack,
  guestEmail,
  mailbox,
}) => {
  const counter = new Counter(page, stack);
  const one = await freeSlot(page, 'day', 3, 3);
  const answer = await page.request.get(`/api/timeslots/${one.date}`);
  const later = ((await answer.json()) as string[]).filter((time) => time > one.time);
  const [free, other] = later.slice(0, 2).map((time) => ({ date: one.date, time }));
  if (!free || !other) throw new Error('There are no two free times after the first.');
  const ada = await counter.desk.paidBooking(guestEmail, one, PRICE, { name: 'Ada Test' });
  const ben = await counter.desk.paidBooking(guestEmail, other, PRICE, { name: 'Ben Test' });
  await counter.open(one.date);
  const pickUpAda = (time: string) =>
    counter.tile({ date: one.date, time }, 'Ada Test').getByRole('button', { name: 'Ada Test' }).press('m');
  const place = (name: RegExp | string) => page.locator('[data-day-grid]').getByRole('button', { name });

  await pickUpAda(one.time);
  await place(new RegExp(`^Put here: Ada Test, ${free.time}, `)).click();
  const question = page.getByRole('dialog', { name: 'Move Ada Test?' });
  await expect(question).toContainText('Ada Test gets an e-mail, written in English.');
  await question.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(counter.toast(new RegExp(`^Ada Test sings at ${free.time}`))).toBeVisible();
  await expect(counter.tile(free, 'Ada Test')).toBeVisible();
  await mailbox.waitFor({ to: guestEmail, subject: `${free.date} ${free.time} KST` });

  await pickUpAda(free.time);
  await place(`Swap: Ada Test with Ben Test, ${other.time}`).click();
  await page
    .getByRole('dialog', { name: 'Swap Ada Test and Ben Test?' })
    .getByRole('button', { name: 'Swap' })
    .click();
  await expect(counter.toast('Ada Test and Ben Test have swapped.')).toBeVisible();
  await expect(counter.tile(other, 'Ada Test')).toBeVisible();
  await expect(counter.tile(free, 'Ben Test')).toBeVisible();
  for (const [id, moves] of [
    [ada, 2],
    [ben, 1],
  ] as const)
    expect(await (await page.request.get(`/api/admin/bookings/${id}`)).json()).toMatchObject({ moves });
});
