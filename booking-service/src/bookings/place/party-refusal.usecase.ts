import type { Catalogue } from 'shared/catalogue/catalogue.ts';
import { startTimes } from 'shared/slots/offered-slots.ts';
import type { BookingRequest } from 'shared/bookings/booking-request.ts';
import { Problem } from '../../platform/problem.ts';
import { partyFit } from '../../slots/party-fit.ts';
import { readDay } from '../../slots/slots.store.ts';
import type { BookingDeps } from './booking-deps.ts';

/**
 * What a party is answered that does not fit: which of its times is gone, and where on that day there is room for all of it.
 * Any other refusal, and that of one person, stays as it is.
 */
export async function partyRefusal(
  { db, clock }: Pick<BookingDeps, 'db' | 'clock'>,
  { request }: { request: BookingRequest },
  { rules }: Catalogue,
  refusal: unknown,
): Promise<unknown> {
  const { bookingDate: date, bookingTime: first, companions } = request;
  const isAboutTime =
    refusal instanceof Problem && (refusal.type === 'slot-taken' || refusal.type === 'slot-not-on-sale');
  if (!isAboutTime || companions.length === 0 || !date || !first) return refusal;
  const now = clock();
  const { owned } = await readDay(db, date, now);
  const { goneTime, nearestTime } = partyFit(rules, date, now, owned, first, companions.length + 1);
  if (goneTime === undefined) return refusal;
  const sentences = [
    startTimes(rules).includes(goneTime)
      ? `${goneTime} is not free any more, so your sessions do not fit in a row from ${first}, and nothing was booked.`
      : `We have no session at ${goneTime}, so yours do not fit in a row from ${first}, and nothing was booked.`,
    nearestTime === undefined
      ? 'That day has no other start with room for all of you: please choose another day.'
      : `The nearest start of that day with room for all of you is ${nearestTime}. What you have typed is still here.`,
  ];
  return new Problem(refusal.type, sentences.join(' '), { goneTime, ...(nearestTime && { nearestTime }) });
}
