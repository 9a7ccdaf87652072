import {
  boardDay,
  boardSession,
  noted,
  openBoard,
  openSheet,
  partyOf,
  tileOf,
  toastOf,
  withBoard,
} from '../../data/board.ts';
import { signedIn } from '../../data/staff.ts';
import { expect, test } from '../../fixtures.ts';

const NAME = 'Mina Test';

test('every step of a guest has a way back, a double press counts once, and the focus returns to the tile', async ({
  page,
  api,
}) => {
  signedIn(api);
  const mina = boardSession('15:00', NAME);
  await withBoard(api, page, boardDay([mina]));
  await openBoard(page);
  const sheet = await openSheet(page, mina);
  await expect(sheet).toContainText(`#${mina.id}`);
  await expect(sheet).toContainText('Paid');

  await sheet.getByRole('button', { name: 'Has arrived' }).click();
  await expect(toastOf(page, `${NAME}: Arrived`)).toBeVisible();
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Arrived' })).toContainText('owner');
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await expect(sheet.getByRole('button', { name: 'Has arrived' })).toBeVisible();

  // A second press is not meant for the button that has come into its place.
  await sheet.getByRole('button', { name: 'Has arrived' }).dblclick();
  await expect(sheet.getByRole('button', { name: 'Drink is made' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: /^Take back/ })).toHaveCount(1);
  await expect(toastOf(page, `${NAME}: Arrived`)).toBeVisible();

  await sheet.getByRole('button', { name: 'Into the booth' }).click();
  await expect(toastOf(page, `${NAME}: In the booth`)).toBeVisible();
  await expect(sheet.getByRole('timer')).toContainText('10:00 left');
  await sheet.getByRole('button', { name: 'Take back: In the booth' }).click();
  await expect(toastOf(page, `${NAME}: In the booth, taken back`)).toBeVisible();
  await expect(sheet.getByRole('timer')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(tileOf(page, mina).getByRole('button', { name: NAME })).toBeFocused();
});

test('the lists of now lead through the day; on a phone they come before the board', async ({
  openContext,
  api,
}) => {
  const page = await (
    await openContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  ).newPage();
  signedIn(api);
  const noa = boardSession('15:00', 'Noa Test', { attendance: noted({ arrived: '11:50' }) });
  await withBoard(api, page, boardDay([noa]));
  await openBoard(page);
  await expect(page.getByRole('button', { name: 'Now', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const drinks = page
    .getByRole('region', { name: 'Drinks' })
    .getByRole('listitem')
    .filter({ hasText: 'Noa Test' });
  await expect(drinks).toContainText('Lemonade to make');
  await drinks.getByRole('button', { name: 'Drink is made' }).tap();
  await expect(drinks).toContainText('made, to be served');
  await expect(toastOf(page, 'Noa Test: Drink made')).toBeVisible();
  await drinks.getByRole('button', { name: 'Drink is served' }).tap();
  await expect(drinks).toHaveCount(0);
  await page.getByRole('button', { name: 'Board', exact: true }).tap();
  await expect(tileOf(page, noa)).toBeVisible();
});

test('a party arrives in one tap', async ({ page, api }) => {
  signedIn(api);
  const [jin, yuna] = partyOf([boardSession('15:00', 'Jin Han'), boardSession('15:10', 'Yuna Lee')]) as [
    ReturnType<typeof boardSession>,
    ReturnType<typeof boardSession>,
  ];
  const board = await withBoard(api, page, boardDay([jin, yuna]));
  api.on('PUT /api/admin/bookings/:id/attendance/arrived', (request) => {
    expect(request.postDataJSON()).toEqual({ isDone: true, wholeParty: true });
    board.change(yuna.id, { attendance: noted({ arrived: '12:00' }) });
    return { json: board.change(jin.id, { attendance: noted({ arrived: '12:00' }) }) };
  });
  await openBoard(page);
  const sheet = await openSheet(page, jin);
  await expect(sheet).toContainText('1 of 2');
  await sheet.getByRole('button', { name: 'All 2 have arrived' }).click();
  await expect(toastOf(page, 'The party of Jin Han: Arrived')).toBeVisible();
  await page.keyboard.press('Escape');
  for (const singer of [jin, yuna]) await expect(tileOf(page, singer)).toContainText('Here');
});

test('what is refused says why, and the board is as it was', async ({ page, api, problems }) => {
  problems.expect(/answer 409: PUT .*attendance\/arrived/);
  signedIn(api);
  const mina = boardSession('15:00', NAME, { attendance: noted({ arrived: '11:50' }) });
  await withBoard(api, page, boardDay([mina]));
  api.on('PUT /api/admin/bookings/:id/attendance/arrived', {
    problem: { status: 409, detail: 'What came after it has been noted, too.' },
  });
  await openBoard(page);
  const sheet = await openSheet(page, mina);
  await sheet.getByRole('button', { name: 'Take back: Arrived' }).click();
  await expect(toastOf(page, /What came after it has been noted, too\./)).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Take back: Arrived' })).toBeVisible();
});
