import { freeSlot } from '../../../support/test-slot.ts';
import { expect, test } from '../../../fixtures.ts';
import { Counter } from '../day/counter.ts';

test('a reservation comes into the tray of every board by itself, gets a time, and leaves every tray', async ({
  page,
  openContext,
  stack,
  guestEmail,
}) => {
  const slot = await freeSlot(page, 'day');
  const counter = new Counter(page, stack);
  await counter.open(slot.date);
  const elsewhere = new Counter(await (await openContext()).newPage(), stack);
  await elsewhere.open();
  const name = `Tray ${crypto.randomUUID().slice(0, 4)} Test`;
  await counter.desk.klookBooking(guestEmail, name, { klookDate: slot.date, klookTime: slot.time });
  const tray = page.getByRole('region', { name: 'Klook tray' });
  const waiting = tray.getByRole('listitem').filter({ hasText: name });
  await expect(waiting).toContainText(`Guest says this day, ${slot.time}`);
  const there = elsewhere.page.getByRole('listitem').filter({ hasText: name });
  await expect(there).toContainText('Guest says');

  await page.getByRole('button', { name: `Give a time: ${name}` }).click();
  await page
    .locator('[data-day-grid]')
    .getByRole('button', { name: new RegExp(`^Put here: ${name}, ${slot.time}, `) })
    .click();
  const dialog = page.getByRole('dialog', { name: `Give ${name} this time?` });
  await dialog.getByRole('button', { name: 'Give this time' }).click();
  await expect(counter.tile(slot, name)).toContainText('Klook');
  await expect(waiting).toHaveCount(0);
  await expect(there).toHaveCount(0);
});
