import { signedIn } from '../data/staff.ts';
import { voucher } from '../data/vouchers.ts';
import { expect, test } from '../fixtures.ts';

test('a voucher is made once it is complete, shows who uses it, and is ended', async ({ page, api }) => {
  signedIn(api);
  api.on('GET /api/admin/vouchers', { json: [] });
  api.on('POST /api/admin/vouchers', { status: 201, json: voucher() });
  api.on('GET /api/admin/vouchers/:id/uses', {
    json: [
      { bookingId: '7K3MZ9QX2B', name: 'Mina Test', takenOffWon: 7_500, until: new Date().toISOString() },
    ],
  });
  await page.goto('/admin/vouchers');
  await page.getByRole('button', { name: 'New voucher' }).click();
  const dialog = page.getByRole('dialog', { name: 'New voucher' });
  const make = dialog.getByRole('button', { name: 'Make the voucher' });
  await make.click();
  await expect(dialog.getByLabel('Percent')).toHaveAccessibleDescription(/from 1 to 100 percent/);
  await expect(dialog.getByLabel('Percent')).toBeFocused();
  await dialog.getByLabel('Percent').fill('15');
  await dialog.getByLabel('Uses in all').fill('10');
  await dialog.getByLabel('Note for the staff').fill('For regulars');
  api.on('GET /api/admin/vouchers', { json: [voucher()] });
  await make.click();
  const said = page.getByRole('region', { name: 'Notifications' });
  await expect(said).toContainText('SING-2345 can be used now.');
  expect(
    api.requests('POST /api/admin/vouchers').map((request) => request.postDataJSON() as unknown),
  ).toEqual([expect.objectContaining({ kind: 'percent', value: 15, mostUses: 10, note: 'For regulars' })]);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(card).toContainText('15% off everything');
  await expect(card).toContainText('1 of 10 used · ₩7,500 taken off');
  await card.getByRole('button', { name: 'Bookings with' }).click();
  await expect(card.getByRole('link', { name: '7K3MZ9QX2B' })).toBeVisible();
  await expect(card).toContainText('(being paid)');

  const ended = voucher({ endedAt: new Date().toISOString() });
  api.on('POST /api/admin/vouchers/:id/end', { json: ended });
  await card.getByRole('button', { name: 'End it' }).click();
  api.on('GET /api/admin/vouchers', { json: [ended] });
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click();
  await expect(said).toContainText('SING-2345 is ended.');
  await expect(card).toContainText('Ended');
  await expect(card.getByRole('heading')).toBeFocused();
});
