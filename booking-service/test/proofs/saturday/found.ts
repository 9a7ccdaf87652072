import { expect } from 'vitest';
import type { Attention } from 'shared/attention/attention.ts';
import { NEXT_CURSOR_HEADER } from 'shared/bookings/admin-booking.ts';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import type { Day } from 'shared/day/day.ts';
import type { BlockedTime } from 'shared/slots/blocked-time.ts';
import { CLAIM_UNIT_MINUTES } from 'shared/slots/claims.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { readCashUp } from './cash-up.ts';
import { DATES, SATURDAY } from './day.ts';
import type { Saturday } from './day.ts';
import { byAttempt, byId } from './facts.ts';
import type { Facts, Movement } from './facts.ts';

/** Asks everybody: over HTTP what has a route, the tables for what only they know, the provider for its own books. */
export async function foundFacts(day: Saturday): Promise<Facts> {
  const { admin } = day.desk;
  const [boards, bookings, owners, provider, ledger, cashUp, mails] = [
    await Promise.all(DATES.map((date) => admin.send<Day>('GET', `/api/admin/day/${date}`))),
    await everyBooking(day),
    await readOwners(day),
    await readProvider(day),
    await readLedger(day),
    await readCashUp(day, SATURDAY),
    await readMails(day),
  ];
  const { matters } = (await admin.send<Attention>('GET', '/api/admin/attention')).body;
  const free = await Promise.all(DATES.map((date) => day.desk.get<string[]>(`/api/timeslots/${date}`)));
  const sessions = boards.flatMap(({ body }) => body.sessions);
  const places = sessions.map(({ studioId, startsAt }) => `${studioId} ${startsAt}`);
  expect(new Set(places).size, 'a time on the board is one guest’s').toBe(places.length);
  return {
    board: sessions
      .toSorted(byId)
      .map((session) => ({ ...sessionOf(session), steps: Object.keys(session.attendance).sort() })),
    list: bookings.toSorted(byId).map((booking) => ({
      ...sessionOf(booking),
      reason: booking.cancellationReason,
      paidWon: booking.payment.paidWon,
      refundedWon: booking.payment.refundedWon,
      counter: booking.payment.counter && {
        method: booking.payment.counter.method,
        amountWon: booking.payment.counter.amountWon,
      },
    })),
    ...{ owners, provider, ledger, cashUp, mails },
    free: free.flatMap(({ body }, at) => body.map((time) => `${DATES[at]} ${time}`)),
    blocked: boards.flatMap(({ body }) => body.blocked.flatMap(unitsOf)),
    due: matters
      .filter(({ kind }) => /refund-due$/.test(kind))
      .map(({ bookingId }) => bookingId ?? '')
      .sort(),
  };
}

const sessionOf = ({ id, status, bookingDate, bookingTime, payment }: AdminBooking) => ({
  ...{ id, status, bookingDate, bookingTime, payment: payment.state },
});

/** Each time under a block; within opening hours as all of ours are. */
function unitsOf({ startsAt, endsAt }: BlockedTime): string[] {
  const units: string[] = [];
  for (let at = Date.parse(startsAt); at < Date.parse(endsAt); at += CLAIM_UNIT_MINUTES * 60_000) {
    const { date, time } = seoulWallClock(new Date(at));
    units.push(`${date} ${time}`);
  }
  return units;
}

/** Page by page, as the dashboard reads it. */
async function everyBooking({ desk }: Saturday): Promise<AdminBooking[]> {
  const all: AdminBooking[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Awaited<ReturnType<typeof read>> = await read(cursor);
    all.push(...page.body);
    cursor = page.headers.get(NEXT_CURSOR_HEADER);
  }
  return all;

  function read(from: string) {
    return desk.admin.send<AdminBooking[]>('GET', `/api/admin/bookings?limit=100&cursor=${from}`);
  }
}

async function readOwners({ desk }: Saturday): Promise<Facts['owners']> {
  const { rows } = await desk.db.query<{ id: string; startsAt: Date }>(
    `SELECT booking_id AS id, starts_at AS "startsAt" FROM slot_claims
      WHERE booking_id IS NOT NULL AND (expires_at IS NULL OR expires_at > $1)`,
    [desk.clock.now()],
  );
  return rows.toSorted(byId).map(({ id, startsAt }) => {
    const { date, time } = seoulWallClock(startsAt);
    return { id, bookingDate: date, bookingTime: time };
  });
}

async function readProvider({ desk: { provider } }: Saturday): Promise<Movement[]> {
  const captures = await provider.control<{ orderId: string; capturedWon: number; balanceWon: number }[]>(
    'GET',
    `/captures?clientKey=${provider.keys.clientKey}`,
  );
  return captures
    .map(({ orderId, capturedWon, balanceWon }) => ({
      ...{ attemptId: orderId, takenWon: capturedWon, leftWon: balanceWon },
    }))
    .toSorted(byAttempt);
}

async function readLedger({ desk }: Saturday): Promise<Movement[]> {
  const { rows } = await desk.db.query<Movement>(
    `SELECT attempt_id AS "attemptId", sum(amount_won)::int AS "leftWon",
            coalesce(sum(amount_won) FILTER (WHERE amount_won > 0), 0)::int AS "takenWon"
       FROM payment_transactions GROUP BY attempt_id`,
  );
  return rows.toSorted(byAttempt);
}

async function readMails({ desk }: Saturday): Promise<string[]> {
  const { rows } = await desk.db.query<{ mail: string }>(
    `SELECT order_id || ' ' || kind AS mail FROM emails WHERE order_id IS NOT NULL`,
  );
  return rows.map(({ mail }) => mail).sort();
}
