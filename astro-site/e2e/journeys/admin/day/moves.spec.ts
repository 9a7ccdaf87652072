import type { Page } from '@playwright/test';
import type { Day } from 'shared/day/day.ts';
import { expectAccessible } from '../../../support/accessibility.ts';
import { scrollsSideways } from '../../../support/fit.ts';
import { freeSlot, type TestSlot } from '../../../support/test-slot.ts';
import { expect, test } from '../../../fixtures.ts';
import { Counter } from './counter.ts';
import { Finger } from './finger.ts';

const PRICE = 50_000;
const put = (slot: TestSlot, name: string) => new RegExp(`^Put here: ${name}, ${slot.time}, `);

/** Two free times of one day, in the afternoon, not too far from each other to be seen together. */
async function twoSlots(page: Page): Promise<[TestSlot, TestSlot]> {
  const one = await freeSlot(page, 'day', 3, 2);
  const answer = await page.request.get(`/api/timeslots/${one.date}`);
  const after = ((await answer.json()) as string[]).find((time) => time > one.time) ?? '';
  return [one, { date: one.date, time: after }];
}

const place = (page: Page, name: RegExp | string) =>
  page.locator('[data-day-grid]').getByRole('button', { name });

test('a guest is dragged to a free time by mouse: it asks, tells them, and every board shows it', async ({
  openContext,
  stack,
  guestEmail,
}) => {
  const page = await (await openContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const counter = new Counter(page, stack);
  const [from, to] = await twoSlots(page);
  const id = await counter.desk.paidBooking(guestEmail, from, PRICE, { name: 'Drag Test' });
  await counter.open(from.date);
  const tile = counter.tile(from, 'Drag Test');
  await tile.scrollIntoViewIfNeeded();
  await tile.hover();
  await page.mouse.down();
  const start = await tile.boundingBox();
  await page.mouse.move((start?.x ?? 0) + 60, (start?.y ?? 0) + 30, { steps: 4 });
  const target = place(page, put(to, 'Drag Test'));
  await expect(target).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Moving Drag Test.' })).toBeAttached();
  const box = await target.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20, { steps: 6 });
  await page.mouse.up();

  const dialog = page.getByRole('dialog', { name: 'Move Drag Test?' });
  await expect(dialog).toContainText(from.time);
  await expect(dialog).toContainText(to.time);
  await expect(dialog).toContainText('Drag Test gets an e-mail, written in English.');
  await expectAccessible(page, 'a move that asks');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(counter.toast(new RegExp(`^Drag Test sings at ${to.time}`))).toBeVisible();
  await expect(counter.tile(to, 'Drag Test')).toBeVisible();
  await expect(tile).toHaveCount(0);
  await expect(target).toHaveCount(0);
  const moved = (await (await page.request.get(`/api/admin/bookings/${id}`)).json()) as { moves: number };
  expect(moved.moves).toBe(1);
});

test('by finger: a long press picks up, a swipe changes the day as before', async ({
  openContext,
  stack,
  guestEmail,
}) => {
  const page = await (
    await openContext({ viewport: { width: 1024, height: 768 }, hasTouch: true })
  ).newPage();
  const counter = new Counter(page, stack);
  const [from, to] = await twoSlots(page);
  await counter.desk.paidBooking(guestEmail, from, PRICE, { name: 'Touch Test' });
  await counter.open(from.date);
  const tile = counter.tile(from, 'Touch Test');
  await tile.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const finger = await Finger.of(page);
  await finger.press(tile);
  const target = place(page, put(to, 'Touch Test'));
  await expect(target).toBeVisible();
  await finger.moveTo(target);
  await finger.lift();
  const dialog = page.getByRole('dialog', { name: 'Move Touch Test?' });
  await expect(dialog).toContainText(to.time);
  // Whoever is not moved is where they were.
  await dialog.getByRole('button', { name: 'Not now' }).tap();
  await expect(dialog).toHaveCount(0);
  await expect(target).toHaveCount(0);
  await expect(tile).toBeVisible();
  expect(new URL(page.url()).searchParams.get('date')).toBe(from.date);

  await finger.swipe(tile, -400);
  await expect(page).not.toHaveURL(new RegExp(from.date));
});

test('by keys: M picks up, arrows choose, Enter puts down, Escape ends', async ({
  page,
  stack,
  guestEmail,
}) => {
  const counter = new Counter(page, stack);
  const [from, to] = await twoSlots(page);
  await counter.desk.paidBooking(guestEmail, from, PRICE, { name: 'Keys Test' });
  await counter.open(from.date);
  const guest = counter.tile(from, 'Keys Test').getByRole('button', { name: 'Keys Test' });
  await guest.press('m');
  const target = place(page, put(to, 'Keys Test'));
  await expect(target).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: /^Moving Keys Test\. \d+ places?\./ }),
  ).toBeAttached();
  await expectAccessible(page, 'somebody is being moved');
  await page.keyboard.press('Escape');
  await expect(target).toHaveCount(0);
  await expect(guest).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: 'Keys Test is no longer being moved.' }),
  ).toBeAttached();

  await guest.press('m');
  await expect(target).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(target).not.toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move Keys Test?' });
  await dialog.getByRole('button', { name: 'Move', exact: true }).press('Enter');
  await expect(counter.tile(to, 'Keys Test')).toBeVisible();

  // The arrows are for the places meanwhile: page up and page down lead to other days.
  await counter.tile(to, 'Keys Test').getByRole('button', { name: 'Keys Test' }).press('m');
  await expect(page.getByRole('group', { name: 'Where shall Keys Test sing?' })).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(page).not.toHaveURL(new RegExp(from.date));
  await expect(page.getByRole('group', { name: 'Where shall Keys Test sing?' })).toBeVisible();
  await page.keyboard.press('Escape');
});

test('two guests swap in one step, after a look at both; who has changed meanwhile is told', async ({
  page,
  stack,
  guestEmail,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/admin\/bookings\/swap/);
  const counter = new Counter(page, stack);
  const [one, other] = await twoSlots(page);
  await counter.desk.paidBooking(guestEmail, one, PRICE, { name: 'Ada Test' });
  const otherId = await counter.desk.paidBooking(guestEmail, other, PRICE, {
    name: 'Ben Test',
    locale: 'ko',
  });
  await counter.open(one.date);
  await counter.tile(one, 'Ada Test').getByRole('button', { name: 'Ada Test' }).press('m');
  await place(page, `Swap: Ada Test with Ben Test, ${other.time}`).click();
  const dialog = page.getByRole('dialog', { name: 'Swap Ada Test and Ben Test?' });
  await expect(dialog).toContainText(
    'Ada Test gets an e-mail, written in English. Ben Test gets an e-mail, written in 한국어.',
  );
  await expectAccessible(page, 'a swap that asks');

  // The board does not hear of it in time.
  await page.route(`**/api/admin/day/${one.date}`, (route) => route.abort());
  problems.expect(/failed: GET .*\/api\/admin\/day\//);
  const changed = await page.request.put(`/api/admin/bookings/${otherId}/note`, {
    headers: { Origin: stack.urls.site },
    data: { note: 'Window seat' },
  });
  expect(changed.ok()).toBe(true);
  const status = (to: string) =>
    page.request.patch(`/api/admin/bookings/${otherId}/status`, {
      headers: { Origin: stack.urls.site },
      data: { status: to },
    });
  await status('pending');
  await status('confirmed');
  await dialog.getByRole('button', { name: 'Swap' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    /^Nothing was moved\. Somebody else has changed the booking of Ben Test/,
  );
  await expectAccessible(page, 'a swap that was refused');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await counter.tile(one, 'Ada Test').getByRole('button', { name: 'Ada Test' }).press('m');
  await place(page, `Swap: Ada Test with Ben Test, ${other.time}`).click();
  await dialog.getByRole('button', { name: 'Swap' }).click();
  await expect(counter.toast('Ada Test and Ben Test have swapped.')).toBeVisible();
  await expect(counter.tile(other, 'Ada Test')).toBeVisible();
  await expect(counter.tile(one, 'Ben Test')).toBeVisible();
});

test('on a phone from the sheet: tapped onto a place, or by day and time; beyond the policy with a reason', async ({
  openContext,
  stack,
  guestEmail,
}) => {
  const page = await (
    await openContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  ).newPage();
  const counter = new Counter(page, stack);
  const [from, to] = await twoSlots(page);
  await counter.desk.paidBooking(guestEmail, from, PRICE, { name: 'Phone Test' });
  // By the policy of this booking no visitor may move it any more.
  await page.route(`**/api/admin/day/${from.date}`, async (route) => {
    const response = await route.fetch();
    const day = (await response.json()) as Day;
    const rescheduling = { maxMoves: 0, minHoursBefore: 24 };
    const sessions = day.sessions.map((session) => ({ ...session, rescheduling }));
    await route.fulfill({ response, json: { ...day, sessions } });
  });
  await counter.open(from.date);
  await page.getByRole('button', { name: 'Board', exact: true }).tap();
  await counter.openSheet(from, 'Phone Test');
  await counter.sheet('Phone Test').getByRole('button', { name: 'Move on the board (M)' }).tap();
  await expect(counter.sheet('Phone Test')).toHaveCount(0);
  await expectAccessible(page, 'somebody is being moved, phone');
  expect(await scrollsSideways(page)).toBe(false);
  await place(page, put(to, 'Phone Test')).tap();
  const dialog = page.getByRole('dialog', { name: 'Move Phone Test?' });
  const move = dialog.getByRole('button', { name: 'Move', exact: true });
  await expect(move).toBeDisabled();
  await dialog.getByRole('button', { name: 'We run behind' }).tap();
  await expect(dialog.getByLabel('Reason')).toHaveValue('We run behind');
  await expectAccessible(page, 'a move with a reason, phone');
  await move.tap();
  await expect(counter.tile(to, 'Phone Test')).toBeVisible();

  await counter.openSheet(to, 'Phone Test');
  await counter.sheet('Phone Test').getByRole('button', { name: 'Day and time...' }).tap();
  await expectAccessible(page, 'day and time, phone');
  const schedule = page.getByRole('dialog', { name: /^Date and time of / });
  await schedule.getByRole('radio', { name: from.time, exact: true }).check({ force: true });
  await expect(schedule.getByText(`Chosen: ${from.time}`)).toBeVisible();
  await schedule.getByLabel('Reason').fill('The guest asked');
  await schedule.getByRole('button', { name: 'Set time' }).tap();
  await expect(schedule).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(counter.tile(from, 'Phone Test')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a party is moved one by one or all together', async ({ page, stack, guestEmail }) => {
  const counter = new Counter(page, stack);
  const slot = await freeSlot(page, 'day', 3, 4);
  const [, , third] = await inARow(page, slot, 4);
  await counter.desk.paidParty(guestEmail, slot, 2 * PRICE, ['Jin Row', 'Mina Row']);
  await counter.open(slot.date);
  await counter.tile(slot, 'Jin Row').getByRole('button', { name: 'Jin Row' }).press('m');
  await place(page, put(third, 'Jin Row')).click();
  const dialog = page.getByRole('dialog', { name: 'Move Jin Row?' });
  await dialog.getByText('Both').click();
  await expect(dialog).toContainText('Mina Row directly after, in the same studio.');
  await expectAccessible(page, 'a party that is moved');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(counter.tile(third, 'Jin Row')).toBeVisible();
  await expect(page.getByRole('article', { name: /Mina Row$/ })).toBeVisible();
  await expect(counter.tile(slot, 'Jin Row')).toHaveCount(0);
});

/** Times of a day from one on. */
async function inARow(
  page: Page,
  { date, time }: TestSlot,
  count: number,
): Promise<[TestSlot, TestSlot, TestSlot]> {
  const answer = await page.request.get(`/api/timeslots/${date}`);
  const times = ((await answer.json()) as string[]).filter((one) => one >= time).slice(0, count);
  const at = (index: number): TestSlot => ({ date, time: times[index] ?? '' });
  return [at(0), at(1), at(2)];
}
