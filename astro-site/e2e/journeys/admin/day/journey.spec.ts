import { expectAccessible } from '../../../support/accessibility.ts';
import { scrollsSideways } from '../../../support/fit.ts';
import { freeSlot } from '../../../support/test-slot.ts';
import { atWidths } from '../../../support/viewports.ts';
import { expect, test } from '../../../fixtures.ts';
import { Counter } from './counter.ts';

const NAME = 'Mina Test';
const PRICE = 50_000;

const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

for (const [device, options] of Object.entries({ tablet, phone })) {
  test(`a guest arrives, gets a drink, sings and goes, and every step has a way back: ${device}`, async ({
    openContext,
    stack,
    guestEmail,
  }) => {
    const page = await (await openContext(options)).newPage();
    const counter = new Counter(page, stack);
    const slot = await freeSlot(page, 'day');
    const id = await counter.desk.paidBooking(guestEmail, slot, PRICE);
    await counter.open(slot.date);
    await expectAccessible(page, `the board, ${device}`);
    if (device === 'phone') {
      await expect(page.getByRole('button', { name: 'Now', exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await page.getByRole('button', { name: 'Board', exact: true }).click();
      await expectAccessible(page, 'the board on a phone');
    }
    expect(await scrollsSideways(page)).toBe(false);
    if (device === 'tablet')
      await atWidths(page, [1440], async () => expect(await scrollsSideways(page)).toBe(false));

    const tile = counter.tile(slot, NAME);
    await expect(tile).toContainText('Expected');
    await expect(tile).toContainText('Lemonade');
    await counter.openSheet(slot, NAME);
    const sheet = counter.sheet(NAME);
    await expectAccessible(page, `a guest, ${device}`);
    await expect(sheet).toContainText(`#${id}`);
    await expect(sheet).toContainText('Paid');

    await sheet.getByRole('button', { name: 'Has arrived' }).click();
    await expect(counter.toast(`${NAME}: Arrived`)).toBeVisible();
    await expect(sheet.getByRole('listitem').filter({ hasText: 'Arrived' })).toContainText('admin');
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
    await expect(sheet.getByRole('button', { name: 'Has arrived' })).toBeVisible();

    // Whoever presses twice means it once, although the button is another one by then.
    await sheet.getByRole('button', { name: 'Has arrived' }).dblclick();
    await expect(sheet.getByRole('button', { name: 'Drink is made' })).toBeVisible();
    await expect(sheet.getByRole('button', { name: /^Take back/ })).toHaveCount(1);
    await expect(counter.toast(`${NAME}: Arrived`)).toBeVisible();

    await sheet.getByRole('button', { name: 'Drink is made' }).click();
    await expect(counter.toast(`${NAME}: Drink made`)).toBeVisible();
    await sheet.getByRole('button', { name: 'Drink is served' }).click();
    await expect(counter.toast(`${NAME}: Drink served`)).toBeVisible();
    await sheet.getByRole('button', { name: 'Into the booth' }).click();
    await expect(counter.toast(`${NAME}: In the booth`)).toBeVisible();
    await expect(sheet.getByRole('timer')).toContainText(/^(10:00|9:5\d) left$/);
    await expectAccessible(page, `a guest in the booth, ${device}`);

    await sheet.getByRole('button', { name: 'Take back: In the booth' }).click();
    await expect(counter.toast(`${NAME}: In the booth, taken back`)).toBeVisible();
    await expect(sheet.getByRole('timer')).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Into the booth' }).click();
    await expect(sheet.getByRole('timer')).toBeVisible();
    await sheet.getByRole('button', { name: 'Done', exact: true }).click();
    await expect(counter.toast(`${NAME}: Done`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tile).toContainText('Done');
    await expect(tile.getByRole('button', { name: NAME })).toBeFocused();

    const { history } = (await (await page.request.get(`/api/admin/bookings/${id}/history`)).json()) as {
      history: { event: string; actor: string }[];
    };
    const steps = history.filter(({ event }) => event.startsWith('step-'));
    expect(steps.filter(({ event }) => event === 'step-taken-back')).toHaveLength(2);
    expect(steps.every(({ actor }) => actor === 'admin')).toBe(true);
  });
}

test('the lists of now lead through the day: the drink that waits, who sings, who is next', async ({
  page,
  stack,
  guestEmail,
}) => {
  const counter = new Counter(page, stack);
  const slot = await freeSlot(page, 'day');
  await counter.desk.paidBooking(guestEmail, slot, PRICE, { name: 'Noa Test' });
  await counter.open(slot.date);
  await counter.openSheet(slot, 'Noa Test');
  await counter.sheet('Noa Test').getByRole('button', { name: 'Has arrived' }).click();
  await page.keyboard.press('Escape');
  const drinks = page
    .getByRole('region', { name: 'Drinks' })
    .getByRole('listitem')
    .filter({ hasText: 'Noa Test' });
  await expect(drinks).toContainText('Lemonade to make');
  await drinks.getByRole('button', { name: 'Drink is made' }).click();
  await expect(drinks).toContainText('made, to be served');
  await expect(counter.toast('Noa Test: Drink made')).toBeVisible();
  await drinks.getByRole('button', { name: 'Drink is served' }).click();
  await expect(drinks).toHaveCount(0);
  await expectAccessible(page, 'the lists of now');
});

test('a note for the others stays with the guest', async ({ page, stack, guestEmail }) => {
  const counter = new Counter(page, stack);
  const slot = await freeSlot(page, 'day');
  await counter.desk.paidBooking(guestEmail, slot, PRICE);
  await counter.open(slot.date);
  await counter.openSheet(slot, NAME);
  const sheet = counter.sheet(NAME);
  await sheet.getByLabel('Note for the staff').fill('Brings a cake');
  await sheet.getByRole('button', { name: 'Save the note' }).click();
  await expect(counter.toast('The note is saved.')).toBeVisible();
  await page.reload();
  await expect(counter.tile(slot, NAME)).toContainText('Brings a cake');
});

test('a party arrives in one tap', async ({ page, stack, guestEmail }) => {
  const counter = new Counter(page, stack);
  const slot = await freeSlot(page, 'day', 4, 2);
  await counter.desk.paidParty(guestEmail, slot, 2 * PRICE, ['Jin Han', 'Yuna Lee']);
  await counter.open(slot.date);
  await expect(counter.tile(slot, 'Jin Han')).toContainText('1 of 2');
  await counter.openSheet(slot, 'Jin Han');
  await counter.sheet('Jin Han').getByRole('button', { name: 'All 2 have arrived' }).click();
  await expect(counter.toast('The party of Jin Han: Arrived')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article', { name: 'Yuna Lee' })).toContainText('Here');
  await expect(counter.tile(slot, 'Jin Han')).toContainText('Here');
});

test('what is refused says why, and the board is as it was', async ({
  page,
  stack,
  guestEmail,
  problems,
}) => {
  problems.expect(/answer 409: PUT .*attendance\/arrived/);
  const counter = new Counter(page, stack);
  const slot = await freeSlot(page, 'day');
  const id = await counter.desk.paidBooking(guestEmail, slot, PRICE);
  await counter.open(slot.date);
  await counter.openSheet(slot, NAME);
  const sheet = counter.sheet(NAME);
  await sheet.getByRole('button', { name: 'Has arrived' }).click();
  await expect(counter.toast(`${NAME}: Arrived`)).toBeVisible();
  // Somebody else is a moment ahead, and this board has not heard of it yet.
  await page.route('**/changes', (route) => route.abort());
  await page.route(`**/api/admin/day/${slot.date}`, (route) => route.abort());
  await page.request.put(`/api/admin/bookings/${id}/attendance/in-booth`, {
    data: { isDone: true },
    headers: { Origin: stack.urls.site },
  });
  problems.expect(/failed: GET .*\/api\/admin\/day\//);
  await sheet.getByRole('button', { name: 'Take back: Arrived' }).click();
  await expect(counter.toast(/What came after it has been noted, too\./)).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Take back: Arrived' })).toBeVisible();
});
