import type { Catalogue } from 'shared/catalogue/catalogue.ts';
import { isStartTime, slotRefusal } from 'shared/slots/offered-slots.ts';
import type { BookingRequest } from 'shared/bookings/booking-request.ts';
import type { Refusal } from 'shared/problems/refusals.en.ts';
import { catalogueFor } from '../../catalogue/catalogue-for.ts';
import { Problem } from '../../platform/problem.ts';
import { partyFit } from '../../slots/party-fit.ts';
import { readDay } from '../../slots/slots.store.ts';
import { withoutUnitsOf } from '../../slots/without-units.ts';
import type { BookingDeps } from './booking-deps.ts';
import { heldSessions } from './held-sessions.store.ts';

/**
 * What is answered to those who do not fit: one person where the nearest free start of that day is, a party also which of its
 * times is gone. Any other refusal stays as it is.
 */
export async function partyRefusal(
  { db, clock }: Pick<BookingDeps, 'db' | 'clock'>,
  { request }: { request: BookingRequest },
  catalogue: Catalogue,
  refusal: unknown,
): Promise<unknown> {
  const { bookingDate: date, bookingTime: first, companions, replaces } = request;
  const isAboutTime =
    refusal instanceof Problem && (refusal.type === 'slot-taken' || refusal.type === 'slot-not-on-sale');
  if (!isAboutTime || !date || !first) return refusal;
  const now = clock();
  const { rules } = catalogueFor(catalogue, request);
  const { owned } = await readDay(db, date, now, rules);
  // Nothing was given back, so what the party changes is still held, by itself.
  const others = replaces ? withoutUnitsOf(await heldSessions(db, replaces, now), owned) : owned;
  const fit = partyFit(rules, date, now, others, first, companions.length + 1);
  const { goneTime, nearestTime } = fit;
  if (companions.length === 0)
    return nearestTime && nearestTime !== first
      ? new Problem(refusal.type, refusal.refusal, { nearestTime })
      : refusal;
  // Where even one person could not have the first time, why not is worth more than that the party does not fit.
  const isFirstRefused = refusal.type === 'slot-not-on-sale' && slotRefusal(rules, date, first, now) !== null;
  const isSold = isStartTime(rules, goneTime);
  const why: Refusal = isFirstRefused
    ? refusal.refusal
    : nearestTime === first
      ? { code: 'free-again' }
      : { code: 'party-does-not-fit', params: { first, goneTime, nearestTime, isSold } };
  return new Problem(refusal.type, why, {
    // With room for all from the first on, none is gone.
    ...(nearestTime !== first && { goneTime }),
    ...(nearestTime && { nearestTime }),
  });
}
