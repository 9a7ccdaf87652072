import type { Actor } from 'shared/bookings/lifecycle.ts';
import type { EmailQueue } from '../../email/base/email.ts';
import { brokenConstraint } from '../../platform/database.ts';
import type { Transaction } from '../../platform/database.ts';
import { releaseSlots, takeSlot } from '../../slots/slot-claims.store.ts';
import { followOrder, lockVouchers } from '../../vouchers/voucher-uses.store.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import type { BookingChange, ChangeRefusal, Outcome } from './booking.ts';
import { decide } from './booking.ts';
import { addHistory, writeLifecycle } from './booking.store.ts';
import type { NewsMail } from './told.ts';

export interface ChangeContext {
  now: Date;
  actor: Actor;
  emails: NewsQueue;
  /** Kept with the history entry: numbers that lead somewhere, never names or keys. */
  details?: object;
  /** Goes back with it, for the mail to say, and what of that to a gift card; 0 when left out. */
  refundWon?: number;
  giftWon?: number;
}

type NewsQueue = Pick<
  EmailQueue,
  'bookingConfirmed' | 'klookConfirmed' | 'bookingConfirmedAgain' | 'bookingCancelled'
>;

/** `of` is the booking that could not be changed: for its sake none was. */
export type ChangeResult =
  | { ok: true; bookings: readonly Booking[] }
  | { ok: false; refusal: ChangeRefusal; of: Booking };

/**
 * Changes how bookings of one order stand, all of them or none: state, claims, the use of their voucher, history, and one mail about those that it is
 * news for, in the caller's transaction. (Their time is moved by `bookings/move`.)
 * When it is refused nothing has changed, and the transaction is still good.
 *
 * @param bookings of an order that this transaction has locked, as they were read under that lock
 */
export async function changeBookings(
  trx: Transaction,
  bookings: readonly Booking[],
  change: BookingChange,
  context: ChangeContext,
): Promise<ChangeResult> {
  await trx.query('SAVEPOINT before_change');
  const result = await changeEach(trx, bookings, change, context);
  await trx.query(`${result.ok ? 'RELEASE' : 'ROLLBACK TO'} SAVEPOINT before_change`);
  return result;
}

async function changeEach(
  trx: Transaction,
  bookings: readonly Booking[],
  change: BookingChange,
  context: ChangeContext,
): Promise<ChangeResult> {
  const reduced = bookings.filter(({ voucherId }) => voucherId !== null);
  await lockVouchers(
    trx,
    reduced.flatMap(({ voucherId }) => voucherId ?? []),
  );
  const changed: Booking[] = [];
  const news = new Map<NewsMail, string[]>();
  for (const booking of bookings.toSorted(inOrderOfClaims)) {
    const outcome = decide(booking, change, context.now);
    if (typeof outcome === 'string') return { ok: false, refusal: outcome, of: booking };
    const written = await carryOut(trx, booking, outcome, context);
    if (typeof written === 'string') return { ok: false, refusal: written, of: booking };
    changed.push(written);
    if (outcome.mail) news.set(outcome.mail, [...(news.get(outcome.mail) ?? []), booking.id]);
  }
  const [one] = reduced;
  if (one && !(await followOrder(trx, one.orderId, context.now)))
    return { ok: false, refusal: 'voucher-used', of: one };
  for (const [mail, bookingIds] of news) await queueNews(trx, context, mail, bookingIds);
  return { ok: true, bookings: changed };
}

/** Claims are taken in ascending order of time, whoever was moved since. */
const inOrderOfClaims = (one: Booking, other: Booking) =>
  (one.startsAt?.getTime() ?? 0) - (other.startsAt?.getTime() ?? 0) || one.studioId - other.studioId;

async function carryOut(
  trx: Transaction,
  booking: Booking,
  outcome: Outcome,
  { now, actor, details }: ChangeContext,
): Promise<Booking | ChangeRefusal> {
  if (!(await applyToSlot(trx, booking, outcome, now))) return 'slot-taken';
  let written = booking;
  if (outcome.state !== booking) {
    try {
      written = await writeLifecycle(trx, booking.id, outcome.state, now);
    } catch (error) {
      if (brokenConstraint(error) === 'bookings_klook_once') return 'klook-already-used';
      throw error;
    }
  }
  const { event, mail } = outcome;
  // Whether the visitor was told, which a status does not say: a reminder need not repeat it.
  const noted = mail === null ? details : { ...details, mail };
  if (event) await addHistory(trx, { bookingId: booking.id, at: now, actor, event, details: noted });
  return written;
}

function queueNews(
  trx: Transaction,
  { emails, now, refundWon = 0, giftWon = 0 }: ChangeContext,
  mail: NewsMail,
  bookingIds: readonly string[],
): Promise<string | null> {
  const about = { bookingIds, now };
  switch (mail) {
    case 'booking-confirmed':
      return emails.bookingConfirmed(trx, about);
    case 'klook-confirmed':
      return emails.klookConfirmed(trx, about);
    case 'booking-reinstated':
      return emails.bookingConfirmedAgain(trx, { ...about, why: 'reinstated' });
    case 'booking-reconfirmed':
      return emails.bookingConfirmedAgain(trx, { ...about, why: 'moved' });
    case 'booking-cancelled':
      return emails.bookingCancelled(trx, about);
    case 'cancelled-by-visitor':
      return emails.bookingCancelled(trx, { ...about, byVisitor: { refundWon, giftWon } });
    default:
      return mail satisfies never;
  }
}

/** Gives the slot what the outcome says. False when somebody else has it. */
async function applyToSlot(
  trx: Transaction,
  booking: Booking,
  outcome: Outcome,
  now: Date,
): Promise<boolean> {
  if (outcome.slot === 'release') {
    await releaseSlots(trx, booking.id);
    return true;
  }
  const { startsAt, studioId, slotMinutes } = booking;
  if (outcome.slot === 'as-is' || startsAt === null) return true;
  const until = outcome.slot === 'hold' ? outcome.state.holdExpiresAt : null;
  return takeSlot(trx, booking.id, { studioId, startsAt, slotMinutes }, until, now);
}
