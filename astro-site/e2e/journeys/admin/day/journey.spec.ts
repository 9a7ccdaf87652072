import { freeSlot } from '../../../support/test-slot.ts';
import { expect, test } from '../../../fixtures.ts';
import { Counter } from './counter.ts';

const NAME = 'Mina Test';

test('a guest arrives, gets a drink, sings and goes; a note stays, and all of it is in the history', async ({
  page,
  stack,
  guestEmail,
}) => {
  const counter = new Counter(page, stack);
  const slot = await freeSlot(page, 'day');
  const id = await counter.desk.paidBooking(guestEmail, slot, 50_000);
  await counter.open(slot.date);
  const tile = counter.tile(slot, NAME);
  await expect(tile).toContainText('Expected');
  await expect(tile).toContainText('Lemonade');
  await counter.openSheet(slot, NAME);
  const sheet = counter.sheet(NAME);
  await expect(sheet).toContainText(`#${id}`);

  await test.step('every step, and one that is taken back', async () => {
    const steps = [
      ['Has arrived', 'Arrived'],
      ['Drink is made', 'Drink made'],
      ['Drink is served', 'Drink served'],
      ['Into the booth', 'In the booth'],
      ['Take back: In the booth', 'In the booth, taken back'],
      ['Into the booth', 'In the booth'],
      ['Done', 'Done'],
    ] as const;
    for (const [button, said] of steps) {
      const press = sheet.getByRole('button', { name: button, exact: true });
      // The next step rests for a moment after the one before.
      await expect(press).toBeEnabled();
      await press.click();
      await expect(counter.toast(`${NAME}: ${said}`)).toBeVisible();
    }
  });

  await test.step('a note for the others', async () => {
    await sheet.getByLabel('Note for the staff').fill('Brings a cake');
    await sheet.getByRole('button', { name: 'Save the note' }).click();
    await expect(counter.toast('The note is saved.')).toBeVisible();
    await page.reload();
    await expect(tile).toContainText('Brings a cake');
    await expect(tile).toContainText('Done');
  });

  const { history } = (await (await page.request.get(`/api/admin/bookings/${id}/history`)).json()) as {
    history: { event: string; actor: string }[];
  };
  const steps = history.filter(({ event }) => event.startsWith('step-'));
  expect(steps.filter(({ event }) => event === 'step-taken-back')).toHaveLength(1);
  expect(steps.every(({ actor }) => actor === 'admin')).toBe(true);
});
