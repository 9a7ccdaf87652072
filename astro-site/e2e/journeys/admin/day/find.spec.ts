import { longSeoulDate } from 'shared/time/display.ts';
import { expectAccessible } from '../../../support/accessibility.ts';
import { freeSlot } from '../../../support/test-slot.ts';
import { expect } from '../../../fixtures.ts';
import { showCode, test } from './camera.ts';
import { Counter } from './counter.ts';

const PRICE = 50_000;

test('a guest is found by number, name and the last digits of the phone', async ({
  page,
  stack,
  guestEmail,
}) => {
  const counter = new Counter(page, stack);
  const slot = await freeSlot(page, 'day');
  const digits = String(Date.now()).slice(-6);
  const name = `Ida Findme ${digits}`;
  const id = await counter.desk.paidBooking(guestEmail, slot, PRICE, { name, phone: `+82 10 12${digits}` });
  await counter.open(slot.date);
  const search = page.getByRole('searchbox', { name: 'Find a guest (/)' });
  for (const typed of [`#${id}`, 'ida findme', digits]) {
    await page.keyboard.press('/');
    await search.fill(typed);
    await expect(page.getByText(/^\d+ guests?$/)).toBeVisible();
    await expectAccessible(page, `found by ${typed}`);
    await page.getByRole('search').getByRole('button', { name }).click();
    await expect(counter.sheet(name)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(counter.sheet(name)).toHaveCount(0);
  }
  await search.fill('nobody of that name');
  await expect(page.getByText('Nobody of this day. Numbers of other days can be scanned.')).toBeVisible();
});

test('the code of the mail opens the guest; one of another day leads there; a foreign one is told', async ({
  page,
  stack,
  guestEmail,
  problems,
}) => {
  problems.expect(/answer 404: GET .*\/api\/admin\/bookings\/0000000000/);
  const counter = new Counter(page, stack);
  const slot = await freeSlot(page, 'day');
  const name = 'Scan Test';
  const id = await counter.desk.paidBooking(guestEmail, slot, PRICE, { name });
  await counter.open();
  const scanner = page.getByRole('dialog', { name: 'Scan the code of the mail' });

  await showCode('https://example.com/menu');
  await page.getByRole('button', { name: 'Scan a code' }).click();
  await expect(scanner.getByText('This is not a code of ours.')).toBeVisible();
  await expectAccessible(page, 'a foreign code');
  await page.keyboard.press('Escape');

  await showCode('0000000000');
  await page.getByRole('button', { name: 'Scan a code' }).click();
  await expect(scanner.getByText('There is no booking #0000000000.')).toBeVisible();
  await page.keyboard.press('Escape');

  await showCode(id);
  await page.getByRole('button', { name: 'Scan a code' }).click();
  await expect(scanner.getByText(`${name} is booked for ${longSeoulDate(slot.date)}.`)).toBeVisible();
  await scanner.getByRole('button', { name: 'Go to that day' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(longSeoulDate(slot.date));
  await expect(counter.tile(slot, name)).toBeVisible();

  await page.getByRole('button', { name: 'Scan a code' }).click();
  await expect(counter.sheet(name)).toBeVisible();
  await expect(counter.sheet(name)).toContainText(`#${id}`);
});
