import { setTimeout as delay } from 'node:timers/promises';
import { SITE_ORIGIN } from '../../booking-service/bench/shop.ts';
import type { Program } from '../frame/programs.ts';

/** Who comes when, and what they want. */
export interface Arrival {
  /** Milliseconds after the simulated day has begun. */
  atMs: number;
  branchId: number;
  /** yyyy-MM-dd in Seoul. */
  date: string;
  /** The start that suits best, HH:mm; others of the day do as well. */
  wanted: string;
}

/** What visitors went through: how long each answer took, in milliseconds, and how their visits ended. */
export interface Told {
  slots: number[];
  booking: number[];
  payment: number[];
  sold: number;
  /** Refused since somebody else was faster; they looked again. */
  tooLate: number;
  /** Went away without a session. */
  empty: number;
  /** How long after their time visitors were served at worst: more than a moment means that the machine could not keep up. */
  lateMs: number;
  strange: Map<string, number>;
}

interface Shop {
  copies: readonly Program[];
  simulator: Program;
  clientKey: string;
}

const MOST_TRIES = 4;
/** More at once would measure how long a queue can grow; whoever comes then waits at the door, and is counted as late. */
const MOST_AT_ONCE = 300;

/** Sends every visitor at their time, and waits until all have left. */
export async function simulate(arrivals: readonly Arrival[], shop: Shop): Promise<Told> {
  const told: Told = {
    ...{ slots: [], booking: [], payment: [] },
    ...{ sold: 0, tooLate: 0, empty: 0, lateMs: 0 },
    strange: new Map(),
  };
  const startedAt = performance.now();
  const inside = new Set<Promise<void>>();
  for (const [place, arrival] of arrivals.entries()) {
    const wait = arrival.atMs - (performance.now() - startedAt);
    if (wait > 1) await delay(wait);
    while (inside.size >= MOST_AT_ONCE) await Promise.race(inside);
    told.lateMs = Math.max(told.lateMs, performance.now() - startedAt - arrival.atMs);
    const visitor: Promise<void> = visit(arrival, place, shop, told).finally(() => inside.delete(visitor));
    inside.add(visitor);
  }
  await Promise.all(inside);
  return told;
}

async function visit(arrival: Arrival, place: number, shop: Shop, told: Told): Promise<void> {
  const copy = shop.copies[place % shop.copies.length];
  if (!copy) throw new Error('Nobody sells.');
  const { branchId, date, wanted } = arrival;
  const address = addressOf(place);
  const post = (path: string, body: object) => ask(copy.url + path, address, body);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const looked = await timed(told.slots, () =>
      ask(`${copy.url}/api/timeslots/${date}?branchId=${branchId}`, address),
    );
    const free = looked.body as unknown as string[];
    const bookingTime = free.find((time) => time >= wanted) ?? free.at(-1);
    if (looked.status !== 200 || bookingTime === undefined) break;
    const email = `visitor-${place}@example.test`;
    const booked = await timed(told.booking, () =>
      post('/api/bookings', { ...session, email, branchId, bookingDate: date, bookingTime }),
    );
    if (booked.status === 409) {
      told.tooLate += 1;
      continue;
    }
    if (booked.status !== 201) return note(told, 'booking', booked);
    const { id: bookingId, totalPrice: amount } = booked.body as { id: string; totalPrice: number };
    return pay({ bookingId, amount, customerName: session.name, customerEmail: email }, post, shop, told);
  }
  told.empty += 1;
}

/** Of networks all over the world, as a proxy would tell us: limits then count as they do in life. */
function addressOf(place: number): string {
  const spread = Math.imul(place + 1, 2_654_435_761) >>> 0;
  return [24, 16, 8, 0].map((bits) => (spread >>> bits) & 255).join('.');
}

async function pay(
  order: { bookingId: string; amount: number; customerName: string; customerEmail: string },
  post: (path: string, body: object) => Promise<Reply>,
  { simulator, clientKey }: Shop,
  told: Told,
): Promise<void> {
  const begun = await timed(told.payment, () => post('/api/payments/initialize', order));
  const { orderId, amount, orderName } = begun.body;
  const window = await ask(`${simulator.url}/control/authorise`, '10.0.0.1', {
    ...{ clientKey, orderId, amount, orderName },
  });
  const { paymentKey } = window.body;
  const paid = await timed(told.payment, () =>
    post('/api/payments/confirm', { orderId, amount, paymentKey }),
  );
  if (paid.status === 200 || paid.status === 202) told.sold += 1;
  else note(told, 'payment', paid);
}

const session = {
  bookingType: 'direct',
  name: 'Chain Visitor',
  phone: '+82 10 0000 0000',
  selectedDrink: 'lemonade',
  youtubeTrackUrl: 'https://youtu.be/dQw4w9WgXcQ',
  selectedAddons: [],
  companions: [],
  totalPrice: 50_000,
};

interface Reply {
  status: number;
  body: Record<string, unknown>;
}

/** A connection may close just when it is used again: as a browser does, the same is sent once more, under the same key. */
async function ask(url: string, address: string, body?: object): Promise<Reply> {
  const request = requestOf(address, body);
  const response = await fetch(url, request).catch(() => fetch(url, request));
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

function requestOf(address: string, body?: object): RequestInit {
  return {
    headers: {
      'X-Forwarded-For': address,
      Origin: SITE_ORIGIN,
      ...(body && { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  };
}

async function timed<T>(times: number[], work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  times.push(performance.now() - startedAt);
  return result;
}

function note(told: Told, what: string, { status, body }: Reply): void {
  const answer = `${what} ${status} ${String(body['type'] ?? '')}`;
  told.strange.set(answer, (told.strange.get(answer) ?? 0) + 1);
}
