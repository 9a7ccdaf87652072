import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import { textFieldNames } from 'shared/bookings/text-fields.ts';
import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { expect, test } from 'vitest';
import { BookingCard } from '../../../src/features/admin/bookings/BookingCard.tsx';

const booking: AdminBooking = {
  id: '7K3MZ9QX2B',
  branchId: 1,
  name: 'Sample Visitor',
  email: 'visitor@example.test',
  phone: '010 1234 5678, after six',
  phoneNumber: null,
  status: 'confirmed',
  cancellationReason: null,
  bookingType: 'klook',
  klookBookingId: 'KLK-2041',
  klookDate: '2026-12-04',
  klookTime: '14:30',
  bookingDate: null,
  bookingTime: null,
  selectedDrink: 'green-tea',
  drinkTemperature: 'iced',
  party: { place: 1, size: 1, others: [] },
  totalPrice: 300_000,
  discountWon: 0,
  selectedAddons: [4],
  youtubeTrackUrl: 'https://youtu.be/abcdefghijk',
  lpDeliveryAddress: '1 Sample Street, Sample City',
  locale: 'en',
  forgottenAt: null,
  createdAt: '2026-11-20T09:30:00.000Z',
  version: 1,
  moves: 0,
  rescheduling: initialRules.cancellationPolicy.rescheduling,
  arrival: initialRules.arrival,
  deliveries: [],
  payment: {
    state: 'at-studio',
    holdExpiresAt: null,
    method: null,
    approvedAt: null,
    receiptUrl: null,
    paidWon: 0,
    paidTogetherWon: 0,
    giftWon: 0,
    refundedWon: 0,
    counter: null,
  },
  lastEmail: null,
};

const card = (shown: AdminBooking) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <BookingCard booking={shown} opened={{ id: null, open: () => {}, onSeen: () => {} }} />
    </QueryClientProvider>,
  );

test('the card shows every text that the visitor typed', () => {
  const html = card(booking);
  expect(textFieldNames.filter((field) => !html.includes(booking[field] ?? 'not a sample'))).toEqual([]);
});

test('what a booking has not got is left out, label and all', () => {
  const html = card({ ...booking, klookBookingId: null, lpDeliveryAddress: null });
  expect(html).not.toContain('Klook ID');
  expect(html).not.toContain('LP delivery address');
  expect(html).toContain('YouTube track');
});

test('the card of a party names the others, who of them is cancelled, and what this singer paid of the payment', () => {
  const session = { bookingDate: '2026-12-04', status: 'confirmed' as const };
  const html = card({
    ...booking,
    party: {
      place: 2,
      size: 3,
      others: [
        { ...session, id: '7K3MZ9QX2C', name: 'Jin', place: 1, bookingTime: '14:00' },
        { ...session, id: '7K3MZ9QX2D', name: 'Yuna', place: 3, bookingTime: '14:20', status: 'cancelled' },
      ],
    },
    payment: { ...booking.payment, state: 'paid', paidWon: 50_000, paidTogetherWon: 150_000 },
  });
  const text = html.replace(/<[^>]+>/g, '');
  expect(text).toContain('with Jin, Yuna (cancelled) (2 of 3)');
  expect(text).toContain('₩50,000 of ₩150,000 paid together');
  expect(html).toContain('search=7K3MZ9QX2C');
});

test('the card of one person names nobody else', () => {
  expect(card(booking)).not.toContain('of 1)');
});

test('the card says what a gift card has paid, and names it alone where it has paid everything', () => {
  const text = (money: Partial<AdminBooking['payment']>) =>
    card({ ...booking, payment: { ...booking.payment, ...money } }).replace(/<[^>]+>/g, '');
  const paid = { state: 'paid', approvedAt: '2026-12-01T03:00:00Z', paidWon: 50_000 } as const;
  const online = (giftWon: number) => text({ ...paid, paidTogetherWon: 50_000, giftWon });
  expect(online(50_000)).toContain('Paidgift card, 2026-12-01');
  expect(online(50_000)).not.toContain('by gift card');
  expect(online(30_000)).toContain('card, 2026-12-01 12:00 KST₩30,000 by gift card');
  const atCounter = (method: 'cash' | 'gift-card', amountWon: number, giftWon: number) =>
    text({
      ...{ state: 'counter-refund-due', giftWon },
      counter: { method, amountWon, reason: null, takenAt: '2026-12-01T03:00:00Z' },
    });
  expect(atCounter('cash', 20_000, 30_000)).toContain('cash, ₩20,000');
  for (const said of ['₩30,000 by gift card', 'Money given back'])
    expect(atCounter('cash', 20_000, 30_000)).toContain(said);
  expect(atCounter('gift-card', 0, 50_000)).toContain('gift card, ₩50,000');
  expect(atCounter('gift-card', 0, 50_000)).toContain('Money given back');
});
