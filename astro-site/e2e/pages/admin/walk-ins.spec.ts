import type { Page } from '@playwright/test';
import { walkInSoldSchema, type WalkIn } from 'shared/walk-ins/walk-in.ts';
import {
  boardDate,
  boardDay,
  boardSession,
  gridOf,
  openBoard,
  paidBy,
  staffBooking,
  tileOf,
  toastOf,
  withBoard,
} from '../data/board.ts';
import { cardOf, openDashboard, withBookings } from '../data/booking-cards.ts';
import { signedIn } from '../data/staff.ts';
import { expect, test } from '../fixtures.ts';
import type { MockApi } from '../mock-api.ts';

const free = (page: Page, time: string) =>
  gridOf(page).getByRole('button', { name: new RegExp(`^${time} .+, free: Sell ₩`) });

const soldOf = (api: MockApi) =>
  api.requests('POST /api/admin/walk-ins').map((request) => request.postDataJSON() as WalkIn);

test('mistakes are said at their fields; a free time is sold at the price of that time', async ({
  page,
  api,
}) => {
  signedIn(api);
  const board = await withBoard(api, page);
  api.on('POST /api/admin/walk-ins', () => {
    board.day = boardDay([
      boardSession('20:30', 'Walk Test', { selectedDrink: 'green-tea', drinkTemperature: 'iced' }),
    ]);
    return { status: 201, json: walkInSoldSchema.parse({ id: 'TEST999999' }) };
  });
  await openBoard(page);
  await free(page, '20:30').click();
  const dialog = page.getByRole('dialog', { name: 'Walk-in at 20:30' });
  await dialog.getByRole('button', { name: 'Cash' }).click();
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/Please write a name/);
  await expect(dialog.getByLabel('Drink')).toHaveAccessibleDescription('Please choose a drink.');
  await dialog.getByLabel('Name').fill('Walk Test');
  await dialog.getByLabel('Drink').selectOption('Green Tea');
  await dialog.getByRole('button', { name: 'Cash' }).click();
  await expect(dialog.getByText('Please choose hot or iced.')).toBeVisible();
  await dialog.getByRole('button', { name: 'iced' }).click();
  await dialog.getByRole('button', { name: 'Cash' }).click();
  await expect(toastOf(page, 'Walk Test sings at 20:30.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(tileOf(page, boardSession('20:30', 'Walk Test'))).toContainText('Green Tea (iced)');
  await expect(free(page, '20:30')).toHaveCount(0);
  expect(soldOf(api)).toMatchObject([
    { bookingDate: boardDate, bookingTime: '20:30', totalPrice: 44_000, payment: { method: 'cash' } },
  ]);
});

test('a free session has a reason; it is sold by the keyboard from the next free time', async ({
  page,
  api,
}) => {
  signedIn(api);
  await withBoard(api, page);
  api.on('POST /api/admin/walk-ins', { status: 201, json: walkInSoldSchema.parse({ id: 'TEST999999' }) });
  await openBoard(page);
  await page.getByRole('region', { name: 'Free next' }).getByRole('button').first().press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Walk-in at 12:00' });
  await dialog.getByLabel('Name').fill('Free Test');
  await dialog.getByLabel('Drink').selectOption('Lemonade');
  await dialog.getByRole('button', { name: 'Free', exact: true }).press('Enter');
  await dialog.getByRole('button', { name: 'Give it for free' }).press('Enter');
  await expect(dialog.getByLabel('Why is it free?')).toHaveAccessibleDescription(/why it is free/);
  await dialog.getByLabel('Why is it free?').fill('Opening party');
  await dialog.getByRole('button', { name: 'Give it for free' }).press('Enter');
  await expect(toastOf(page, 'Free Test sings at 12:00.')).toBeVisible();
  expect(soldOf(api)).toMatchObject([{ payment: { method: 'free', reason: 'Opening party' } }]);
});

test('a time that a visitor has just booked is told; what was typed stays for another one', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/admin\/walk-ins/);
  signedIn(api);
  const board = await withBoard(api, page);
  const visitor = boardSession('15:00', 'Visitor Test');
  const refusal = 'Somebody has just booked this time. Please choose another one.';
  api.on('POST /api/admin/walk-ins', () => {
    board.day = boardDay([visitor]);
    return { problem: { status: 409, type: 'slot-taken', detail: refusal } };
  });
  await openBoard(page);
  await free(page, '15:00').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Late Test');
  await dialog.getByLabel('Drink').selectOption('Lemonade');
  await dialog.getByRole('button', { name: 'Card terminal' }).click();
  await expect(toastOf(page, refusal)).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('Late Test');
  await page.keyboard.press('Escape');
  await expect(tileOf(page, visitor)).toBeVisible();
  await free(page, '15:10').click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Late Test');
});

test('money that is noted as given back has an undo, and a guest without an address gets no mail', async ({
  page,
  api,
}) => {
  const counter = {
    method: 'card-terminal' as const,
    amountWon: 50_000,
    reason: null,
    takenAt: '2027-03-10T01:00:00.000Z',
  };
  const payment = paidBy({ state: 'counter-refund-due', method: null, counter });
  const walkIn = staffBooking({ name: 'Back Test', email: null, phone: null, status: 'cancelled', payment });
  signedIn(api);
  const list = withBookings(api, [walkIn]);
  api.on('PUT /api/admin/bookings/:id/counter-payment', (request, [, id = '']) => {
    const { isGivenBack } = request.postDataJSON() as { isGivenBack: boolean };
    const state = isGivenBack ? ('refunded' as const) : ('counter-refund-due' as const);
    return { json: list.change(id, { payment: { ...payment, state } }) };
  });
  await openDashboard(page);
  const card = cardOf(page, walkIn);
  await expect(card).toContainText('card terminal, ₩50,000');
  await expect(card.getByRole('button', { name: 'Send Email' })).toHaveCount(0);
  await card.getByRole('button', { name: 'Money given back' }).click();
  await expect(toastOf(page, '₩50,000 is noted as given back.')).toBeVisible();
  await expect(card).toContainText('Refunded');
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await expect(card).toContainText('To be given back at the counter');
});
