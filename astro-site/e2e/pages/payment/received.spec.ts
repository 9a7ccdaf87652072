import { longSeoulDate } from 'shared/time/display.ts';
import { expect, test } from '../fixtures.ts';
import { BOOKING, keepInTab, ofOne, ofThree, received, who } from '../data/payment.ts';
import { openDay } from '../data/slot.ts';

test('a tab that knows of no booking is told where to find it', async ({ page }) => {
  await page.goto('/booking-received');
  await expect(page.getByRole('heading', { name: /This tab knows of no booking/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('are in the e-mail that we sent you');
  await expect(page.getByRole('link', { name: 'Book a session' })).toHaveAttribute('href', '/#booking');
});

test('a Klook reservation: what is paid at the studio, what comes next; it stays after a reload, its toast does not', async ({
  page,
}) => {
  const klookDate = openDay();
  const klook = { bookingType: 'klook', klookBookingId: 'KLK-1', klookDate, klookTime: '18:40' } as const;
  const ordered = { ...ofOne(), bookingDate: null, bookingTime: null };
  await keepInTab(page, {
    ...received(ordered, { ...klook, totalPrice: 100_000 }),
    carriedToast: { title: 'Booking Confirmed!', description: 'It is with us.' },
  });
  await page.goto('/booking-received');
  const toast = page.getByRole('region', { name: 'Notifications' });
  await expect(toast).toContainText('Booking Confirmed!');
  const expectOrder = async () => {
    for (const text of [
      ...[BOOKING, 'Coffee (iced)', 'Full Track Mixing', 'To pay at the studio', '₩100,000', who.email],
      ...[`You told us: ${longSeoulDate(klookDate)}, 18:40 KST`, 'What happens next', 'write to you again'],
    ])
      await expect(page.getByRole('main')).toContainText(text);
  };
  await expectOrder();
  await page.reload();
  await expectOrder();
  await expect(toast).toHaveText('');
});

test('a party that sings for free reads when each of them sings, and that there is nothing to pay', async ({
  page,
}) => {
  await keepInTab(page, received(ofThree()));
  await page.goto('/booking-received');
  await expect(page.getByRole('heading', { name: /Your sessions are booked/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your sessions' }).locator(':scope > li')).toHaveText([
    '15:00KSTYouLemonade',
    /^15:10KSTBora Test/,
    /^15:20KSTAlexandra Konstantinopoulou/,
  ]);
  await expect(page.getByText('Nothing to pay')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What happens next' })).toContainText('for your drinks');
});
