import { Desk } from '../admin/desk.ts';
import { expect, test } from '../../fixtures.ts';
import { guest, Wizard } from '../../support/wizard.ts';

test('a number that nobody can call is asked about once, taken all the same, and marked for staff', async ({
  page,
  stack,
  mailbox,
  guestEmail,
}) => {
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.choose('klook');
  await page.getByLabel('Klook booking ID').fill(`KLK-${crypto.randomUUID()}`);
  await wizard.pickDrink('Lemonade');
  await wizard.fillDetails({ ...guest(guestEmail), phone: 'abc', track: 'youtu.be/abc123' });
  await wizard.submit();
  const phone = page.getByLabel('Phone number');
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(/Is this right\? We call it if you are late\./);
  await wizard.submit();
  await wizard.leavesFor('/booking-received');
  await expect(wizard.toast).toContainText('Booking Confirmed!');

  const number = /#([0-9A-Z]{10})/.exec((await mailbox.waitFor({ to: guestEmail })).subject)?.[1] ?? '';
  const desk = new Desk(page, stack);
  await desk.open();
  await expect(desk.card(number)).toContainText('abcCheck this number');
  await expect(desk.card(number)).toContainText('https://youtu.be/abc123');
  const other = await desk.klookBooking(guestEmail, 'Mina Test', { phone: '010-1234-5678' });
  await page.reload();
  await expect(desk.card(other).getByRole('link', { name: '+82 10 1234 5678' })).toHaveAttribute(
    'href',
    'tel:+821012345678',
  );
  await expect(desk.card(other)).toContainText('South Korea');
});
