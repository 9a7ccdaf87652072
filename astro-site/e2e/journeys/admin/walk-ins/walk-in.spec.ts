import { freeSlot } from '../../../support/test-slot.ts';
import { expect, test } from '../../../fixtures.ts';
import { Counter } from '../day/counter.ts';

test('a guest without a booking is sold a free time, arrives, and gets the money back once it is cancelled', async ({
  page,
  stack,
}) => {
  const counter = new Counter(page, stack);
  const slot = await freeSlot(page, 'day');
  await counter.open(slot.date);
  const name = `Walk ${crypto.randomUUID().slice(0, 4)} Test`;
  const free = page
    .locator('[data-day-grid]')
    .getByRole('button', { name: new RegExp(`^${slot.time} .+, free: Sell ₩`) });
  await free.click();
  const dialog = page.getByRole('dialog', { name: `Walk-in at ${slot.time}` });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Drink').selectOption('Green Tea');
  await dialog.getByRole('button', { name: 'iced' }).click();
  await dialog.getByRole('button', { name: 'Cash' }).click();
  await expect(counter.toast(`${name} sings at ${slot.time}.`)).toBeVisible();
  const tile = counter.tile(slot, name);
  await expect(tile).toContainText('Green Tea (iced)');
  await expect(free).toHaveCount(0);
  await counter.openSheet(slot, name);
  const sheet = counter.sheet(name);
  await expect(sheet).toContainText('cash, ₩50,000');
  await sheet.getByRole('button', { name: 'Has arrived' }).click();
  await expect(counter.toast(`${name}: Arrived`)).toBeVisible();
  const [, id = ''] = /#(\w{10})/.exec((await sheet.textContent()) ?? '') ?? [];

  await page.goto(`/admin?search=${id}`);
  const card = counter.desk.card(id);
  await expect(card).toContainText('cash, ₩50,000');
  await counter.desk.setStatus(id, 'Cancelled');
  await expect(card).toContainText('To be given back at the counter');
  await card.getByRole('button', { name: 'Money given back' }).click();
  await expect(counter.toast('₩50,000 is noted as given back.')).toBeVisible();
  await expect(card).toContainText('Refunded');
});
