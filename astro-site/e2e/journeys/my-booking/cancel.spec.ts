import { expect, test } from '../../fixtures.ts';
import { OwnPage, paidBooking } from '../../support/own-page.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { guest } from '../../support/wizard.ts';

test('the sum is said before it happens, and the page shows the refund arrive', async ({
  page,
  mailbox,
  guestEmail,
}) => {
  const slot = await freeSlot(page, 'evening', 5);
  const { link } = await paidBooking(page, mailbox, slot, guest(guestEmail));
  const own = new OwnPage(page);
  await own.open(link);
  await own.press('Cancel the booking');
  await expect(own.dialog).toContainText('Goes back to your card₩44,000');
  await own.dialog.getByRole('button', { name: 'Cancel and get ₩44,000 back' }).click();
  await expect(own.said).toContainText('₩44,000 is on its way back to your card');
  await expect(own.ticket).toContainText(/Cancelled by you on/);
  // Nobody reloads: the page looks again by itself.
  await expect(own.ticket).toContainText(/₩44,000: paid back on/, { timeout: 60_000 });
  await expect(page.getByRole('main').getByRole('button', { name: 'Cancel the booking' })).toBeHidden();
  const free = (await (await page.request.get(`/api/timeslots/${slot.date}`)).json()) as string[];
  expect(free).toContain(slot.time);
});
