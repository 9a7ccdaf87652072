import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';

/** A singer with the session that they have. */
export type Singer = Pick<AdminBooking, 'id' | 'name' | 'bookingDate' | 'bookingTime'>;

type Other = AdminBooking['party']['others'][number];

const isYetToSing = ({ status, bookingDate, bookingTime }: Other, now: Date) =>
  (status === 'pending' || status === 'confirmed') &&
  (bookingDate === null || bookingTime === null || instantInSeoul(bookingDate, bookingTime) > now);

/** Who is moved when all of a booking's party is, by place: this one, and those of the others who have yet to sing. */
export function movingParty({ party, ...booking }: AdminBooking, now: Date): Singer[] {
  const others = party.others.filter((other) => isYetToSing(other, now));
  return [...others, { ...booking, place: party.place }].toSorted((one, two) => one.place - two.place);
}
