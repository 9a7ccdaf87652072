import { bookingCreatedSchema } from 'shared/bookings/booking-request.ts';
import type { BookingCreated } from 'shared/bookings/booking-request.ts';
import { expect, test } from 'vitest';
import { aBooking } from './harness/builders.ts';
import { TOMORROW } from './harness/clock.ts';
import { startTestService } from './harness/service.ts';

const service = await startTestService();

test('a direct booking is held for 15 minutes under a number of its own', async () => {
  const { status, headers, body } = await service.post<BookingCreated>('/api/bookings', aBooking());
  expect(status, JSON.stringify(body)).toBe(201);
  expect(bookingCreatedSchema.parse(body)).toEqual({
    id: expect.any(String),
    status: 'pending',
    bookingType: 'direct',
    bookingDate: TOMORROW,
    bookingTime: '14:00',
    totalPrice: 50_000,
    holdExpiresAt: '2026-07-02T00:15:00.000Z',
  });
  expect(headers.get('Location')).toBe(`/api/bookings/${body.id}`);
});
