import { expect, test } from '../../fixtures.ts';
import { linkIn, OwnPage, paidBooking } from '../../support/own-page.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { guest } from '../../support/wizard.ts';

test('a guest who has lost the mail finds the booking, keeps it open, and leaves it', async ({
  page,
  mailbox,
  guestEmail,
  openContext,
}) => {
  const slot = await freeSlot(page, 'evening', 5);
  const { id } = await paidBooking(page, mailbox, slot, guest(guestEmail));
  const other = await (await openContext()).newPage();
  const own = new OwnPage(other);
  await test.step('a fresh link comes by mail', async () => {
    await other.goto('/');
    await other.getByRole('contentinfo').getByRole('link', { name: 'Find my booking' }).click();
    await other.getByLabel('Booking number').fill(`#${id.toLowerCase()}`);
    await other.getByLabel('E-mail').fill(guestEmail);
    await own.press('Send me the link');
    await expect(other.getByRole('heading', { name: 'Please look into your mailbox' })).toBeVisible();
  });
  await test.step('the link opens the ticket, and is gone from the address at once', async () => {
    await own.open(await linkIn(mailbox, guestEmail, { subject: 'link' }));
    expect(new URL(other.url()).hash).toBe('');
    await expect(own.ticket).toContainText('This time is yours.');
    await expect(own.ticket).toContainText(slot.time);
    await expect(own.ticket).toContainText(id);
    await expect(own.part('Payment')).toContainText('₩44,000');
    await expect(own.part('Coming to us')).toContainText('30 minutes early');
    await expect(own.part('If your plans change')).toContainText('Cancel free of charge until');
  });
  await test.step('the session of the browser opens it from now on, without the link', async () => {
    await other.reload();
    await expect(own.ticket).toContainText(id);
    const file = await other.request.get('/api/my-booking/calendar.ics');
    expect(await file.text()).toContain('BEGIN:VEVENT');
  });
  await test.step('left, it is closed on this device', async () => {
    await own.press('Leave');
    await expect(other.getByRole('status')).toContainText('You have left your booking.');
    await other.reload();
    await expect(other.getByRole('heading', { name: 'Find my booking' })).toBeVisible();
  });
});
