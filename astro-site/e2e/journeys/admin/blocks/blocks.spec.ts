import type { Page } from '@playwright/test';
import { longDateIn } from 'shared/time/long-date.ts';
import { freeSlot, type TestSlot } from '../../../support/test-slot.ts';
import { expect, test } from '../../../fixtures.ts';
import { Counter } from '../day/counter.ts';

const longDate = longDateIn('en');
const free = ({ time }: TestSlot) => new RegExp(`^${time} .+, free: Sell ₩`);
const after = (time: string) => {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + 10;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};

/** The line about a block; those of other days, which other tests make, stand beside it. */
const waiting = (page: Page, { date, time }: TestSlot) =>
  page.getByRole('status').filter({ hasText: `${longDate(date)}, ${time}` });

test('a time is blocked, seen by visitors as taken, and put back on sale', async ({ page, stack }) => {
  const counter = new Counter(page, stack);
  const slot = await freeSlot(page, 'day');
  await counter.open(slot.date);
  await page.getByRole('button', { name: 'Block a time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Block a time' });
  await dialog.getByLabel('From').selectOption(slot.time);
  await dialog.getByLabel('Until').selectOption(after(slot.time));
  await dialog.getByLabel('Why').selectOption('Repair');
  await dialog.getByLabel('Note for the team').fill('New foam');
  await expect(dialog.getByText('Nobody is booked there.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(counter.toast('Blocked. Nothing is sold there any more.')).toBeVisible();

  const grid = page.locator('[data-day-grid]');
  const tile = grid.getByRole('button', { name: `${slot.time} Repair New foam` });
  await expect(tile).toBeVisible();
  await expect(grid.getByRole('button', { name: free(slot) })).toHaveCount(0);
  const times = (await (await page.request.get(`/api/timeslots/${slot.date}`)).json()) as string[];
  expect(times).not.toContain(slot.time);

  await tile.click();
  await page
    .getByRole('dialog', { name: /^Repair, / })
    .getByRole('button', { name: 'Put back on sale' })
    .click();
  await expect(counter.toast('On sale again.')).toBeVisible();
  await expect(grid.getByRole('button', { name: free(slot) })).toBeVisible();
});

test('who is booked is seen first, and then moved, cancelled with the money, or kept', async ({
  page,
  stack,
  guestEmail,
  mailbox,
}) => {
  const counter = new Counter(page, stack);
  await counter.desk.signIn();
  const slot = await freeSlot(page, 'day', 2, 3);
  const [second, third] = [after(slot.time), after(after(slot.time))];
  const book = (time: string, name: string) =>
    counter.desk.paidBooking(guestEmail, { ...slot, time }, 50_000, { name });
  const moveOf = await book(slot.time, 'Move Test');
  const gone = await book(second, 'Back Test');
  await book(third, 'Keep Test');
  await counter.goTo(slot.date);
  await page.getByRole('button', { name: 'Block a time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Block a time' });
  await dialog.getByLabel('From').selectOption(slot.time);
  await dialog.getByLabel('Until').selectOption(after(third));
  await dialog.getByLabel('Why').selectOption('Closed');
  await expect(dialog.getByText('3 sessions are booked there:')).toBeVisible();
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();

  const guests = page.getByRole('dialog', { name: 'Guests: Closed' });
  const choice = (name: string) => guests.getByLabel(`What becomes of ${name}?`);
  await expect(choice('Move Test')).toBeVisible();
  await choice('Move Test').selectOption({ index: 1 });
  const place = (await choice('Move Test').locator('option:checked').textContent()) ?? '';
  const [moved = ''] = /\d\d:\d\d/.exec(place) ?? [];
  await guests.getByRole('button', { name: 'Carry out for 1' }).click();
  await expect(counter.toast('1 decision carried out.')).toBeVisible();
  await expect(choice('Move Test')).toHaveCount(0);
  // The rest is decided on another time.
  await page.keyboard.press('Escape');
  await expect(counter.tile({ ...slot, time: moved }, 'Move Test')).toBeVisible();
  await waiting(page, slot).getByRole('button', { name: '2 guests to decide on' }).click();
  await choice('Back Test').selectOption('Cancel, ₩50,000 goes back');
  await choice('Keep Test').selectOption('Keep: they sing all the same');
  await guests.getByRole('button', { name: 'Carry out for 2' }).click();
  await expect(counter.toast('2 decisions carried out.')).toBeVisible();
  await expect(guests.getByText('Kept', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(waiting(page, slot)).toHaveCount(0);
  await expect(counter.tile({ ...slot, time: second }, 'Back Test')).toHaveCount(0);
  await expect(counter.tile({ ...slot, time: third }, 'Keep Test')).toBeVisible();
  await mailbox.waitFor({ to: guestEmail, subject: moveOf });
  await mailbox.waitFor({ to: guestEmail, subject: gone });
});
