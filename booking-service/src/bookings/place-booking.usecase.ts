import type { BookingCreated, BookingRequest } from 'shared/bookings/booking-request.ts';
import type { Locale } from 'shared/content/localized-text.ts';
import type { Catalogues } from '../catalogue/catalogues.ts';
import type { EmailQueue } from '../email/email.ts';
import { brokenConstraint, inTransaction, isPassing } from '../platform/database.ts';
import type { Queryable } from '../platform/database.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { findAnswer, isKeyUsed } from '../platform/idempotency.ts';
import type { Answer, SubmissionKey } from '../platform/idempotency.ts';
import { Problem } from '../platform/problem.ts';
import { isLimitReached, tooMany } from '../platform/rate-limit.ts';
import type { Limit } from '../platform/rate-limit.ts';
import { newBookingNumber } from './booking-number.ts';
import { checkOrder } from './order.ts';
import type { Order } from './order.ts';
import { insertBooking } from './place-booking.store.ts';
import type { NewBooking, Placed } from './place-booking.store.ts';

export interface BookingDeps extends PlatformDeps {
  catalogues: Catalogues;
  emails: EmailQueue;
}

export interface Submission {
  request: BookingRequest;
  /** What the browser prefers; a language that the request names comes first. */
  browserLocale: Locale;
  /** As `clientAddress` gives it. */
  address: string;
  key: SubmissionKey | undefined;
}

/**
 * Makes a booking: 201 with its number and, for a direct one, until when its slot is held. A repeat of a submission gets
 * the first answer again, whatever has happened to the slot, the price or the rules since; that is asked only once
 * something refuses, because a new submission is the common case and needs no look.
 *
 * @throws Problem with nothing stored
 */
export async function placeBooking(deps: BookingDeps, submission: Submission): Promise<Answer> {
  try {
    return await attempt(deps, submission);
  } catch (refusal) {
    const mayBeRepeat = refusal instanceof Problem || isKeyUsed(refusal);
    const earlier = submission.key && mayBeRepeat ? await findAnswer(deps.db, submission.key) : undefined;
    if (earlier) return earlier;
    throw refusal;
  }
}

const MAX_RUNS = 5;

async function attempt(deps: BookingDeps, submission: Submission): Promise<Answer> {
  let catalogue = await deps.catalogues.lastSeen();
  for (let run = 1; run <= MAX_RUNS; run += 1) {
    const now = deps.clock();
    const order = checkOrder(submission.request, catalogue, now);
    const outcome = await placeInSomeStudio(deps, submission, order, now);
    if (outcome === 'slot-taken') throw new Problem('slot-taken', slotTaken);
    if (typeof outcome !== 'string') return outcome;
    // A new catalogue, a number that exists already or a deadlock: look again and try again.
    catalogue = await deps.catalogues.current();
  }
  throw new Problem('not-ready', 'The booking could not be stored just now. Please try again.', {
    retryAfterSeconds: 1,
  });
}

const slotTaken =
  'Somebody has just booked this time. What you have typed is still here: please choose another time.';

type Outcome = Answer | 'slot-taken' | 'try-again';

/** Studios are alike to visitors, so the first free one is taken. */
async function placeInSomeStudio(
  deps: BookingDeps,
  submission: Submission,
  order: Order,
  now: Date,
): Promise<Outcome> {
  for (const { id: studioId } of order.catalogue.rules.studios) {
    const id = newBookingNumber();
    const answer = created(id, order);
    const limits = limitsFor(deps, submission);
    const locale = submission.request.locale ?? submission.browserLocale;
    const booking = { id, studioId, order, now, locale, limits, submission: submission.key, answer };
    const placed = await insertOrExplain(deps, booking);
    if (placed === 'try-again') return placed;
    if (placed.placed) return answer;
    if (placed.catalogueVersion !== order.catalogue.version) return 'try-again';
  }
  return 'slot-taken';
}

async function insertOrExplain(deps: BookingDeps, booking: NewBooking): Promise<Placed | 'try-again'> {
  try {
    return await insert(deps, booking);
  } catch (error) {
    if (isPassing(error)) return 'try-again';
    if (isLimitReached(error)) throw tooMany(booking.limits[0] as Limit, booking.now, tooManyBookings);
    switch (brokenConstraint(error)) {
      case 'bookings_pkey':
        return 'try-again';
      case 'slot_claims_booking_id_fkey':
        return { placed: false, catalogueVersion: booking.order.catalogue.version };
      case 'bookings_klook_once':
        throw new Problem('klook-already-used', klookUsed);
      default:
        throw error;
    }
  }
}

const tooManyBookings =
  'Too many bookings were made from your network or with this e-mail address within an hour. Please try again later, or write to us.';
const klookUsed =
  'A booking with this Klook booking ID is already here. If it is not yours, please write to us and we will sort it out.';

/** A direct booking is one statement. A Klook booking is complete at once, so its mail belongs to the same transaction. */
function insert({ db, emails }: BookingDeps, booking: NewBooking): Promise<Placed> {
  const run = (executor: Queryable) => insertBooking(executor, booking);
  if (booking.order.request.bookingType === 'direct') return run(db);
  return inTransaction(db, async (trx) => {
    const placed = await run(trx);
    if (placed.placed) await emails.klookCompleted(trx, { bookingId: booking.id, now: booking.now });
    return placed;
  });
}

const HOUR_SECONDS = 3_600;

/** Unpaid holds and Klook completions are capped per e-mail and per address (design.md section 3, "Abuse"). */
function limitsFor({ config }: BookingDeps, { request, address }: Submission): Limit[] {
  const { bookingsPerEmailPerHour, bookingsPerAddressPerHour } = config.limits;
  const windowSeconds = HOUR_SECONDS;
  return [
    { bucket: `bookings:email:${request.email.toLowerCase()}`, max: bookingsPerEmailPerHour, windowSeconds },
    { bucket: `bookings:address:${address}`, max: bookingsPerAddressPerHour, windowSeconds },
  ];
}

function created(id: string, { request, price, startsAt, holdExpiresAt }: Order): Answer {
  const body: BookingCreated = {
    id,
    status: 'pending',
    bookingType: request.bookingType,
    bookingDate: (startsAt && request.bookingDate) ?? null,
    bookingTime: (startsAt && request.bookingTime) ?? null,
    totalPrice: price.totalWon,
    holdExpiresAt: holdExpiresAt?.toISOString() ?? null,
  };
  return { status: 201, headers: { Location: `/api/bookings/${id}` }, body };
}
