import { blocksSchema, guestListSchema, type Block, type Guests } from 'shared/blocks/block.ts';
import type { DaySession } from 'shared/day/day.ts';
import {
  blockedTime,
  boardDate,
  boardDay,
  boardInstant,
  boardSession,
  gridOf,
  openBoard,
  tileOf,
  toastOf,
  withBoard,
} from '../data/board.ts';
import { signedIn } from '../data/staff.ts';
import { expect, test } from '../fixtures.ts';

/** A weekly repair from three o’clock on, and the guests in it. */
const weekly = (undecided: number): Block[] =>
  blocksSchema.parse([
    {
      ...{
        id: 1,
        studioIds: [1],
        kind: 'repair',
        note: '',
        isWeekly: true,
        lastDate: null,
        by: 'owner',
        undecided,
      },
      ...{ startsAt: boardInstant('15:00'), endsAt: boardInstant('15:20') },
    },
  ]);
const guestsOf = (sessions: readonly DaySession[], kept: ReadonlySet<string>): Guests[] =>
  guestListSchema.parse(
    sessions.map((session) => ({ sessions: [{ ...session, isKept: kept.has(session.id) }], nearest: null })),
  );

test('decisions stop between two guests, and what is left waits; a weekly block is lifted for once', async ({
  page,
  api,
}) => {
  signedIn(api);
  const sessions = [boardSession('15:00', 'First Test'), boardSession('15:10', 'Second Test')] as const;
  const board = await withBoard(
    api,
    page,
    boardDay(sessions, { blocked: [blockedTime('15:00', '15:20', { isWeekly: true })] }),
  );
  board.blocks = weekly(2);
  const kept = new Set<string>();
  const { promise: isStopped, resolve: goOn } = Promise.withResolvers<undefined>();
  api.on('GET /api/admin/blocks/:id/guests', () => ({ json: guestsOf(sessions, kept) }));
  api.on('POST /api/admin/blocks/:id/decisions', async (request) => {
    await isStopped;
    const { bookingIds } = request.postDataJSON() as { bookingIds: string[] };
    for (const id of bookingIds) kept.add(id);
    board.blocks = weekly(2 - kept.size);
    return { json: guestsOf(sessions, kept) };
  });
  api.on('DELETE /api/admin/blocks/:id', () => {
    board.day = boardDay(sessions);
    board.blocks = [];
    return { status: 204, json: null };
  });
  await openBoard(page);
  await page.getByRole('button', { name: '2 guests to decide on' }).click();
  const guests = page.getByRole('dialog', { name: 'Guests: Repair' });
  await guests.getByLabel('For all of them').selectOption('Keep: they sing all the same');
  await guests.getByRole('button', { name: 'Carry out for 2' }).click();
  await expect(guests.getByText('0 of 2 done')).toBeVisible();
  await guests.getByRole('button', { name: 'Stop' }).click();
  goOn(undefined);
  await expect(toastOf(page, 'Nothing was changed for 1 of them.')).toBeVisible();
  await expect(guests.getByText('Kept', { exact: true })).toHaveCount(1);
  expect(api.requests('POST /api/admin/blocks/:id/decisions')).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '1 guest to decide on' })).toBeVisible();

  const tile = gridOf(page).getByRole('button', { name: '15:00 Repair' });
  // Its guests stand on it; its edge stays in reach.
  await tile.click({ position: { x: 16, y: 16 } });
  const sheet = page.getByRole('dialog', { name: /^Repair, / });
  await expect(sheet.getByText('Every week', { exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: 'Put back on sale this time' }).click();
  await expect(toastOf(page, 'On sale again.')).toBeVisible();
  await expect(tileOf(page, sessions[1])).toBeVisible();
  await expect(tile).toHaveCount(0);
  const [lifted] = api.requests('DELETE /api/admin/blocks/:id');
  expect(Object.fromEntries(new URL(lifted?.url() ?? '').searchParams)).toEqual({
    ...{ from: boardInstant('15:00'), until: boardInstant('15:20') },
  });
});

test('a day that the calendar closes offers to decide on its guests', async ({ page, api }) => {
  signedIn(api);
  const guest = boardSession('15:00', 'Closed Test');
  await withBoard(api, page, boardDay([guest], { isClosed: true, starts: [] }));
  api.on('POST /api/admin/blocks/guests', { json: guestsOf([guest], new Set()) });
  await openBoard(page);
  await expect(page.getByText(/This day is closed in the calendar/)).toBeVisible();
  await page.getByRole('button', { name: 'Decide on them' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close' });
  await expect(dialog.getByLabel('How long')).toHaveValue('days');
  await expect(dialog.getByRole('listitem').filter({ hasText: '15:00' })).toContainText('Closed Test');
  await expect(dialog.getByLabel('Last day')).toHaveValue(boardDate);
});
