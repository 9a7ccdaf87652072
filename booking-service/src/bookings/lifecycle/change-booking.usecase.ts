import type { Actor } from 'shared/bookings/lifecycle.ts';
import type { EmailQueue } from '../../email/base/email.ts';
import { brokenConstraint } from '../../platform/database.ts';
import type { Transaction } from '../../platform/database.ts';
import { releaseSlots, takeSlot } from '../../slots/slot-claims.store.ts';
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
}

type NewsQueue = Pick<
  EmailQueue,
  'bookingConfirmed' | 'klookConfirmed' | 'bookingConfirmedAgain' | 'bookingCancelled'
>;

export type ChangeResult = { ok: true; booking: Booking } | { ok: false; refusal: ChangeRefusal };

/**
 * Changes how a booking stands: state, claim, history and mail in the caller's transaction. (Staff move its time by
 * `schedule-booking.usecase.ts`.)
 * When it is refused nothing has changed, and the transaction is still good.
 *
 * @param booking as `lockBooking` returned it in this transaction
 */
export async function changeBooking(
  trx: Transaction,
  booking: Booking,
  change: BookingChange,
  context: ChangeContext,
): Promise<ChangeResult> {
  const outcome = decide(booking, change, context.now);
  if (typeof outcome === 'string') return { ok: false, refusal: outcome };
  await trx.query('SAVEPOINT before_change');
  const result = await carryOut(trx, booking, outcome, context);
  await trx.query(`${typeof result === 'string' ? 'ROLLBACK TO' : 'RELEASE'} SAVEPOINT before_change`);
  return typeof result === 'string' ? { ok: false, refusal: result } : { ok: true, booking: result };
}

async function carryOut(
  trx: Transaction,
  booking: Booking,
  outcome: Outcome,
  { now, actor, emails, details }: ChangeContext,
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
  if (outcome.event)
    await addHistory(trx, { bookingId: booking.id, at: now, actor, event: outcome.event, details });
  if (outcome.mail) await queueNews(trx, emails, outcome.mail, { bookingId: booking.id, now });
  return written;
}

function queueNews(
  trx: Transaction,
  emails: NewsQueue,
  mail: NewsMail,
  about: { bookingId: string; now: Date },
): Promise<string> {
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
