import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import type { Page } from '@playwright/test';
import {
  boardDate,
  boardInstant,
  boardSession,
  gridOf,
  klookBooking,
  openBoard,
  tileOf,
  withBoard,
  type MockDay,
} from '../data/board.ts';
import { signedIn } from '../data/staff.ts';
import { expect, test } from '../fixtures.ts';
import type { MockApi } from '../mock-api.ts';

const NAME = 'Tray Test';
const put = (time: string) => new RegExp(`^Put here: ${NAME}, ${time}, `);
const place = (page: Page, name: RegExp) => gridOf(page).getByRole('button', { name });

async function boardWith(page: Page, api: MockApi, waiting: AdminBooking): Promise<MockDay> {
  signedIn(api);
  const board = await withBoard(api, page);
  board.tray = [waiting];
  api.on('PATCH /api/admin/bookings/:id/schedule', (request) => {
    const { bookingTime } = request.postDataJSON() as { bookingTime: string };
    const startsAt = boardInstant(bookingTime);
    const session = boardSession(bookingTime, NAME, {
      ...waiting,
      bookingDate: boardDate,
      bookingTime,
      startsAt,
    });
    board.tray = [];
    board.day = { ...board.day, sessions: [session] };
    return { json: session };
  });
  return board;
}

test('a reservation is dragged from the tray onto a free time, which the wheel brings into sight', async ({
  page,
  api,
}) => {
  const waiting = klookBooking(NAME, { klookDate: boardDate, klookTime: '15:00' });
  await boardWith(page, api, waiting);
  await openBoard(page);
  const item = page.getByRole('region', { name: 'Klook tray' }).getByRole('listitem');
  await expect(item).toContainText('Guest says this day, 15:00');
  await item.scrollIntoViewIfNeeded();
  await item.getByText(NAME).hover();
  const box = await item.boundingBox();
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 40, { steps: 4 });
  const target = place(page, put('15:00'));
  await expect(target).toBeAttached();
  // The wheel goes on scrolling meanwhile.
  const grid = await gridOf(page).boundingBox();
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const at = await target.boundingBox();
  await page.mouse.move((grid?.x ?? 0) + 120, at?.y ?? 0, { steps: 3 });
  await page.mouse.move((at?.x ?? 0) + 60, (at?.y ?? 0) + 25, { steps: 6 });
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: `Give ${NAME} this time?` });
  await expect(dialog).toContainText('Check it with Klook.');
  await dialog.getByRole('button', { name: 'Give this time' }).click();
  await expect(tileOf(page, boardSession('15:00', NAME))).toContainText('Klook');
  await expect(item).toHaveCount(0);
});

test('by keys, and with a refusal that says why where a guest was quicker', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 409: PATCH .*\/schedule/);
  const board = await boardWith(page, api, klookBooking(NAME, { klookDate: boardDate, klookTime: '15:00' }));
  const detail = `Somebody else has ${boardDate} 15:00 KST. Please choose another time.`;
  api.on('PATCH /api/admin/bookings/:id/schedule', { problem: { status: 409, type: 'slot-taken', detail } });
  await openBoard(page);
  await page.getByRole('button', { name: `Give a time: ${NAME}` }).press('Enter');
  // Where the guest says that it is.
  await expect(place(page, put('15:00'))).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Give ${NAME} this time?` });
  board.day = { ...board.day, sessions: [boardSession('15:00', 'Quick Test')] };
  await dialog.getByRole('button', { name: 'Give this time' }).press('Enter');
  await expect(dialog.getByRole('alert')).toContainText(`Somebody else has ${boardDate} 15:00 KST`);
  await dialog.getByRole('button', { name: 'Not now' }).press('Enter');
  await expect(page.getByRole('group', { name: `Where shall ${NAME} sing?` })).toBeVisible();
  await expect(place(page, put('15:00'))).toHaveCount(0);
  await expect(place(page, put('15:10'))).toBeVisible();
});

test('on a phone it is one line until it is opened', async ({ openContext, api }) => {
  const page = await (
    await openContext({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })
  ).newPage();
  await boardWith(page, api, klookBooking(NAME));
  await openBoard(page);
  const line = page.getByRole('button', { name: 'Klook tray 1 waiting' });
  await expect(line).toHaveAttribute('aria-expanded', 'false');
  await line.tap();
  await page.getByRole('button', { name: `Give a time: ${NAME}` }).tap();
  const places = page.getByRole('group', { name: `Where shall ${NAME} sing?` });
  await expect(places).toBeVisible();
  await page.getByRole('button', { name: 'Day and time...' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(places).toBeVisible();
  await page.getByRole('button', { name: 'Stop moving' }).tap();
  await expect(places).toHaveCount(0);
});
