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
  if (klook.some(({ hits, limit }) => hits >= limit.max)) return tooManyOf(klook, 'too-many-bookings');

  const usage = await findUsage(db, bookingLimits(refused, limits, proofOfWork.levels), now);
  const inAnHour = bookingLimits(refused, limits, 0).map(({ max }, index) => ({
    count: usage[index]?.hits ?? 0,
    max,
  }));
  const atOnce = refused.holdsSlot ? await countHolds(db, holdLimits(refused, limits, 0), now) : [];
  const level = neededLevel([...inAnHour, ...atOnce]);
  if (level <= refused.level) return 'try-again';
  if (neededLevel(inAnHour) > proofOfWork.levels) return tooManyOf(usage, 'too-many-bookings');
  if (level > proofOfWork.levels) {
    const retryAfterSeconds = refused.holdMinutes * 60;
    return new Problem(
      'too-many-requests',
      { code: 'too-many-holds', params: { minutes: refused.holdMinutes } },
      {
        retryAfterSeconds,
        limited: 'holds',
      },
    );
  }
  const challenge = await newChallenge(level, proofSubject(refused.request), proofOfWork, now);
  return new Problem('proof-required', 'work-first', { challenge, limited: `proof ${level}` });
}
