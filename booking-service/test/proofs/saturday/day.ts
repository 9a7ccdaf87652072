import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { slotRefusal, startTimes } from 'shared/slots/offered-slots.ts';
import { signedInBrowser } from '../../harness/accounts.ts';
import type { Browser } from '../../harness/accounts.ts';
import { httpClient } from '../../harness/http.ts';
import type { HttpClient } from '../../harness/http.ts';
import { seededRandom } from '../../harness/proof.ts';
import type { Random } from '../../harness/proof.ts';
import { openStaffDesk } from '../../service/payments/staff-desk.ts';
import type { StaffDesk } from '../../service/payments/staff-desk.ts';
import { beginOf, isUnder, ownsSlot, sameSlot, statusOf } from './model.ts';
import type { BlockedSpan, Guest, Order, Slot } from './model.ts';

export const SATURDAY = '2026-07-04';
/** The next day, and the Saturday after: what goes back and who may move depends on how far it is. */
export const DATES = [SATURDAY, '2026-07-05', '2026-07-11'];

/** The day itself: who works at it, what is known to have been done, and what is done next. */
export interface Saturday {
  desk: StaffDesk;
  /** The same service, by turns: one of two copies. */
  anyCopy(): HttpClient;
  /** Somebody at the counter, at either copy. */
  counter(): Browser;
  random: Random;
  orders: Order[];
  blocks: BlockedSpan[];
}

export async function openSaturday(seed: number): Promise<Saturday> {
  const desk = await openStaffDesk();
  const other = await desk.anotherCopy();
  const copies = [httpClient(desk.url), httpClient(other.url)];
  desk.clock.set(`${SATURDAY}T09:30:00+09:00`);
  const staff = await Promise.all(copies.map(({ url }) => signedInBrowser(url, desk.db, 'staff')));
  await desk.awake();
  const random = seededRandom(seed);
  return {
    desk,
    anyCopy: () => random.pick(copies),
    counter: () => random.pick(staff),
    random,
    orders: [],
    blocks: [],
  };
}

export const guestsOf = ({ orders }: Pick<Saturday, 'orders'>) => orders.flatMap(({ guests }) => guests);

/** Some guest of whom this is so; undefined where there is none. */
export function someGuest(day: Saturday, isSo: (guest: Guest, now: Date) => boolean): Guest | undefined {
  const now = day.desk.clock.now();
  const guests = guestsOf(day).filter((guest) => isSo(guest, now));
  return guests.length > 0 ? day.random.pick(guests) : undefined;
}

export function someOrder(day: Saturday, isSo: (order: Order, now: Date) => boolean): Order | undefined {
  const now = day.desk.clock.now();
  const orders = day.orders.filter((order) => isSo(order, now));
  return orders.length > 0 ? day.random.pick(orders) : undefined;
}

/** Whether all of an order waits for its payment, within the time that it is held. */
export const isHeld = ({ guests, soldAs }: Order, now: Date) =>
  soldAs === 'site' && guests.every((guest) => statusOf(guest, now) === 'pending');

export const isBlocked = ({ blocks }: Saturday, slot: Slot) => blocks.some((block) => isUnder(block, slot));

export const isFree = (day: Saturday, slot: Slot) =>
  !isBlocked(day, slot) &&
  !guestsOf(day).some((guest) => sameSlot(guest.slot, slot) && ownsSlot(guest, day.desk.clock.now()));

const TIMES = startTimes(initialRules);
export const slotsOf = (date: string): Slot[] => TIMES.map((time) => ({ date, time }));
/** Most people come soon. */
const SOON = 20;

/** Slots of a date that anybody may buy now, or that the counter may sell, whoever has them. */
export function offered(day: Saturday, date: string, by: 'visitor' | 'counter'): Slot[] {
  const now = day.desk.clock.now();
  return slotsOf(date).filter((slot) =>
    by === 'visitor' ? slotRefusal(initialRules, date, slot.time, now) === null : beginOf(slot) > now,
  );
}

/** A free slot for so many in a row; undefined where there is none. */
export function freeSlot(
  day: Saturday,
  by: 'visitor' | 'counter',
  { people = 1, date = day.random.pick([SATURDAY, SATURDAY, SATURDAY, ...DATES]) } = {},
): Slot | undefined {
  const slots = offered(day, date, by).slice(0, SOON);
  const fits = slots.filter((_, at) => {
    const row = slots.slice(at, at + people);
    return row.length === people && row.every((slot) => isFree(day, slot));
  });
  return fits.length > 0 ? day.random.pick(fits) : undefined;
}

/** Somebody's slot that could be asked for, if it were free. */
export function takenSlot(day: Saturday): Slot | undefined {
  const taken = DATES.flatMap((date) => offered(day, date, 'visitor')).filter((slot) => !isFree(day, slot));
  return taken.length > 0 ? day.random.pick(taken) : undefined;
}

export const asRequest = ({ date, time }: Slot) => ({ bookingDate: date, bookingTime: time });
