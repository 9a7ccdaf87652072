import type { Page, Request } from '@playwright/test';
import type { DaySession } from 'shared/day/day.ts';
import { Finger } from '../../../support/finger.ts';
import {
  boardDate,
  boardDay,
  boardInstant,
  boardSession,
  gridOf,
  openBoard,
  openSheet,
  partyOf,
  tileOf,
  toastOf,
  withBoard,
  type MockDay,
} from '../../data/board.ts';
import { signedIn } from '../../data/staff.ts';
import { expect, test } from '../../fixtures.ts';
import type { MockApi } from '../../mock-api.ts';

const put = (time: string, name: string) => new RegExp(`^Put here: ${name}, ${time}, `);
const place = (page: Page, name: RegExp | string) => gridOf(page).getByRole('button', { name });
const bodyOf = (request: Pick<Request, 'postDataJSON'> | undefined) => request?.postDataJSON() as unknown;

/** The service moves whom it is told to. */
function moves(api: MockApi, board: MockDay): void {
  api.on('PATCH /api/admin/bookings/:id/schedule', (request, [, id = '']) => {
    const { bookingDate, bookingTime } = request.postDataJSON() as {
      bookingDate: string;
      bookingTime: string;
    };
    const startsAt = boardInstant(bookingTime);
    return { json: board.change(id, { bookingDate, bookingTime, startsAt, moves: 1 }) };
  });
}

async function boardWith(page: Page, api: MockApi, sessions: readonly DaySession[]): Promise<MockDay> {
  signedIn(api);
  const board = await withBoard(api, page, boardDay(sessions));
  moves(api, board);
  return board;
}

test('a guest is dragged to a free time by mouse, and it asks', async ({ page, api }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const guest = boardSession('15:00', 'Drag Test');
  await boardWith(page, api, [guest]);
  await openBoard(page);
  const tile = tileOf(page, guest);
  await tile.scrollIntoViewIfNeeded();
  await tile.hover();
  await page.mouse.down();
  const start = await tile.boundingBox();
  await page.mouse.move((start?.x ?? 0) + 60, (start?.y ?? 0) + 30, { steps: 4 });
  const target = place(page, put('15:10', 'Drag Test'));
  await expect(target).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Moving Drag Test.' })).toBeAttached();
  const box = await target.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20, { steps: 6 });
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: 'Move Drag Test?' });
  for (const words of ['15:00', '15:10', 'Drag Test gets an e-mail, written in English.'])
    await expect(dialog).toContainText(words);
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(toastOf(page, /^Drag Test sings at 15:10/)).toBeVisible();
  await expect(tileOf(page, { ...guest, bookingTime: '15:10' })).toBeVisible();
  await expect(tile).toHaveCount(0);
  await expect(target).toHaveCount(0);
  const sent = api.requests('PATCH /api/admin/bookings/:id/schedule');
  expect(sent.map(bodyOf)).toEqual([{ bookingDate: boardDate, bookingTime: '15:10', studioId: 1 }]);
});

test('by finger: a long press picks up, a swipe changes the day as before', async ({ openContext, api }) => {
  const page = await (
    await openContext({ viewport: { width: 1024, height: 768 }, hasTouch: true })
  ).newPage();
  const guest = boardSession('15:00', 'Touch Test');
  await boardWith(page, api, [guest]);
  await openBoard(page);
  const tile = tileOf(page, guest);
  await tile.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const finger = await Finger.of(page);
  await finger.press(tile);
  const target = place(page, put('15:10', 'Touch Test'));
  await expect(target).toBeVisible();
  await finger.moveTo(target);
  await finger.lift();
  const dialog = page.getByRole('dialog', { name: 'Move Touch Test?' });
  await expect(dialog).toContainText('15:10');
  // A guest who is not moved is where they were.
  await dialog.getByRole('button', { name: 'Not now' }).tap();
  await expect(dialog).toHaveCount(0);
  await expect(target).toHaveCount(0);
  await expect(tile).toBeVisible();
  expect(new URL(page.url()).searchParams.get('date')).toBe(boardDate);

  await finger.swipe(tile, -400);
  await expect(page).toHaveURL(/date=2027-03-11/);
});

test('by keys: M picks up, arrows choose, Enter puts down, Escape ends', async ({ page, api }) => {
  const session = boardSession('15:00', 'Keys Test');
  await boardWith(page, api, [session]);
  await openBoard(page);
  const guest = tileOf(page, session).getByRole('button', { name: 'Keys Test' });
  await guest.press('m');
  const target = place(page, put('15:10', 'Keys Test'));
  await expect(target).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: /^Moving Keys Test\. \d+ places?\./ }),
  ).toBeAttached();
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
  const moved = tileOf(page, { ...session, bookingTime: '15:10' });
  await expect(moved).toBeVisible();

  // The arrows are for the places meanwhile: page up and page down lead to other days.
  await moved.getByRole('button', { name: 'Keys Test' }).press('m');
  const places = page.getByRole('group', { name: 'Where shall Keys Test sing?' });
  await expect(places).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/date=2027-03-11/);
  await expect(places).toBeVisible();
});

test('a swap asks after a look at both; one that is refused says why', async ({ page, api, problems }) => {
  problems.expect(/answer 409: POST .*\/api\/admin\/bookings\/swap/);
  const ada = boardSession('15:00', 'Ada Test');
  const ben = boardSession('15:30', 'Ben Test', { locale: 'ko' });
  await boardWith(page, api, [ada, ben]);
  const reason = 'Nothing was moved. Somebody else has changed the booking of Ben Test meanwhile.';
  api.on('POST /api/admin/bookings/swap', { problem: { status: 409, detail: reason } });
  await openBoard(page);
  await tileOf(page, ada).getByRole('button', { name: 'Ada Test' }).press('m');
  await place(page, 'Swap: Ada Test with Ben Test, 15:30').click();
  const dialog = page.getByRole('dialog', { name: 'Swap Ada Test and Ben Test?' });
  await expect(dialog).toContainText(
    'Ada Test gets an e-mail, written in English. Ben Test gets an e-mail, written in 한국어.',
  );
  await dialog.getByRole('button', { name: 'Swap' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Nothing was moved.');
  expect(bodyOf(api.requests('POST /api/admin/bookings/swap')[0])).toEqual({
    bookings: [ada, ben].map(({ id, version }) => ({ id, version })),
  });
});

test('on a phone from the sheet: tapped onto a place, or by day and time; beyond the policy with a reason', async ({
  openContext,
  api,
}) => {
  const page = await (
    await openContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  ).newPage();
  const guest = boardSession('15:00', 'Phone Test', { rescheduling: { maxMoves: 0, minHoursBefore: 24 } });
  const board = await boardWith(page, api, [guest]);
  await openBoard(page);
  await page.getByRole('button', { name: 'Board', exact: true }).tap();
  const sheet = await openSheet(page, guest);
  await sheet.getByRole('button', { name: 'Move on the board (M)' }).tap();
  await expect(sheet).toHaveCount(0);
  await place(page, put('15:10', 'Phone Test')).tap();
  const dialog = page.getByRole('dialog', { name: 'Move Phone Test?' });
  const move = dialog.getByRole('button', { name: 'Move', exact: true });
  await expect(move).toBeDisabled();
  await dialog.getByRole('button', { name: 'We run behind' }).tap();
  await expect(dialog.getByLabel('Reason')).toHaveValue('We run behind');
  await move.tap();
  const moved = { ...guest, bookingTime: '15:10' };
  await expect(tileOf(page, moved)).toBeVisible();

  await openSheet(page, moved);
  await sheet.getByRole('button', { name: 'Day and time...' }).tap();
  const schedule = page.getByRole('dialog', { name: /^Date and time of / });
  await schedule.getByRole('radio', { name: '15:00', exact: true }).check({ force: true });
  await expect(schedule.getByText('Chosen: 15:00')).toBeVisible();
  await schedule.getByLabel('Reason').fill('The guest asked');
  await schedule.getByRole('button', { name: 'Set time' }).tap();
  await expect(schedule).toHaveCount(0);
  await board.tell('changed');
  await expect(tileOf(page, guest)).toBeVisible();
  const sent = api.requests('PATCH /api/admin/bookings/:id/schedule');
  expect(sent.map(bodyOf)).toMatchObject([{ reason: 'We run behind' }, { reason: 'The guest asked' }]);
});

test('a party is moved one by one or all together', async ({ page, api }) => {
  const [jin = boardSession('15:00', ''), mina = jin] = partyOf([
    boardSession('15:00', 'Jin Row'),
    boardSession('15:10', 'Mina Row'),
  ]);
  await boardWith(page, api, [jin, mina]);
  await openBoard(page);
  await tileOf(page, jin).getByRole('button', { name: 'Jin Row' }).press('m');
  await place(page, put('15:30', 'Jin Row')).click();
  const dialog = page.getByRole('dialog', { name: 'Move Jin Row?' });
  await dialog.getByText('Both').click();
  await expect(dialog).toContainText('Mina Row directly after, in the same studio.');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(toastOf(page, /^Jin Row sings at 15:30/)).toBeVisible();
  expect(bodyOf(api.requests('PATCH /api/admin/bookings/:id/schedule')[0])).toMatchObject({
    ...{ bookingTime: '15:30', wholeParty: true },
  });
});
