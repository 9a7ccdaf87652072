import { expect, test } from '../fixtures.ts';
import {
  ledgerWithDifference,
  matter,
  officeBooking,
  openOffice,
  systemStatus,
  unclearPayment,
} from '../data/office.ts';
import { signedIn } from '../data/staff.ts';
import { onPhone } from '../../support/viewports.ts';
import { toast } from './toast.ts';

test('matters say what to do and lead to their booking; what ends by itself cannot be closed', async ({
  page,
  api,
}) => {
  signedIn(api);
  const { id } = officeBooking();
  const mails = [1, 2, 3, 4].map((place) => matter({ key: `mail-failed ${place}`, emailId: String(place) }));
  openOffice(api, { matters: [unclearPayment(), ...mails] });
  api.on('POST /api/admin/emails/:id/resend', () => {
    openOffice(api, { matters: [unclearPayment()] });
    return { json: {} };
  });
  await page.goto('/admin');
  const panel = page.getByRole('region', { name: 'Needs attention' });
  const matters = panel.getByRole('listitem');
  await expect(matters).toHaveCount(4);
  const unclear = matters.first();
  await expect(unclear).toContainText('The card provider has not told us');
  await expect(unclear).toContainText('₩44,000');
  await expect(unclear.getByRole('button', { name: 'Dealt with' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Show all 5' }).click();
  await expect(matters).toHaveCount(5);
  const mail = matters.last();
  await expect(mail).toContainText(`Klook booking received: #${id}`);
  await expect(mail).toContainText('could not be delivered');
  await mail.getByRole('button', { name: 'Show booking' }).click();
  await expect(page.getByLabel('Search')).toHaveValue(id);
  await mail.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    `Sample Visitor gets “Klook booking received: #${id}”`,
  );
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(toast(page, 'The e-mail is on its way again.')).toBeVisible();
  await expect(matters).toHaveCount(1);
});

test('one line says how the system is and names what is behind; opened by the keyboard, it lists every part', async ({
  page,
  api,
}) => {
  signedIn(api);
  openOffice(api);
  api.on('GET /api/admin/system-status', { json: systemStatus({ areMailsLate: true }) });
  await page.goto('/admin');
  const line = page.locator('summary').filter({ hasText: 'The system needs a look: Mails.' });
  await line.focus();
  await page.keyboard.press('Enter');
  const part = (name: string) =>
    page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
  await expect(part('Database')).toContainText('running');
  await expect(part('Prices and rules from the CMS')).toContainText('running');
  await expect(part('Second database server')).toContainText('not set up');
  await expect(part('Mails')).toContainText('behind · 3 waiting, the oldest for 16 min');
});

test.describe('on a phone', () => {
  test.use(onPhone);

  test('the ledger check compares a day, and tells a difference and what to do about it', async ({
    page,
    api,
  }) => {
    signedIn(api);
    openOffice(api);
    api.on('GET /api/admin/reconciliations', { json: [] });
    api.on('POST /api/admin/reconciliations', () => {
      api.on('GET /api/admin/reconciliations', { json: [ledgerWithDifference()] });
      return { json: ledgerWithDifference() };
    });
    await page.goto('/admin');
    const open = page.getByRole('button', { name: 'Ledger check', exact: true });
    await open.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('No day has been compared yet.');
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Compare now' }).click();
    await expect(toast(page, 'Compared')).toBeVisible();
    const { id } = officeBooking();
    await expect(dialog).toContainText(
      new RegExp(
        `We have noted that ₩44,000 was charged for booking #${id} at .* KST\\. It is not on the provider’s list`,
      ),
    );
    await expect(dialog).toContainText('What to do: Find the order in the provider’s console.');
    await expect(dialog).toContainText('Provider: not there');
    await dialog.getByRole('button', { name: `Show booking #${id}` }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Search')).toHaveValue(id);
  });
});
