import { randomInt } from 'node:crypto';
import { expect, test } from '../../fixtures.ts';
import { linkIn, OwnPage } from '../../support/own-page.ts';

test('a Klook booking changes its drink here, and reads that Klook cancels it', async ({
  page,
  mailbox,
  guestEmail,
  stack,
}) => {
  const klookBookingId = `KLK-${randomInt(1e9)}`;
  const booked = await page.request.post('/api/bookings', {
    headers: { Origin: stack.urls.site },
    data: {
      bookingType: 'klook',
      klookBookingId,
      name: 'Mina Test',
      email: guestEmail,
      phone: '+82 10 1234 5678',
      selectedDrink: 'lemonade',
      youtubeTrackUrl: 'https://youtu.be/dQw4w9WgXcQ',
      totalPrice: 0,
    },
  });
  expect(booked.status(), await booked.text()).toBe(201);
  const own = new OwnPage(page);
  await own.open(await linkIn(mailbox, guestEmail));
  await expect(own.ticket).toContainText('At the time that you chose on Klook');
  await expect(own.ticket).toContainText(klookBookingId);
  const policy = own.part('If your plans change');
  await expect(policy).toContainText('You bought this session on Klook');
  await expect(policy.getByRole('link', { name: /Open Klook/ })).toHaveAttribute(
    'href',
    'https://www.klook.com/',
  );
  await expect(page.getByRole('button', { name: 'Cancel the booking' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Move to another time' })).toBeHidden();
  await own.press('Change song, drink or name');
  await own.dialog.getByLabel('Drink', { exact: true }).selectOption('Iced Tea');
  await own.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(own.ticket).toContainText('Iced Tea');
});
