import type { BookingRequestBody } from 'shared/bookings/booking-request.ts';
import { TOMORROW } from './clock.ts';

/** A direct booking that is fine in every field; a test states only what matters to it. */
export function aBooking(overrides: Record<string, unknown> = {}): BookingRequestBody {
  return {
    bookingType: 'direct',
    name: 'Test Visitor',
    email: 'visitor@example.test',
    phone: '+82 10 0000 0000',
    selectedDrink: 'coffee',
    drinkTemperature: 'iced',
    youtubeTrackUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    selectedAddons: [],
    bookingDate: TOMORROW,
    bookingTime: '14:00',
    totalPrice: 50_000,
    ...overrides,
  };
}

/** Somebody who sings after the one before, fine in every field. */
export const aCompanion = (name: string, overrides: Record<string, unknown> = {}) => ({
  name,
  selectedDrink: 'lemonade',
  youtubeTrackUrl: 'https://youtu.be/dQw4w9WgXcQ',
  ...overrides,
});

/** A Klook reservation being completed. */
export function aKlookBooking(overrides: Record<string, unknown> = {}): BookingRequestBody {
  const klook = { bookingType: 'klook', klookBookingId: 'KLK-1', totalPrice: 0 };
  return aBooking({ ...klook, bookingDate: undefined, bookingTime: undefined, ...overrides });
}
