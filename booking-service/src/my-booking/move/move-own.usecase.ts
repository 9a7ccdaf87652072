import type { OwnMove } from 'shared/my-booking/requests.ts';
import type { BusinessRules, Catalogue } from 'shared/catalogue/catalogue.ts';
import { isOpenDate } from 'shared/slots/offered-slots.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import { cannotMove } from '../../bookings/move/cannot-move.usecase.ts';
import { freeStarts } from '../../bookings/move/free-starts.ts';
import { moveBookings } from '../../bookings/move/move-bookings.usecase.ts';
import { isMoved, sessionsInARow } from '../../bookings/move/sessions.ts';
import { notOnSale } from '../../bookings/place/checked-request.ts';
import type { Catalogues } from '../../catalogue/catalogues.usecase.ts';
import type { Order } from '../../orders/order.ts';
import { findOrder } from '../../orders/order.store.ts';
import { inTransaction } from '../../platform/database.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { readDay } from '../../slots/slots.store.ts';
import { readBlockedDay } from '../../slots/blocked-times.store.ts';
import { unitsOfOthers } from '../../slots/without-units.ts';
import type { Visit } from '../access/visit.ts';
import { lockOwnOrder } from '../base/own-order.usecase.ts';
import type { OwnDeps } from '../base/own-order.usecase.ts';
import { checkOwnMove, whoIsMoved } from './own-move.ts';

export interface OwnMoveDeps extends OwnDeps {
  catalogues: Catalogues;
}

/**
 * A visitor moves their sessions, one alone or all together, free of charge: the new times are theirs and the old ones free
 * in the same instant, or nothing has changed. Times are those that are sold to everybody. What has been moved there already
 * is not moved again.
 *
 * @throws Problem `booking-not-found`, `klook-decides`, `booking-cancelled`, `session-begun`, `move-not-allowed`,
 *   `slot-not-on-sale`, `slot-taken`, `validation-failed`
 */
export async function moveOwn(deps: OwnMoveDeps, visit: Visit, change: OwnMove): Promise<void> {
  const { db, clock } = deps;
  const { rules } = await soldToThem(deps, await ownOrder(db, visit.orderId), change.bookingIds);
  const { moving, isDone } = await inTransaction(db, (trx) => move(trx, visit, { deps, change, rules }));
  if (!isDone) throw await cannotMove(change, moving, { db, now: clock() }, rules);
}

async function ownOrder(db: Queryable, orderId: string): Promise<Order> {
  const order = await findOrder(db, orderId);
  if (!order) throw new Error(`Order ${orderId} has an open page and is not there`);
  return order;
}

/** The catalogue of the branch in which those sing who are named. */
function soldToThem(
  { catalogues }: OwnMoveDeps,
  { bookings }: Order,
  named: readonly string[],
): Promise<Catalogue> {
  const first = bookings.find(({ id }) => named.includes(id)) ?? bookings[0];
  return first ? catalogues.ofStudio(first.studioId) : catalogues.current();
}

interface Move {
  deps: OwnMoveDeps;
  change: OwnMove;
  rules: BusinessRules;
}

/** Who is to be moved; not done where one of the times cannot be had. */
async function move(
  trx: Transaction,
  visit: Visit,
  { deps, change, rules }: Move,
): Promise<{ moving: Booking[]; isDone: boolean }> {
  const order = await lockOwnOrder(trx, visit);
  const now = deps.clock();
  const moving = whoIsMoved(order, change.bookingIds, now);
  const sessions = sessionsInARow(moving, change, rules);
  if (sessions && !sessions.some(isMoved)) return { moving, isDone: true };
  for (const { booking } of sessions?.filter(isMoved) ?? []) checkOwnMove(order, booking, now);
  const refusal = notOnSale(rules, change.bookingDate, change.bookingTime, now);
  if (refusal) throw refusal;
  if (!sessions) return { moving, isDone: false };
  const context = { rules, actor: 'visitor' as const, emails: deps.emails, now };
  return { moving, isDone: await moveBookings(trx, sessions, context) };
}

/**
 * Start times of a day to which these can be moved, earliest first.
 *
 * @throws Problem as `moveOwn` does about whom it is, and what their policy says
 */
export async function timesToMove(
  deps: OwnMoveDeps,
  orderId: string,
  { bookings, date }: { bookings: readonly string[]; date: string },
): Promise<string[]> {
  const { db } = deps;
  const now = deps.clock();
  const order = await ownOrder(db, orderId);
  const { rules } = await soldToThem(deps, order, bookings);
  const moving = whoIsMoved(order, bookings, now);
  for (const booking of moving) checkOwnMove(order, booking, now);
  // Dates that no calendar of ours has are not asked of the database.
  if (!isOpenDate(rules, date, now)) return [];
  const { owned } = await readDay(db, date, now, rules);
  const blocked = await readBlockedDay(db, date, rules);
  return freeStarts(moving, rules, date, now, unitsOfOthers(moving, owned, blocked));
}
