import { readFile } from 'node:fs/promises';
import { expect, test } from '../../fixtures.ts';
import { Desk } from './desk.ts';

test('what is known of an address is looked up, saved as a file and erased; its card says so', async ({
  page,
  stack,
  guestEmail,
}) => {
  const desk = new Desk(page, stack);
  await desk.open(guestEmail);
  const over = await desk.klookBooking(guestEmail, 'Paula Private');
  const completed = await page.request.patch(`/api/admin/bookings/${over}/status`, {
    headers: { Origin: stack.urls.site },
    data: { status: 'completed' },
  });
  expect(completed.status()).toBe(200);
  const open = await desk.klookBooking(guestEmail, 'Paula Private');
  await page.getByRole('link', { name: 'Personal data' }).click();
  await page.getByLabel('E-mail address').fill(guestEmail);
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(page.getByRole('heading', { name: `What is known of ${guestEmail}` })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: over })).toContainText('is removed');
  await expect(page.getByRole('listitem').filter({ hasText: open })).toContainText('still to come');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as a file' }).click();
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as {
    bookings: { id: string }[];
  };
  expect(file.bookings.map(({ id }) => id).sort()).toEqual([over, open].sort());

  await page.getByRole('button', { name: 'Erase...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase personal data' });
  await dialog.getByLabel('E-mail address, once more').fill(guestEmail.toUpperCase());
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Erased' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: over })).toContainText('has been removed');
  await expect(page.getByRole('listitem').filter({ hasText: open })).toContainText('has stayed');

  await page.getByRole('link', { name: 'Bookings' }).click();
  await page.getByLabel('Search').fill(over);
  await expect(desk.card(over)).toContainText('Personal data removed on 20');
  await expect(desk.card(over)).not.toContainText('Paula Private');
  await page.getByLabel('Search').fill(open);
  await expect(desk.card(open)).toContainText('Paula Private');
});
