import type { Decision } from 'shared/blocks/decision.ts';
import type { BusinessRules } from 'shared/catalogue/catalogue.ts';
import { closedByUs } from 'shared/refunds/automatic-reasons.ts';
import { mayAdminister } from '../auth/account.ts';
import { writeAudit } from '../auth/audit-log.store.ts';
import type { Booking } from '../booking-row/booking-row.ts';
import { staffActor } from '../bookings/admin/admin-bookings.usecase.ts';
import { personalDataRemoved, unknownBooking } from '../bookings/admin/named-booking.ts';
import { checkStart, rulesFor, soldByStaff } from '../bookings/admin/schedule-rules.ts';
import { soldWhere } from '../bookings/admin/sold-where.usecase.ts';
import { cannotMove } from '../bookings/move/cannot-move.usecase.ts';
import { moveBookings } from '../bookings/move/move-bookings.usecase.ts';
import { sessionsInARow } from '../bookings/move/sessions.ts';
import type { EmailQueue } from '../email/base/email.ts';
import type { Order } from '../orders/order.ts';
import { lockOrderOf } from '../orders/order.store.ts';
import type { Payments } from '../payments/payments.feature.ts';
import { inTransaction } from '../platform/database.ts';
import type { Transaction } from '../platform/database.ts';
import { Problem } from '../platform/problem.ts';
import { dayTopicOf } from '../slots/day-topic.ts';
import { bookingsUnder, setKept } from './blocks.store.ts';
import { cancelForClosing } from './cancel-for-closing.usecase.ts';
import { isHold } from './guests.usecase.ts';
import type { BlockAction } from './lay-block.usecase.ts';

export interface DecisionAction extends BlockAction {
  emails: EmailQueue;
  payments: Pick<Payments, 'sendRefunds'>;
}

/**
 * What becomes of guests of one order whom a block concerns, all of them or none. They get one mail of it, but for those who
 * stay. Moved for our sake, it is none of the moves that their policy counts.
 *
 * @throws Problem `booking-not-found`, `personal-data-removed`, `not-allowed` where somebody cancels who may not refund;
 *   `stale-change` where one of them is in the block no longer; `payment-in-progress`, `refund-in-progress`; `move-not-allowed`
 *   for one who has yet to pay; `slot-taken`, `slot-not-on-sale` or
 *   `validation-failed` where they cannot be moved there
 */
export async function decideOnGuests(
  action: DecisionAction,
  blockId: number,
  decision: Decision,
): Promise<void> {
  const { db, actor, now, payments } = action;
  if (decision.decision === 'cancel' && !mayAdminister(actor))
    throw new Problem('not-allowed', 'admins-cancel');
  if (decision.decision === 'move') {
    const { rules } = await soldWhere(action, decision.bookingIds[0] ?? '');
    const moving = await moveAway(action, blockId, { decision, rules });
    if (moving) throw await cannotMove(decision, moving, { db, now }, soldByStaff(rulesFor(decision, rules)));
    return;
  }
  const goesBack = await inTransaction(db, async (trx) => {
    const { order, bookings } = await lockGuests(trx, blockId, decision.bookingIds, now);
    for (const { startsAt } of bookings) if (startsAt) trx.tell(dayTopicOf(startsAt));
    if (decision.decision === 'cancel')
      return cancelForClosing(trx, { blockId, order, bookings, actor, now, emails: action.emails });
    const isKept = decision.decision === 'keep';
    await setKept(trx, blockId, decision.bookingIds, isKept);
    for (const { id } of bookings)
      await writeAudit(trx, {
        ...{ at: now, actor, action: 'block-guest', after: { isKept, blockId } },
        subject: { type: 'booking', id },
      });
    return false;
  });
  if (goesBack) await payments.sendRefunds();
}

/** @returns those who could not be moved; undefined when they are */
async function moveAway(
  { db, emails, actor, now }: DecisionAction,
  blockId: number,
  { decision, rules }: { decision: Extract<Decision, { decision: 'move' }>; rules: BusinessRules },
): Promise<Booking[] | undefined> {
  checkStart(decision, rules, now);
  const { studioId } = decision;
  return inTransaction(db, async (trx) => {
    const { bookings } = await lockGuests(trx, blockId, decision.bookingIds, now);
    const held = bookings.find(isHold);
    if (held) throw new Problem('move-not-allowed', { code: 'held-in-block', params: { name: held.name } });
    const sessions = sessionsInARow(bookings, decision, rules);
    if (!sessions) return bookings;
    const isMoved = await moveBookings(trx, sessions, {
      ...{ rules, actor: staffActor(actor), emails, now, reason: closedByUs },
      isForUs: true,
      studioId,
    });
    if (!isMoved) return bookings;
    for (const { booking, startsAt } of sessions)
      await writeAudit(trx, {
        ...{ at: now, actor, action: 'booking-schedule' },
        subject: { type: 'booking', id: booking.id },
        before: { startsAt: booking.startsAt?.toISOString() ?? null },
        after: { startsAt: startsAt.toISOString(), reason: closedByUs, blockId },
      });
    return undefined;
  });
}

/** Guests of one order, locked, by time. */
async function lockGuests(
  trx: Transaction,
  blockId: number,
  ids: readonly string[],
  now: Date,
): Promise<{ order: Order; bookings: Booking[] }> {
  const locked = await lockOrderOf(trx, ids[0] ?? '');
  if (!locked) throw unknownBooking();
  const { order } = locked;
  const bookings = order.bookings.filter(({ id }) => ids.includes(id));
  if (bookings.length !== new Set(ids).size) throw unknownBooking();
  if (bookings.some(({ forgottenAt }) => forgottenAt !== null)) throw personalDataRemoved();
  const under = await bookingsUnder(trx, blockId, now);
  if (!bookings.every((booking) => under.some(({ id }) => id === booking.id)))
    throw new Problem('stale-change', 'not-in-block');
  return { order, bookings: bookings.toSorted((one, other) => startOf(one) - startOf(other)) };
}

const startOf = ({ startsAt }: Booking) => startsAt?.getTime() ?? 0;
