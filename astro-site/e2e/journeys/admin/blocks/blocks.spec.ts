import type { Page } from '@playwright/test';
import { longDateIn } from 'shared/time/long-date.ts';
import { expectAccessible } from '../../../support/accessibility.ts';
import { scrollsSideways } from '../../../support/fit.ts';
import { freeSlot, type TestSlot } from '../../../support/test-slot.ts';
import { atWidths } from '../../../support/viewports.ts';
import { expect, test } from '../../../fixtures.ts';
import { Counter } from '../day/counter.ts';

const devices = {
  tablet: { viewport: { width: 1024, height: 768 }, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const longDate = longDateIn('en');
const free = ({ time }: TestSlot) => new RegExp(`^${time} .+, free: Sell ₩`);
const after = (time: string) => {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + 10;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};

/** The line about a block; those of other days, which other tests make, stand beside it. */
const waiting = (page: Page, { date, time }: TestSlot) =>
  page.getByRole('status').filter({ hasText: `${longDate(date)}, ${time}` });

for (const [device, options] of Object.entries(devices)) {
  test(`a time is blocked, seen by visitors as taken, and put back on sale: ${device}`, async ({
    openContext,
    stack,
  }) => {
    const page = await (await openContext(options)).newPage();
    const counter = new Counter(page, stack);
    const slot = await freeSlot(page, 'day');
    await counter.open(slot.date);
    if (device === 'phone') await page.getByRole('button', { name: 'Board', exact: true }).click();
    await page.getByRole('button', { name: 'Block a time' }).click();
    const dialog = page.getByRole('dialog', { name: 'Block a time' });
    await dialog.getByLabel('From').selectOption(slot.time);
    await dialog.getByLabel('Until').selectOption(after(slot.time));
    await dialog.getByLabel('Why').selectOption('Repair');
    await dialog.getByLabel('Note for the team').fill('New foam');
    await expect(dialog.getByText('Nobody is booked there.')).toBeVisible();
    await expectAccessible(page, `blocking a time, ${device}`);
    expect(await scrollsSideways(page)).toBe(false);
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    await expect(counter.toast('Blocked. Nothing is sold there any more.')).toBeVisible();

    const grid = page.locator('[data-day-grid]');
    const tile = grid.getByRole('button', { name: `${slot.time} Repair New foam` });
    await expect(tile).toBeVisible();
    await expect(grid.getByRole('button', { name: free(slot) })).toHaveCount(0);
    await expectAccessible(page, `a blocked time, ${device}`);
    if (device === 'tablet')
      await atWidths(page, [1440], async () => expect(await scrollsSideways(page)).toBe(false));
    const times = (await (await page.request.get(`/api/timeslots/${slot.date}`)).json()) as string[];
    expect(times).not.toContain(slot.time);

    await tile.click();
    const sheet = page.getByRole('dialog', { name: /^Repair, / });
    await expectAccessible(page, `what is known of a block, ${device}`);
    await sheet.getByRole('button', { name: 'Put back on sale' }).click();
    await expect(counter.toast('On sale again.')).toBeVisible();
    await expect(grid.getByRole('button', { name: free(slot) })).toBeVisible();
  });
}

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
  await expectAccessible(page, 'guests in a blocked time');
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
  await expectAccessible(page, 'a guest who stays in a blocked time');
  await mailbox.waitFor({ to: guestEmail, subject: moveOf });
  await mailbox.waitFor({ to: guestEmail, subject: gone });
});

test('decisions stop between two guests, and what is left waits', async ({ page, stack, guestEmail }) => {
  const counter = new Counter(page, stack);
  await counter.desk.signIn();
  const slot = await freeSlot(page, 'day', 2, 2);
  const second = after(slot.time);
  for (const [time, name] of [
    [slot.time, 'First Test'],
    [second, 'Second Test'],
  ] as const)
    await counter.desk.paidBooking(guestEmail, { ...slot, time }, 50_000, { name });
  await counter.goTo(slot.date);
  const block = await page.request.post('/api/admin/blocks', {
    headers: { Origin: stack.urls.site },
    data: {
      ...{ studioIds: [1], kind: 'repair', isWeekly: true, lastDate: slot.date },
      startsAt: `${slot.date}T${slot.time}:00+09:00`,
      endsAt: `${slot.date}T${after(second)}:00+09:00`,
    },
  });
  expect(block.status(), await block.text()).toBe(201);
  await waiting(page, slot).getByRole('button', { name: '2 guests to decide on' }).click();
  const guests = page.getByRole('dialog', { name: 'Guests: Repair' });
  await guests.getByLabel('For all of them').selectOption('Keep: they sing all the same');
  let goOn: (() => void) | undefined;
  const isPressed = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/decisions', async (route) => {
    await isPressed;
    await route.continue();
  });
  await guests.getByRole('button', { name: 'Carry out for 2' }).click();
  await expect(guests.getByText('0 of 2 done')).toBeVisible();
  await expectAccessible(page, 'decisions under way');
  await guests.getByRole('button', { name: 'Stop' }).click();
  goOn?.();
  await expect(counter.toast('Nothing was changed for 1 of them.')).toBeVisible();
  await expect(guests.getByText('Kept', { exact: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(waiting(page, slot).getByRole('button', { name: '1 guest to decide on' })).toBeVisible();

  // The block comes every week, and can be lifted for this one alone.
  const tile = page.locator('[data-day-grid]').getByRole('button', { name: `${slot.time} Repair` });
  // Its guests stand on it; its edge stays in reach.
  await tile.click({ position: { x: 16, y: 16 } });
  const sheet = page.getByRole('dialog', { name: /^Repair, / });
  await expect(sheet.getByText('Every week', { exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: 'Put back on sale this time' }).click();
  await expect(counter.toast('On sale again.')).toBeVisible();
  await expect(counter.tile({ ...slot, time: second }, 'Second Test')).toBeVisible();
  await expect(tile).toHaveCount(0);
});

test('a day that the calendar closes offers to decide on who is booked', async ({
  page,
  stack,
  guestEmail,
}) => {
  const counter = new Counter(page, stack);
  await counter.desk.signIn();
  const slot = await freeSlot(page, 'day');
  await counter.desk.paidBooking(guestEmail, slot, 50_000, { name: 'Closed Test' });
  // What the rules of the CMS say of the day, without changing them for every other test.
  await page.route(`**/api/admin/day/${slot.date}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), isClosed: true, starts: [] } });
  });
  await counter.goTo(slot.date);
  await expect(page.getByText(/This day is closed in the calendar/)).toBeVisible();
  await expectAccessible(page, 'a closed day with guests');
  await page.getByRole('button', { name: 'Decide on them' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close' });
  await expect(dialog.getByLabel('How long')).toHaveValue('days');
  await expect(dialog.getByRole('listitem').filter({ hasText: slot.time })).toContainText('Closed Test');
  await expect(dialog.getByLabel('Last day')).toHaveValue(slot.date);
});
