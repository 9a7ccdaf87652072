import { randomUUID } from 'node:crypto';
import { longSeoulDate } from 'shared/time/display.ts';
import { addSeoulDays, seoulWallClock } from 'shared/time/seoul.ts';
import { expect, test } from '../../fixtures.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { onPhone } from '../../support/viewports.ts';
import { guest, Wizard } from '../../support/wizard.ts';

// With animations, as visitors have them.
test.use({ reducedMotion: 'no-preference' });

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
      await expect(page).toHaveURL(/#klook-booking$/);
      await expect(wizard.calendar).toBeHidden();
      await page.getByLabel('Klook booking ID').fill(` klk-${randomUUID()} `);
      await page.getByLabel('Time on Klook').fill('18:40');
      await wizard.submit();
      const date = page.getByLabel('Date on Klook');
      await expect(date).toHaveAccessibleDescription(
        'Please enter the date of your Klook reservation, or leave date and time empty',
      );
      const soon = addSeoulDays(seoulWallClock(new Date()).date, 4);
      await date.fill(soon);
      await expect(date).toHaveAccessibleDescription('');
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
      await wizard.leavesFor('/booking-received');
      await expect(wizard.toast).toContainText(
        /Booking Confirmed!Booking #[0-9A-Z]{10} has been successfully received\. We will contact you soon\./,
      );
      const number = /#([0-9A-Z]{10})/.exec((await wizard.toast.textContent()) ?? '')?.[1] ?? '';
      const main = page.getByRole('main');
      const ordered = [number, 'Earl Grey (hot)', 'Recording Video (Raw)', 'To pay at the studio', '₩50,000'];
      const told = `You told us: ${longSeoulDate(soon)}, 18:40 KST`;
      const expectOrder = async () => {
        await expect(page.getByRole('heading', { level: 1 })).toContainText('We have received your booking');
        const next = [
          'What happens next',
          guestEmail,
          'write to you again',
          'minutes early for your drink',
          'at the booth',
        ];
        for (const text of [...ordered, told, ...next]) await expect(main).toContainText(text);
      };
      await expectOrder();
      await expectAccessible(page, 'a Klook booking that was received');
      expect(await page.evaluate(() => sessionStorage.getItem('pendingPayment'))).toBeNull();
      await page.reload();
      await expectOrder();
      await expect(wizard.toast).toHaveText('');
      await page.goBack();
      await wizard.comeNear();
      await expect(wizard.card('klook')).toBeVisible();
      expect((await mailbox.waitFor({ to: guestEmail })).text).toContain('Earl Grey');
    });
  });
}

test('a tab that knows of no booking is told where to find it', async ({ page }) => {
  await page.goto('/booking-received');
  await expect(page.getByRole('heading', { name: /This tab knows of no booking/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('are in the e-mail that we sent you');
  await expectAccessible(page, 'a tab without a booking');
  await page.getByRole('link', { name: 'Book a session' }).click();
  await page.waitForURL(/\/#booking$/);
});

test('a reservation that is completed already is told at its field, and nothing is lost', async ({
  page,
  guestEmail,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/bookings/);
  const wizard = new Wizard(page);
  const reservation = `KLK-${randomUUID()}`.toUpperCase();
  const field = page.getByLabel('Klook booking ID');
  const complete = async (id: string) => {
    await wizard.open();
    await wizard.choose('klook');
    await field.fill(id);
    await wizard.pickDrink('Lemonade');
    await wizard.fillDetails(guest(guestEmail));
    await wizard.submit();
  };
  await complete(reservation);
  await page.waitForURL('/booking-received');
  await complete(` ${reservation.toLowerCase()} `);
  await expect(wizard.toast).toContainText('Booking Failed');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/already/);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mina Test');
});
