import type { BookingCreated } from 'shared/bookings/booking-created.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../src/platform/database.ts';
import { releaseOtherSlots, releaseSlots, takeSlot } from '../../../src/slots/slot-claims.store.ts';
import { aKlookBooking } from '../../harness/builders.ts';
import { TOMORROW } from '../../harness/clock.ts';
import { startTestService } from '../../harness/service.ts';
import { until } from '../../harness/waits.ts';

const service = await startTestService();
const { db } = service;
const now = service.clock.now();
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const slotAt = (time: string, slotMinutes = 10) => ({
  studioId: 1,
  startsAt: instantInSeoul(TOMORROW, time),
  slotMinutes,
});

/** A booking without a time of its own, to claim for. */
async function aClaimant(): Promise<string> {
  const { body } = await service.post<BookingCreated>(
    '/api/bookings',
    aKlookBooking({ klookBookingId: crypto.randomUUID() }),
  );
  return body.id;
}

const take = (id: string, time: string, expiresAt: Date | null, at = now, slotMinutes = 10) =>
  inTransaction(db, (trx) => takeSlot(trx, id, slotAt(time, slotMinutes), expiresAt, at));

async function ownersAt(...times: string[]): Promise<(string | undefined)[]> {
  const { rows } = await db.query<{ id: string; startsAt: Date }>(
    'SELECT booking_id AS id, starts_at AS "startsAt" FROM slot_claims',
  );
  const owners = new Map(rows.map((row) => [row.startsAt.getTime(), row.id]));
  return times.map((time) => owners.get(slotAt(time).startsAt.getTime()));
}

test('a claim holds against everybody else until it expires', async () => {
  const [first, second] = [await aClaimant(), await aClaimant()];
  expect(await take(first, '10:00', inMinutes(15))).toBe(true);
  expect(await take(second, '10:00', inMinutes(15))).toBe(false);
  expect(await take(second, '10:00', inMinutes(30), inMinutes(15))).toBe(true);
  expect(await ownersAt('10:00')).toEqual([second]);
});

test('a permanent claim never expires', async () => {
  const [first, second] = [await aClaimant(), await aClaimant()];
  await take(first, '10:10', inMinutes(15));
  expect(await take(first, '10:10', null)).toBe(true);
  expect(await take(second, '10:10', null, inMinutes(100_000))).toBe(false);
});

test('several units are taken all or none, and a refusal leaves the transaction usable', async () => {
  const [first, second] = [await aClaimant(), await aClaimant()];
  await take(first, '11:20', null);
  const claimed = await inTransaction(db, async (trx) => {
    const whole = await takeSlot(trx, second, slotAt('11:00', 30), null, now);
    const other = await takeSlot(trx, second, slotAt('11:40'), null, now);
    return [whole, other];
  });
  expect(claimed).toEqual([false, true]);
  expect(await ownersAt('11:00', '11:10', '11:20', '11:40')).toEqual([undefined, undefined, first, second]);
});

test('a booking that loses one of its units to a concurrent claim keeps none of them', async () => {
  const [first, second] = [await aClaimant(), await aClaimant()];
  let isLate: Promise<boolean> = Promise.resolve(true);
  await inTransaction(db, async (trx) => {
    await takeSlot(trx, first, slotAt('15:10'), null, now);
    // The claim of 15:10 is not committed yet, so the second claim starts and waits for it.
    isLate = take(second, '15:00', null, now, 20);
    await until('a claim that waits for another', async () => {
      const { rowCount } = await db.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rowCount > 0;
    });
  });
  expect(await isLate).toBe(false);
  expect(await ownersAt('15:00', '15:10')).toEqual([undefined, first]);
});

test('releasing frees what the booking has, and not what another has taken over', async () => {
  const [first, second] = [await aClaimant(), await aClaimant()];
  await take(first, '12:00', inMinutes(1));
  await take(first, '12:10', inMinutes(1));
  await take(second, '12:10', null, inMinutes(2));
  await inTransaction(db, (trx) => releaseSlots(trx, first));
  expect(await ownersAt('12:00', '12:10')).toEqual([undefined, second]);
});

test('a move keeps the units that both times share', async () => {
  const id = await aClaimant();
  await take(id, '13:00', null, now, 20);
  await inTransaction(db, async (trx) => {
    const to = slotAt('13:10', 20);
    expect(await takeSlot(trx, id, to, null, now)).toBe(true);
    await releaseOtherSlots(trx, id, to);
  });
  expect(await ownersAt('13:00', '13:10', '13:20')).toEqual([undefined, id, id]);
});

test('bookings that move into each other’s slots in opposite orders never deadlock, and no unit has two owners', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, aClaimant));
  const times = ['14:00', '14:10', '14:20', '14:30'];
  const moves = ids.flatMap((id, index) =>
    times.map((_, step) =>
      take(id, times[(index % 2 ? step : times.length - 1 - step) % times.length] ?? '', null, now, 30),
    ),
  );
  const results = await Promise.all(moves);
  expect(results.filter(Boolean).length).toBeGreaterThan(0);
  expect(new Set(await ownersAt('14:20', '14:30')).size).toBeLessThanOrEqual(2);
});
