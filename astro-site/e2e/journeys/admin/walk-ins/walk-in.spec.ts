import { expectAccessible } from '../../../support/accessibility.ts';
import { scrollsSideways } from '../../../support/fit.ts';
import { freeSlot, type TestSlot } from '../../../support/test-slot.ts';
import { atWidths } from '../../../support/viewports.ts';
import { expect, test } from '../../../fixtures.ts';
import { Counter } from '../day/counter.ts';

const free = ({ time }: TestSlot) => new RegExp(`^${time} .+, free: Sell ₩`);

const devices = {
  tablet: { viewport: { width: 1024, height: 768 }, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
for (const [device, options] of Object.entries(devices)) {
  test(`a guest without a booking is sold a free time, and is on the board: ${device}`, async ({
    openContext,
    stack,
  }) => {
    const page = await (await openContext(options)).newPage();
    const counter = new Counter(page, stack);
    const slot = await freeSlot(page, 'day');
    await counter.open(slot.date);
    if (device === 'phone') await page.getByRole('button', { name: 'Board', exact: true }).click();
    await expectAccessible(page, `free times, ${device}`);
    await page
      .locator('[data-day-grid]')
      .getByRole('button', { name: free(slot) })
      .click();
    const dialog = page.getByRole('dialog', { name: `Walk-in at ${slot.time}` });
    await expectAccessible(page, `a walk-in, ${device}`);

    await dialog.getByRole('button', { name: 'Cash' }).click();
    await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/Please write a name/);
    await expect(dialog.getByLabel('Drink')).toHaveAccessibleDescription('Please choose a drink.');
    await expectAccessible(page, `a walk-in with mistakes, ${device}`);
    await dialog.getByLabel('Name').fill('Walk Test');
    await dialog.getByLabel('Drink').selectOption('Green Tea');
    await dialog.getByRole('button', { name: 'Cash' }).click();
    await expect(dialog.getByText('Please choose hot or iced.')).toBeVisible();
    await dialog.getByRole('button', { name: 'iced' }).click();
    await dialog.getByRole('button', { name: 'Cash' }).click();
    await expect(counter.toast(`Walk Test sings at ${slot.time}.`)).toBeVisible();
    await expect(dialog).toHaveCount(0);

    const tile = counter.tile(slot, 'Walk Test');
    await expect(tile).toContainText('Green Tea (iced)');
    await expect(page.locator('[data-day-grid]').getByRole('button', { name: free(slot) })).toHaveCount(0);
    expect(await scrollsSideways(page)).toBe(false);
    if (device === 'tablet')
      await atWidths(page, [1440], async () => expect(await scrollsSideways(page)).toBe(false));
    await counter.openSheet(slot, 'Walk Test');
    await expect(counter.sheet('Walk Test')).toContainText('Paid at the counter');
    await expect(counter.sheet('Walk Test')).toContainText('cash, ₩50,000');
    await counter.sheet('Walk Test').getByRole('button', { name: 'Has arrived' }).click();
    await expect(counter.toast('Walk Test: Arrived')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tile).toContainText('Here');
  });
}

test('a free session has a reason; it is sold by the keyboard from the next free time', async ({
  page,
  stack,
}) => {
  const counter = new Counter(page, stack);
  const { date } = await freeSlot(page, 'day');
  await counter.open(date);
  const next = page.getByRole('region', { name: 'Free next' }).getByRole('button').first();
  const [time = ''] = /\d\d:\d\d/.exec((await next.textContent()) ?? '') ?? [];
  await next.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Walk-in at ${time}` });
  await dialog.getByLabel('Name').fill('Free Test');
  await dialog.getByLabel('Drink').selectOption('Lemonade');
  await dialog.getByRole('button', { name: 'Free', exact: true }).press('Enter');
  await dialog.getByRole('button', { name: 'Give it for free' }).press('Enter');
  await expect(dialog.getByLabel('Why is it free?')).toHaveAccessibleDescription(/why it is free/);
  await dialog.getByLabel('Why is it free?').fill('Opening party');
  await dialog.getByRole('button', { name: 'Give it for free' }).press('Enter');
  await expect(counter.toast(`Free Test sings at ${time}.`)).toBeVisible();
  await counter.openSheet({ date, time }, 'Free Test');
  await expect(counter.sheet('Free Test')).toContainText('Opening party');
});

test('a time that a visitor has just booked is told; what was typed stays for another one', async ({
  page,
  stack,
  guestEmail,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/admin\/walk-ins/);
  const counter = new Counter(page, stack);
  const slot = await freeSlot(page, 'day');
  await counter.open(slot.date);
  await page
    .locator('[data-day-grid]')
    .getByRole('button', { name: free(slot) })
    .click();
  const dialog = page.getByRole('dialog', { name: `Walk-in at ${slot.time}` });
  await dialog.getByLabel('Name').fill('Late Test');
  await dialog.getByLabel('Drink').selectOption('Lemonade');
  await counter.desk.paidBooking(guestEmail, slot, 50_000, { name: 'Visitor Test' });
  await dialog.getByRole('button', { name: 'Card terminal' }).click();
  await expect(counter.toast('Somebody has just booked this time. Please choose another one.')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('Late Test');
  await page.keyboard.press('Escape');
  await expect(counter.tile(slot, 'Visitor Test')).toBeVisible();
});

test('a walk-in that is cancelled is to be given its money; that is noted, with an undo', async ({
  page,
  stack,
}) => {
  const counter = new Counter(page, stack);
  const slot = await freeSlot(page, 'day');
  await counter.desk.signIn();
  const sold = await page.request.post('/api/admin/walk-ins', {
    headers: { Origin: stack.urls.site },
    data: {
      ...{ studioId: 1, bookingDate: slot.date, bookingTime: slot.time, name: 'Back Test' },
      ...{ selectedDrink: 'lemonade', totalPrice: 50_000, payment: { method: 'card-terminal' } },
    },
  });
  expect(sold.status(), await sold.text()).toBe(201);
  const { id } = (await sold.json()) as { id: string };
  await page.goto('/admin');
  await page.getByLabel('Search').fill(id);
  const card = counter.desk.card(id);
  await expect(card).toContainText('card terminal, ₩50,000');
  await expect(card.getByRole('button', { name: 'Send Email' })).toHaveCount(0);
  await counter.desk.setStatus(id, 'Cancelled');
  await expect(card).toContainText('To be given back at the counter');
  await card.getByRole('button', { name: 'Money given back' }).click();
  await expect(counter.toast('₩50,000 is noted as given back.')).toBeVisible();
  await expect(card).toContainText('Refunded');
  await expectAccessible(page, 'a walk-in whose money is back');
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await expect(card).toContainText('To be given back at the counter');
});
