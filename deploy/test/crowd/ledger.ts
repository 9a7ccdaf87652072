import * as z from 'zod';
import type { Told } from './crowd.ts';

/** What the booking database answers, as the superuser; one column, one value. */
type Ask = (query: string) => Promise<string>;

const countsSchema = z.object({
  bookings: z.array(z.string()),
  /** Orders that are paid, each with a booking that is confirmed and holds its session. */
  paid: z.array(z.string()),
  open: z.int(),
});

const listed = (values: string[]) => `ARRAY[${values.map((value) => `'${value}'`).join()}]::text[]`;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What the database knows of these bookings, once no payment is unclear any more. */
async function known({ booked, tried }: Told, sql: Ask) {
  const query = `SELECT json_build_object(
    'bookings', (SELECT coalesce(json_agg(id), '[]') FROM bookings WHERE id = ANY (${listed(booked.map(({ id }) => id))})),
    'paid', (SELECT coalesce(json_agg(a.id), '[]') FROM payment_attempts a
       JOIN bookings b ON b.order_id = a.order_id AND b.status = 'confirmed'
       JOIN slot_claims c ON c.booking_id = b.id AND c.starts_at = b.starts_at AND c.expires_at IS NULL
      WHERE a.state = 'PAID' AND a.id = ANY (${listed(tried.map(({ orderId }) => orderId))})),
    'open', (SELECT count(*) FROM payment_attempts WHERE state IN ('CONFIRMING', 'UNKNOWN')))`;
  for (let tries = 0; ; tries += 1) {
    const counts = countsSchema.parse(JSON.parse(await sql(query)));
    if (counts.open === 0 || tries === 60) return counts;
    await pause(1_000);
  }
}

/** Orders whose money the provider has taken and not given back. */
async function charged(simulatorUrl: string, orders: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const orderId of orders) {
    const answer = await fetch(`${simulatorUrl}/control/captures?orderId=${orderId}`);
    const captures = (await answer.json()) as { captures: number; balanceWon: number }[];
    if (captures.some(({ balanceWon }) => balanceWon > 0)) found.push(orderId);
  }
  return found;
}

/** What has become of everything that visitors were told. */
export async function reckon(told: Told, simulatorUrl: string, sql: Ask) {
  const { bookings, paid, open } = await known(told, sql);
  const [stored, confirmed] = [new Set(bookings), new Set(paid)];
  const money = await charged(
    simulatorUrl,
    told.tried.map(({ orderId }) => orderId),
  );
  return {
    booked: told.booked.length,
    lost: told.booked.filter(({ id }) => !stored.has(id)).length,
    // Nobody's hold runs out meanwhile, so no session can rightly have had two owners.
    twice: told.booked.length - new Set(told.booked.map(({ session }) => session)).size,
    paid: told.paid.length,
    /** Told to be paid, and not. */
    unpaid: told.paid.filter((orderId) => !confirmed.has(orderId)).length,
    chargedWithoutSession: money.filter((orderId) => !confirmed.has(orderId)).length,
    unclear: open,
  };
}

/** An empty book for the next proof: sessions are few, and visitors many. */
export async function emptyBook(sql: Ask): Promise<void> {
  // A job of the service may hold one of the tables and want another.
  const isDeadlock = (error: unknown) => String(error).includes('deadlock detected');
  for (let tries = 1; ; tries += 1) {
    try {
      await sql('TRUNCATE orders CASCADE');
      return;
    } catch (error) {
      if (tries === 5 || !isDeadlock(error)) throw error;
    }
  }
}
