import { expect, test } from '../fixtures.ts';
import { openDeliveries } from '../data/deliveries.ts';
import { signedIn } from '../data/staff.ts';
import { toast } from './toast.ts';

test('what is sent leaves the list and the focus goes to its heading; a tracking number has letters and digits only', async ({
  page,
  api,
}) => {
  signedIn(api);
  openDeliveries(api);
  await page.goto('/admin/deliveries');
  const mix = page.getByRole('region', { name: 'Late' }).getByRole('article');
  await expect(mix).toContainText(/3 days late/);
  const lp = page.getByRole('region', { name: 'Due within two days' }).getByRole('article');
  await expect(lp).toContainText('12 Rue de la Paix, 75002 Paris, France');
  await mix.getByRole('button', { name: /^Mark as sent/ }).focus();
  await page.keyboard.press('Enter');
  await expect(mix).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Deliveries' })).toBeFocused();

  await lp.getByRole('button', { name: /^Begin work/ }).click();
  await expect(lp).toContainText('In work');
  await expect(lp.getByRole('button', { name: /^Mark as sent/ })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'LP Record Production: not begun')).toBeVisible();
  await lp.getByRole('button', { name: /^Mark as sent/ }).click();
  const question = page.getByRole('dialog', { name: /^LP Record Production for / });
  const number = question.getByLabel('Tracking number');
  await number.fill('<EMS>');
  await page.keyboard.press('Enter');
  await expect(number).toHaveAccessibleDescription(/Letters, digits, spaces/);
  await number.fill('EMS EG123456789KR');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'LP Record Production: sent')).toBeVisible();
  await expect(page.getByText('Everything is sent')).toBeVisible();
  expect(api.requests('PUT /api/admin/bookings/:id/deliveries/4').at(-1)?.postDataJSON()).toEqual({
    seen: 'open',
    state: 'sent',
    trackingNumber: 'EMS EG123456789KR',
  });
});
