import { expect, test } from '../../fixtures.ts';
import { CardWindow } from '../../support/card-window.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { guest, Wizard } from '../../support/wizard.ts';
import { initialArrival } from 'shared/catalogue/arrival.ts';
import { arrivalTimes } from 'shared/slots/arrival.ts';
import { longSeoulDate } from 'shared/time/display.ts';

// The main journey of the product, with animations as guests have them.
test.use({ reducedMotion: 'no-preference' });

test('a guest books a session, pays for it, and gets it by e-mail', async ({ page, mailbox, guestEmail }) => {
  const slot = await freeSlot(page, 'day');
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.fillDirect(slot, guest(guestEmail));
  await wizard.pickDrink('Coffee', 'Iced');
  await wizard.addOn('Full Track Mixing').check();
  await wizard.addOn('LP Record Production').check();
  await page.getByLabel('LP delivery address').fill('12 Test Street\nSeoul');

  const ticket = page.getByRole('complementary', { name: 'Your ticket' });
  await expect(ticket).toContainText(slot.time);
  await expect(ticket).toContainText('Session₩50,000');
  await expect(ticket).toContainText('LP Record Production₩300,000');
  await expect(page.getByText('₩450,000', { exact: true })).toBeInViewport();

  await wizard.submit();
  await wizard.leavesFor(/\/payment\?bookingId=[0-9A-Z]{10}&amount=450000$/);
  const number = new URL(page.url()).searchParams.get('bookingId') ?? '';
  const stored = await page.evaluate(() => sessionStorage.getItem('pendingPayment'));
  expect(JSON.parse(stored ?? '')).toEqual({
    bookingId: number,
    totalPrice: 450_000,
    customerName: 'Mina Test',
    customerEmail: guestEmail,
  });

  const main = page.getByRole('main');
  for (const text of [
    ...[number, 'Mina Test', guestEmail, '₩450,000', 'Not paid yet'],
    ...[longSeoulDate(slot.date), slot.time, 'Coffee (iced)'],
    ...['Full Track Mixing₩100,000', 'LP Record Production₩300,000'],
  ])
    await expect(main).toContainText(text);
  await expect(main).toContainText(/Your time is kept until \d\d:\d\d KST, not booked yet/);

  const cardWindow = new CardWindow(page, true);
  await cardWindow.open();
  await cardWindow.approve();

  await expect(page.getByRole('heading', { name: /Paid/ })).toBeVisible({ timeout: 30_000 });
  await expect(wizard.toast).toContainText(
    `Booking Confirmed!Booking #${number} has been successfully received. We will contact you soon.`,
  );
  const expected = arrivalTimes(slot.time, initialArrival);
  for (const text of [number, '₩450,000', 'Card', longSeoulDate(slot.date), `by ${expected.cafe} KST`])
    await expect(main).toContainText(text);

  const mail = await mailbox.waitFor({ to: guestEmail });
  expect(mail.text).toContain(number);
  expect(mail.text).toContain(slot.time);
  // Page and mail ask for the same.
  expect(mail.text).toContain(`we expect you by ${expected.cafe} KST`);
  expect(mail.text).toContain(`Be at the booth by ${expected.booth}`);

  await page.reload();
  await expect(page.getByRole('heading', { name: /Paid/ })).toBeVisible({ timeout: 30_000 });
});
