import type { BookingCreated } from 'shared/bookings/booking-created.ts';
import { expect } from 'vitest';
import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { sessionFeeWon } from 'shared/pricing/price.ts';
import { partyTimes } from 'shared/slots/party-times.ts';
import { freshAddress } from '../../../service/email/outbox.ts';
import { aBooking } from '../../../harness/builders.ts';
import { aParty } from '../../../harness/parties.ts';
import { openPage } from '../../../service/my-booking/own-page.ts';
import type { Returned } from '../../../harness/provider-shop.ts';
import { asRequest, freeSlot, isFree, isHeld, someGuest, someOrder, takenSlot } from '../day.ts';
import type { Saturday } from '../day.ts';
import { beginOf, dueWon, statusOf } from '../model.ts';
import type { Guest, Order, Slot } from '../model.ts';

/** Does what is possible just now and writes down what follows from it; null where there is nobody to do it for. */
export type Step = (day: Saturday) => Promise<string | null>;

/** Made in the session: all of it goes back until that begins. */
const RAW_VIDEO = { id: 2, won: 50_000 };
const HOLD_MS = initialRules.holdMinutes * 60_000;

export function newGuest(order: Order, id: string, slot: Slot | null, addOnWon = 0): Guest {
  const feeWon = slot && order.soldAs !== 'klook' ? sessionFeeWon(initialRules, slot.time) : 0;
  return {
    ...{ id, order, slot, feeWon, addOnWon, status: 'pending', reason: null, cancelledAt: null },
    ...{ refundedWon: 0, refundedBeforeWon: 0, moves: 0, steps: new Map(), told: null, isDealtWith: false },
  };
}

export function newOrder(day: Saturday, given: Pick<Order, 'id' | 'soldAs' | 'email'>): Order {
  const order: Order = {
    ...given,
    ...{ guests: [], heldUntil: null, window: null, card: null, counter: null, mails: [] },
  };
  day.orders.push(order);
  return order;
}

/** Every one of them is confirmed, and reads so in a mail. */
function paid(order: Order, { orderId, amount }: Returned): void {
  order.card = { attemptId: orderId, takenWon: amount };
  order.heldUntil = order.window = null;
  for (const guest of order.guests) Object.assign(guest, { status: 'confirmed', told: guest.slot });
  order.mails.push('booking-confirmed');
}

const held = (order: Order) => ({
  ...{ id: order.id, email: order.email ?? '', date: '', time: '' },
  total: order.guests.reduce((sum, { feeWon, addOnWon }) => sum + feeWon + addOnWon, 0),
});

async function openWindow(day: Saturday, order: Order): Promise<Returned> {
  order.window = await day.desk.authenticate(held(order));
  return order.window;
}

const confirm = (day: Saturday, returned: Returned) =>
  day.anyCopy().post('/api/payments/confirm', { ...returned });

export const visitorSteps: Record<string, Step> = {
  async book(day) {
    const people = day.random.pick([1, 1, 1, 2, 3]);
    const slot = freeSlot(day, 'visitor', { people });
    if (!slot) return null;
    const email = freshAddress();
    const request = aParty(people, slot.time, { email, bookingDate: slot.date });
    const hasAddOn = people === 1 && day.random.chance(0.3);
    if (hasAddOn)
      Object.assign(request, {
        selectedAddons: [RAW_VIDEO.id],
        totalPrice: request.totalPrice + RAW_VIDEO.won,
      });
    const { status, body } = await day.anyCopy().post<BookingCreated>('/api/bookings', request);
    expect(status, JSON.stringify(body)).toBe(201);
    const order = newOrder(day, { id: body.id, soldAs: 'site', email });
    const ids = [body.id, ...(body.companions ?? []).map(({ id }) => id)];
    const times = partyTimes(slot.time, people, initialRules.slotMinutes);
    order.guests = ids.map((id, place) =>
      newGuest(order, id, { ...slot, time: times[place] ?? '' }, hasAddOn ? RAW_VIDEO.won : 0),
    );
    order.heldUntil = new Date(day.desk.clock.now().getTime() + HOLD_MS);
    return `${order.id}, ${people} at ${slot.date} ${slot.time}`;
  },

  async bookWhatIsTaken(day) {
    const slot = takenSlot(day);
    if (!slot) return null;
    const totalPrice = sessionFeeWon(initialRules, slot.time);
    const request = aBooking({ ...asRequest(slot), totalPrice, email: freshAddress() });
    const { status, body } = await day.anyCopy().post('/api/bookings', request);
    expect([status, body.type]).toEqual([409, 'slot-taken']);
    return `${slot.date} ${slot.time}`;
  },

  async pay(day) {
    const order = someOrder(day, isHeld);
    if (!order) return null;
    const returned = await openWindow(day, order);
    expect((await confirm(day, returned)).status).toBe(200);
    paid(order, returned);
    return order.id;
  },

  /** The answer of the provider is lost after it has taken the money. */
  async payUnclear(day) {
    const order = someOrder(day, isHeld);
    if (!order) return null;
    const returned = await openWindow(day, order);
    const { orderId } = returned;
    await day.desk.withoutWebhooks(orderId);
    await day.desk.provider.fault({ on: 'confirm', orderId, effect: 'reset', when: 'after' });
    await day.desk.provider.fault({ on: 'query', orderId, effect: 'error', when: 'before', times: 2 });
    expect((await confirm(day, returned)).status).toBe(202);
    day.desk.clock.advanceMinutes(1);
    await day.desk.reconcile();
    day.desk.clock.advanceMinutes(1);
    await day.desk.reconcile();
    expect(await day.desk.attemptState(orderId)).toBe('PAID');
    paid(order, returned);
    return order.id;
  },

  async cardDeclined(day) {
    const order = someOrder(day, isHeld);
    if (!order) return null;
    const returned = await openWindow(day, order);
    const { orderId } = returned;
    await day.desk.provider.fault({ on: 'confirm', orderId, effect: 'decline', code: 'REJECT_CARD_PAYMENT' });
    expect((await confirm(day, returned)).status).toBeGreaterThanOrEqual(400);
    order.window = null;
    return order.id;
  },

  async leaveWindowOpen(day) {
    const order = someOrder(day, (one, now) => isHeld(one, now) && !one.window);
    if (!order) return null;
    await openWindow(day, order);
    return order.id;
  },

  async abandon(day) {
    const order = someOrder(day, (one, now) => isHeld(one, now) && one.window !== null);
    if (!order?.window) return null;
    expect((await day.desk.abandon(order.window.orderId)).status).toBe(200);
    order.window = null;
    for (const guest of order.guests)
      Object.assign(guest, { status: 'cancelled', reason: 'payment-abandoned' });
    return order.id;
  },

  /** The hold has run out: paid while everybody's time is still free, all is well; otherwise nothing is taken. */
  async payTooLate(day) {
    const order = someOrder(
      day,
      ({ window, guests, card }, now) =>
        window !== null &&
        card === null &&
        guests.every(
          (guest) =>
            guest.status === 'pending' &&
            statusOf(guest, now) === 'cancelled' &&
            guest.slot !== null &&
            beginOf(guest.slot) > now,
        ),
    );
    if (!order?.window) return null;
    const isStillFree = order.guests.every(({ slot }) => slot !== null && isFree(day, slot));
    const { status } = await confirm(day, order.window);
    expect(status).toBe(isStillFree ? 200 : 409);
    if (isStillFree) paid(order, order.window);
    order.window = null;
    return `${order.id}: ${status}`;
  },

  async move(day) {
    const { maxMoves, minHoursBefore } = initialRules.cancellationPolicy.rescheduling;
    const guest = someGuest(
      day,
      ({ order, status, slot, moves }, now) =>
        order.soldAs === 'site' &&
        status === 'confirmed' &&
        slot !== null &&
        moves < maxMoves &&
        beginOf(slot).getTime() - now.getTime() >= minHoursBefore * 3_600_000,
    );
    const to = guest && freeSlot(day, 'visitor');
    if (!to) return null;
    const page = await openPage(day.desk, guest.order.id);
    const { status, body } = await page.move([guest.id], asRequest(to));
    expect(status, JSON.stringify(body)).toBe(200);
    moved(guest, to);
    return `${guest.id} to ${to.date} ${to.time}`;
  },

  async cancel(day) {
    const guest = someGuest(
      day,
      ({ order, status, slot }, now) =>
        order.soldAs === 'site' && status === 'confirmed' && slot !== null && beginOf(slot) > now,
    );
    if (!guest) return null;
    const now = day.desk.clock.now();
    const refundWon = dueWon(guest, now);
    const page = await openPage(day.desk, guest.order.id);
    expect((await page.quote([guest.id])).body.refundWon).toBe(refundWon);
    expect((await page.cancel([guest.id], refundWon)).status).toBe(200);
    Object.assign(guest, { status: 'cancelled', reason: 'visitor', cancelledAt: now, told: 'cancelled' });
    guest.order.mails.push('booking-cancelled');
    await refunded(day, guest, refundWon);
    return `${guest.id}, ${refundWon} back`;
  },

  async completeKlook(day) {
    const email = freshAddress();
    const klookBookingId = `KLK-${day.orders.length}`;
    const request = {
      ...{ bookingType: 'klook', klookBookingId, totalPrice: 0 },
      ...{ bookingDate: undefined, bookingTime: undefined, email },
    };
    const { status, body } = await day.anyCopy().post<BookingCreated>('/api/bookings', aBooking(request));
    expect(status).toBe(201);
    const order = newOrder(day, { id: body.id, soldAs: 'klook', email });
    order.guests = [newGuest(order, body.id, null)];
    order.mails.push('klook-completed');
    return order.id;
  },
};

export function moved(guest: Guest, to: Slot): void {
  if (guest.slot) guest.moves += 1;
  guest.slot = to;
  if (guest.order.email) guest.order.mails.push('booking-moved');
}

/** The card provider pays it back, and a mail says so. */
export async function refunded(day: Saturday, guest: Guest, won: number): Promise<void> {
  await day.desk.reconcile();
  if (won === 0) return;
  guest.refundedWon += won;
  guest.order.mails.push('booking-refunded');
}
