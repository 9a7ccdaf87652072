import type { Day } from 'shared/day/day.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { expectAccessible } from '../../../support/accessibility.ts';
import { freeSlot } from '../../../support/test-slot.ts';
import { expect, test } from '../../../fixtures.ts';
import { Counter } from './counter.ts';

const NAME = 'Absent Test';

test('who has not come in time is a no-show in one tap, and comes after all', async ({
  page,
  stack,
  guestEmail,
}) => {
  const counter = new Counter(page, stack);
  const slot = await freeSlot(page, 'day');
  await counter.desk.paidBooking(guestEmail, slot, 50_000, { name: NAME });
  // The board goes by the server's clock: it is ten minutes before the session.
  let now = instantInSeoul(slot.date, slot.time).getTime() - 40 * 60_000;
  await page.route(`**/api/admin/day/${slot.date}`, async (route) => {
    const response = await route.fetch();
    const day = (await response.json()) as Day;
    await route.fulfill({ response, json: { ...day, now: new Date(now).toISOString() } });
  });
  await counter.open(slot.date);
  const tile = counter.tile(slot, NAME);
  await expect(tile).toContainText('Expected');
  await counter.openSheet(slot, NAME);
  const sheet = counter.sheet(NAME);
  await expect(sheet.getByRole('button', { name: 'No-show' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  now += 30 * 60_000;
  await page.reload();
  await expect(tile).toContainText('Late');
  await expect(page.getByRole('region', { name: 'Late' })).toContainText(NAME);
  await expectAccessible(page, 'somebody is late');
  await counter.openSheet(slot, NAME);
  await sheet.getByRole('button', { name: 'No-show' }).click();
  await expect(counter.toast(`${NAME} is noted as a no-show. The slot stays theirs.`)).toBeVisible();
  await expect(sheet).toContainText('No-show');
  await expectAccessible(page, 'a no-show');
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await expect(counter.toast(`${NAME} is expected again.`)).toBeVisible();

  await sheet.getByRole('button', { name: 'No-show' }).click();
  await expect(counter.toast(`${NAME} is noted as a no-show. The slot stays theirs.`)).toBeVisible();
  await sheet.getByRole('button', { name: 'Comes after all' }).click();
  await expect(counter.toast(`${NAME} is expected again.`)).toBeVisible();
  await sheet.getByRole('button', { name: 'Has arrived' }).click();
  await expect(counter.toast(`${NAME}: Arrived`)).toBeVisible();
  // A read may be under way still.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
