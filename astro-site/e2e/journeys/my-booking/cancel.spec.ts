import { expect, test } from '../../fixtures.ts';
import { arriveAtPayment } from '../../support/arrive-at-payment.ts';
import { linkIn, OwnPage, paidBooking } from '../../support/own-page.ts';
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
  await expect(own.dialog).toContainText(/From \w{3} \d+ \w{3}, \d\d:\d\d\sKST on, less goes back\./);
  await own.dialog.getByRole('button', { name: 'Cancel and get ₩44,000 back' }).click();
  await expect(own.said).toContainText('₩44,000 is on its way back to your card');
  await expect(own.ticket).toContainText(/Cancelled by you on/);
  // The button that led here has gone with what it was for.
  await expect(own.ticket).toBeFocused();
  // Nobody reloads: the page looks again by itself.
  await expect(own.ticket).toContainText(/₩44,000: paid back on/, { timeout: 60_000 });
  await expect(page.getByRole('main').getByRole('button', { name: 'Cancel the booking' })).toBeHidden();
  const free = (await (await page.request.get(`/api/timeslots/${slot.date}`)).json()) as string[];
  expect(free).toContain(slot.time);
});

test('one of a party cancels alone; the others keep their time', async ({ page, mailbox, guestEmail }) => {
  const slot = await freeSlot(page, 'evening', 5, 2);
  const { link } = await paidBooking(page, mailbox, slot, guest(guestEmail), [
    { name: 'Bora Test', selectedAddons: [1] },
  ]);
  const own = new OwnPage(page);
  await own.open(link);
  await own.press('Cancel the booking');
  await own.dialog.getByRole('radio', { name: 'Bora Test', exact: true }).check();
  await expect(own.dialog.getByRole('listitem').filter({ hasText: 'Full Track Mixing' })).toContainText(
    '₩100,000',
  );
  await own.dialog.getByRole('button', { name: 'Cancel and get ₩144,000 back' }).click();
  const singers = own.ticket.getByRole('listitem').filter({ has: page.locator('time') });
  await expect(singers.last()).toContainText('Cancelled by you');
  await expect(singers.first()).toContainText('This time is yours.');
  await expect(own.ticket).toContainText(/₩144,000: paid back on/, { timeout: 60_000 });
});

test('another sum than the one that was read is said, and asked for again', async ({
  page,
  mailbox,
  guestEmail,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/my-booking\/cancellation/);
  const slot = await freeSlot(page, 'evening', 5);
  const { link } = await paidBooking(page, mailbox, slot, guest(guestEmail));
  const own = new OwnPage(page);
  // The page has read the sum of a moment ago, before the next tier began.
  await page.route(
    '**/api/my-booking/cancellation?**',
    async (route) => {
      const answer = await route.fetch();
      const quote = (await answer.json()) as { refundWon: number };
      await route.fulfill({ response: answer, json: { ...quote, refundWon: 22_000, keptWon: 22_000 } });
    },
    { times: 1 },
  );
  await own.open(link);
  await own.press('Cancel the booking');
  await own.dialog.getByRole('button', { name: 'Cancel and get ₩22,000 back' }).click();
  await expect(own.dialog.getByRole('alert')).toContainText('₩44,000 would go back now');
  await expect(own.ticket).toContainText('Confirmed');
  await own.dialog.getByRole('button', { name: 'Cancel and get ₩44,000 back' }).click();
  await expect(own.ticket).toContainText('Cancelled by you');
});

test('two tabs that cancel come to the same: one cancellation and one refund', async ({
  page,
  context,
  mailbox,
  guestEmail,
}) => {
  const slot = await freeSlot(page, 'evening', 5);
  const { link } = await paidBooking(page, mailbox, slot, guest(guestEmail));
  const tabs = [new OwnPage(page), new OwnPage(await context.newPage())] as const;
  for (const own of tabs) {
    await own.open(link);
    await own.press('Cancel the booking');
    await expect(own.dialog).toContainText('Goes back to your card₩44,000');
  }
  const [first, second] = tabs;
  await second.dialog.getByRole('button', { name: 'Cancel and get ₩44,000 back' }).click();
  await expect(second.ticket).toContainText('Cancelled by you');
  await page.bringToFront();
  await first.dialog.getByRole('button', { name: 'Cancel and get ₩44,000 back' }).click();
  await expect(first.ticket).toContainText('Cancelled by you');
  await expect(first.ticket.getByText(/^₩44,000: (on its way|paid back)/)).toHaveCount(1);
  await mailbox.waitFor({ to: guestEmail, subject: 'cancelled' });
  expect((await mailbox.list(guestEmail)).filter(({ subject }) => /cancelled/i.test(subject))).toHaveLength(
    1,
  );
});

test('a held session is paid from the page', async ({ page, mailbox, guestEmail, stack }) => {
  const slot = await freeSlot(page, 'evening', 5);
  const number = await arriveAtPayment(page, slot, guest(guestEmail));
  // No mail goes out before it is paid: the link is asked for.
  const found = await page.request.post('/api/my-booking/find', {
    headers: { Origin: stack.urls.site },
    data: { bookingId: number, email: guestEmail },
  });
  expect(found.status()).toBe(202);
  const own = new OwnPage(page);
  await own.open(await linkIn(mailbox, guestEmail));
  await expect(own.ticket).toContainText('Held for you until');
  await own.press('Pay ₩44,000 now');
  await page.waitForURL(/\/payment\?/);
  await expect(page.getByRole('button', { name: /^Pay by card/ })).toBeVisible();
});
