import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import type { Swap } from 'shared/bookings/swap.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import { lockOrdersOf } from '../../orders/order.store.ts';
import { inTransaction } from '../../platform/database.ts';
import type { Transaction } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { swapSlots } from '../move/swap-slots.usecase.ts';
import type { Pair, PlacedSession } from '../move/swap-slots.usecase.ts';
import { isBlocked } from '../../slots/blocked-times.store.ts';
import { readAdminBooking, staffActor, staleChange } from './admin-bookings.usecase.ts';
import { personalDataRemoved, unknownBooking } from './named-booking.ts';
import { noteSchedule } from './schedule-booking.usecase.ts';
import type { ScheduleAction } from './schedule-booking.usecase.ts';
import { checkPolicy } from './schedule-rules.ts';
import { soldWhere } from './sold-where.usecase.ts';
import { swappedPlaces } from './swap-rules.ts';

/**
 * Two sessions take each other's place, whoever's they are: time and studio, in one transaction. It is a move for both, with the
 * mail that a move sends; beyond what the policy of one allows a visitor it needs a reason.
 *
 * @returns the two as they are now, in the order in which they were named
 * @throws Problem `booking-not-found`, `personal-data-removed`, `stale-change`, `booking-cancelled`, `session-begun`,
 *   `move-not-allowed`, `slot-taken`, `slot-not-on-sale`; nothing has changed then
 */
export async function swapBookings(
  { bookings: [one, other], reason }: Swap,
  action: Omit<ScheduleAction, 'seenVersion'>,
): Promise<Pair<AdminBooking>> {
  const { db, emails, actor, now } = action;
  const { rules } = await soldWhere(action, one.id);
  await inTransaction(db, async (trx) => {
    const pair = await lockPair(trx, [one, other]);
    const sessions = swappedPlaces(pair, rules, now);
    for (const booking of pair) checkPolicy(booking, { reason }, now, false);
    const context = { rules, actor: staffActor(actor), emails, now, reason };
    if (!(await swapSlots(trx, sessions, context))) throw await whyNotSwapped(trx, sessions);
    await noteSchedule(trx, sessions[0], { reason, bookingId: other.id }, action);
    await noteSchedule(trx, sessions[1], { reason, bookingId: one.id }, action);
  });
  return Promise.all([readAdminBooking(db, one.id, now), readAdminBooking(db, other.id, now)]);
}

/** @throws Problem `booking-not-found`, `personal-data-removed`, `stale-change` */
async function lockPair(trx: Transaction, seen: Swap['bookings']): Promise<Pair<Booking>> {
  const [one, other] = await lockOrdersOf(
    trx,
    seen.map(({ id }) => id),
  );
  if (!one || !other) throw unknownBooking();
  const pair = [one, other] as const;
  if (pair.some(({ forgottenAt }) => forgottenAt !== null)) throw personalDataRemoved();
  const changed = pair.find(({ version }, place) => version !== seen[place]?.version);
  if (changed)
    throw await staleChange(trx, changed, { code: 'swap-changed-one', params: { name: changed.name } });
  return pair;
}

async function whyNotSwapped(trx: Transaction, sessions: Pair<PlacedSession>): Promise<Problem> {
  const [one, other] = sessions;
  // Whose place the first takes stands there, and the other way round.
  for (const [{ startsAt, studioId, booking }, { booking: there }] of [
    [one, other],
    [other, one],
  ] as const)
    if (await isBlocked(trx, { startsAt, studioId, slotMinutes: booking.slotMinutes }))
      return new Problem('slot-taken', { code: 'swap-blocked-one', params: { name: there.name } });
  return thirdHasIt(sessions);
}

/** Only a longer one needs more than the other gives up. */
function thirdHasIt(sessions: Pair<PlacedSession>): Problem {
  const [{ booking, startsAt }] = sessions.toSorted(
    (one, other) => other.booking.slotMinutes - one.booking.slotMinutes,
  ) as [PlacedSession, PlacedSession];
  const { name, slotMinutes } = booking;
  return new Problem('slot-taken', {
    code: 'swap-third-has-it',
    params: { minutes: slotMinutes, name, startsAt: startsAt.toISOString() },
  });
}
