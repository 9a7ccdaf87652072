import type { BookingRequest } from 'shared/bookings/booking-request.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { Problem } from '../../platform/problem.ts';
import { newChallenge } from '../../platform/proof-of-work.ts';
import { findUsage, tooManyOf } from '../../platform/rate-limit.ts';
import { bookingLimits, holdLimits, klookLimits, neededLevel } from './booking-limits.ts';
import type { Applicant } from './booking-limits.ts';
import { countHolds } from './unpaid-holds.store.ts';

/** A submission that met a limit. */
interface Refused extends Applicant {
  request: BookingRequest;
  /** Of the proof that came along, 0 without one. */
  level: number;
  holdsSlot: boolean;
  holdMinutes: number;
}

/** What a proof of work is good for: this session for this person, or this reservation at Klook. */
export function proofSubject({
  bookingType,
  email,
  bookingDate,
  bookingTime,
  klookBookingId,
}: BookingRequest) {
  return [bookingType, email.toLowerCase(), bookingDate ?? '', bookingTime ?? klookBookingId ?? ''];
}

/**
 * What somebody is answered who books more than most do: work that their browser can do, more of it the more is held or
 * booked already, and beyond the highest level a refusal. `try-again` when there is room by now.
 */
export async function refuseHoarding(
  { db, config, clock }: Pick<PlatformDeps, 'db' | 'config' | 'clock'>,
  refused: Refused,
): Promise<Problem | 'try-again'> {
  const now = clock();
  const { limits, proofOfWork } = config;
  const klook = await findUsage(db, klookLimits(refused, limits), now);
  if (klook.some(({ hits, limit }) => hits >= limit.max)) return tooManyOf(klook, tooManyBookings);

  const usage = await findUsage(db, bookingLimits(refused, limits, proofOfWork.levels), now);
  const inAnHour = bookingLimits(refused, limits, 0).map(({ max }, index) => ({
    count: usage[index]?.hits ?? 0,
    max,
  }));
  const atOnce = refused.holdsSlot ? await countHolds(db, holdLimits(refused, limits, 0), now) : [];
  const level = neededLevel([...inAnHour, ...atOnce]);
  if (level <= refused.level) return 'try-again';
  if (neededLevel(inAnHour) > proofOfWork.levels) return tooManyOf(usage, tooManyBookings);
  if (level > proofOfWork.levels) {
    const retryAfterSeconds = refused.holdMinutes * 60;
    return new Problem('too-many-requests', tooManyHolds(refused.holdMinutes), {
      retryAfterSeconds,
      limited: 'holds',
    });
  }
  const challenge = await newChallenge(level, proofSubject(refused.request), proofOfWork, now);
  return new Problem('proof-required', workFirst, { challenge, limited: `proof ${level}` });
}

const tooManyBookings =
  'Too many bookings were made from your network or with this e-mail address within an hour. Please try again later, or write to us.';
const tooManyHolds = (minutes: number) =>
  `Too many sessions from your network or with this e-mail address are waiting for payment. Please pay for one of them, let one go, or try again in ${minutes} minutes. If you are booking for a group, please write to us.`;
const workFirst =
  'Many bookings are coming from your network or with this e-mail address, so your browser has to do a little work before the next one. Please press the button again; if that does not help, reload the page or write to us.';
