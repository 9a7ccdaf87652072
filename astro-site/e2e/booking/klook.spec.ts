import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { onPhone } from '../support/viewports.ts';
import { guest, Wizard } from '../support/wizard.ts';

for (const { device, use } of [
  { device: 'a computer', use: {} },
  { device: 'a phone', use: onPhone },
]) {
  test.describe(`on ${device}`, () => {
    test.use(use);

    test('a Klook reservation is completed with a drink and add-ons', async ({
      page,
      mailbox,
      guestEmail,
    }) => {
      const wizard = new Wizard(page);
      await wizard.open();
      await wizard.choose('klook');
      expect(new URL(page.url()).hash).toBe('#klook-booking');
      await expect(wizard.calendar).toBeHidden();
      await page.getByLabel('Klook booking ID').fill(` klk-${randomUUID()} `);
      await wizard.pickDrink('Earl Grey', 'Hot');
      await wizard.fillDetails(guest(guestEmail));
      await wizard.addOn('Recording Video \\(Raw\\)').check();

      const ticket = page.getByRole('complementary', { name: 'Your ticket' });
      await expect(ticket).toContainText('Session₩0');
      await expect(ticket).toContainText('Add-ons are paid at the studio.');
      await expect(page.getByText('₩50,000', { exact: true }).last()).toBeVisible();
      await expect(wizard.submitButton).toHaveText('Complete Booking');
      await expectAccessible(page, 'the Klook form', '#booking');

      await wizard.submit();
      await expect(wizard.toast).toContainText(
        /Booking Confirmed!Booking #[0-9A-Z]{10} has been successfully received\. We will contact you soon\./,
      );
      await expect(wizard.card('klook')).toBeAttached();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      expect(await page.evaluate(() => sessionStorage.getItem('pendingPayment'))).toBeNull();
      expect((await mailbox.waitFor({ to: guestEmail })).text).toContain('Earl Grey');
    });
  });
}

test('a reservation that is completed already is told at its field, and nothing is lost', async ({
  page,
  guestEmail,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/bookings/);
  const wizard = new Wizard(page);
  const reservation = `KLK-${randomUUID()}`.toUpperCase();
  for (const id of [reservation, ` ${reservation.toLowerCase()} `]) {
    await wizard.open();
    await wizard.choose('klook');
    await page.getByLabel('Klook booking ID').fill(id);
    await wizard.pickDrink('Lemonade');
    await wizard.fillDetails(guest(guestEmail));
    await wizard.submit();
    await expect(wizard.toast).toContainText(/Booking (Confirmed!|Failed)/);
  }
  const field = page.getByLabel('Klook booking ID');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/already/);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mina Test');
});
