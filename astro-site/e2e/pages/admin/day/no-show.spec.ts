import type { StatusChange } from 'shared/bookings/admin-booking.ts';
import {
  boardDay,
  boardInstant,
  boardSession,
  openBoard,
  openSheet,
  tileOf,
  toastOf,
  withBoard,
} from '../../data/board.ts';
import { signedIn } from '../../data/staff.ts';
import { expect, test } from '../../fixtures.ts';

const NAME = 'Absent Test';
const isNoShow = `${NAME} is noted as a no-show. The slot stays theirs.`;
const isExpected = `${NAME} is expected again.`;

test('a guest who has not come in time is a no-show in one tap, and comes after all', async ({
  page,
  api,
}) => {
  signedIn(api);
  const guest = boardSession('15:00', NAME);
  const board = await withBoard(api, page, boardDay([guest], { now: boardInstant('14:20') }));
  api.on('PATCH /api/admin/bookings/:id/status', (request, [, id = '']) => {
    const { status, reason } = request.postDataJSON() as StatusChange;
    return { json: board.change(id, { status, cancellationReason: reason ?? null }) };
  });
  await openBoard(page);
  await expect(tileOf(page, guest)).toContainText('Expected');
  const sheet = await openSheet(page, guest);
  await expect(sheet.getByRole('button', { name: 'Has arrived' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'No-show' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  // The board goes by the server's clock.
  board.day = { ...board.day, now: boardInstant('14:50') };
  await board.tell('changed');
  await expect(tileOf(page, guest)).toContainText('Late');
  await expect(page.getByRole('region', { name: 'Late' })).toContainText(NAME);
  await openSheet(page, guest);
  await sheet.getByRole('button', { name: 'No-show' }).click();
  await expect(toastOf(page, isNoShow)).toBeVisible();
  await expect(sheet).toContainText('No-show');
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await expect(toastOf(page, isExpected)).toBeVisible();

  await sheet.getByRole('button', { name: 'No-show' }).click();
  await sheet.getByRole('button', { name: 'Comes after all' }).click();
  await expect(sheet.getByRole('button', { name: 'Has arrived' })).toBeVisible();
  expect(
    api
      .requests('PATCH /api/admin/bookings/:id/status')
      .map((request) => request.postDataJSON() as StatusChange),
  ).toEqual([
    { status: 'cancelled', reason: 'no-show' },
    { status: 'confirmed' },
    { status: 'cancelled', reason: 'no-show' },
    { status: 'confirmed' },
  ]);
});
