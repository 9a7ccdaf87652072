import type { AdminBooking } from 'shared/bookings/admin-booking.ts';

/** A singer with the session that they have. */
export type Singer = Pick<AdminBooking, 'id' | 'name' | 'bookingDate' | 'bookingTime'>;

/** Everybody of a booking's party who is not cancelled, by place: who is moved when all of it is moved. */
export function standingParty({ party, ...booking }: AdminBooking): Singer[] {
  return [...party.others, { ...booking, place: party.place }]
    .filter(({ status }) => status !== 'cancelled')
    .toSorted((one, two) => one.place - two.place);
}
