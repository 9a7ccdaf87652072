import type { BookingCreated } from 'shared/bookings/booking-created.ts';
import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { sessionFeeWon } from 'shared/pricing/price.ts';
import { addSeoulDays } from 'shared/time/seoul.ts';
import { expect } from 'vitest';
import { aBooking } from './builders.ts';
import { TOMORROW } from './clock.ts';
import type { HttpClient, Reply } from './http.ts';
import type { Shop } from './provider-shop.ts';
import { inTime } from './waits.ts';
import type { PaymentReply } from '../service/payments/harness.ts';

const VISITORS = 20;

/** What visitors have been told so far. */
export interface Load {
  /** Booking numbers of every 201. */
  booked: string[];
  /** Order numbers of every confirm that was answered 200. */
  paid: string[];
  /** Every order that anybody tried to confirm. */
  tried: { orderId: string; bookingId: string }[];
  /** Answers with 503. */
  unavailable: number;
  /** Resolves when so many more bookings have been acknowledged. */
  more(count: number): Promise<void>;
  stop(): Promise<void>;
}

let slots = 0;
/** Every booking wants a time of its own, so only the crash can come between. */
function nextBooking() {
  const slot = slots++;
  const minutes = 600 + (slot % 72) * 10;
  const bookingTime = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  const bookingDate = addSeoulDays(TOMORROW, Math.floor(slot / 72) % 88);
  return aBooking({ bookingDate, bookingTime, totalPrice: sessionFeeWon(initialRules, bookingTime) });
}

/** Visitors who book and pay one session after the other until they are stopped. */
export function visitorsBookAndPay(client: HttpClient, shop: Shop): Load {
  let isOver = false;
  let wanted: { left: number; resolve: () => void } | undefined;
  const load: Load = {
    ...{ booked: [], paid: [], tried: [], unavailable: 0 },
    stop: async () => {
      isOver = true;
      await inTime('the visitors to be done', Promise.all(visitors));
    },
    more: (left) =>
      inTime(`${left} more bookings`, new Promise<void>((resolve) => (wanted = { left, resolve }))),
  };

  /** Whoever gets no answer of this world sends the same again: stored or not, it becomes one. */
  async function insist<Body>(path: string, body: unknown, key: string): Promise<Reply<Body>> {
    for (;;) {
      const reply = await client.post<Body>(path, body, { 'Idempotency-Key': key });
      if (reply.status !== 503) return reply;
      load.unavailable += 1;
    }
  }

  async function visit() {
    while (!isOver) {
      const booking = nextBooking();
      const { status, body } = await insist<BookingCreated>('/api/bookings', booking, crypto.randomUUID());
      expect(status, JSON.stringify(body)).toBe(201);
      load.booked.push(body.id);
      if (wanted && --wanted.left === 0) wanted.resolve();
      await pay(body.id, booking.email, booking.totalPrice);
    }
  }

  async function pay(bookingId: string, customerEmail: string, amount: number) {
    const order = { bookingId, amount, customerName: 'Test Visitor', customerEmail };
    const opened = await insist<PaymentReply>('/api/payments/initialize', order, crypto.randomUUID());
    expect(opened.status, JSON.stringify(opened.body)).toBe(200);
    const { orderId } = opened.body;
    const { paymentKey } = await shop.authorise({ orderId, amount, orderName: 'Session' });
    load.tried.push({ orderId, bookingId });
    const confirm = { orderId, paymentKey, amount };
    const reply = await insist<PaymentReply>('/api/payments/confirm', confirm, crypto.randomUUID());
    expect([200, 202], JSON.stringify(reply.body)).toContain(reply.status);
    if (reply.status === 200) load.paid.push(orderId);
  }

  const visitors = Array.from({ length: VISITORS }, visit);
  // A visitor who is answered wrongly ends the wait, and is heard of at `stop`.
  for (const visitor of visitors) visitor.catch(() => wanted?.resolve());
  return load;
}
