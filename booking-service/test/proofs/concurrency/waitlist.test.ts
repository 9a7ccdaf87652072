import { instantInSeoul } from 'shared/time/seoul.ts';
import { describe, expect, test } from 'vitest';
import { makeOffers } from '../../../src/waitlist/make-offers.job.ts';
import type { Database } from '../../../src/platform/database.ts';
import { openBrowser } from '../../harness/accounts.ts';
import { changingQueries } from '../../harness/changed-queries.ts';
import { httpClient } from '../../harness/http.ts';
import { figure, patience, progress, SEED, seededRandom, times } from '../../harness/proof.ts';
import { DAY, openWaitingRoom } from '../../service/waitlist/harness.ts';
import { changeBookingStatement, MOST_RUSHES } from './unguarded-service.ts';

/** Times of a day that are all taken, more people who wait for any of them, rivals who book whatever is free, two copies. */
const ROUNDS = times(4, 40);
const WAITERS = 8;
const STARTS = ['15:00', '15:10', '15:20', '15:30'];
const ALL = { earliest: '15:00', latest: '15:30' };
const timeout = patience(90_000);
const never = new AbortController().signal;

async function openRoom() {
  const room = await openWaitingRoom();
  const copy = await room.anotherCopy();
  const [one, other] = [httpClient(room.url), httpClient(copy.url)];
  /** Both copies look at the same moment. */
  const offerTwice = () => Promise.all([makeOffers(room.service.deps, never), makeOffers(copy.deps, never)]);
  const rival = (bookingTime: string, index: number) =>
    (index % 2 ? other : one).post<{ id: string }>(
      '/api/bookings',
      room.wish({ bookingDate: DAY, bookingTime, email: `rival.${index}@example.test` }).request,
    );
  async function allTaken(): Promise<string[]> {
    const held = await Promise.all(STARTS.map((bookingTime) => room.hold({ bookingDate: DAY, bookingTime })));
    return held.map(({ id }) => id);
  }
  /** In the order of joining. */
  async function line(): Promise<{ email: string; link: string }[]> {
    const waiters = [];
    for (let joined = 0; joined < WAITERS; joined += 1) waiters.push(await room.waiter(ALL));
    return waiters;
  }
  const states = async () =>
    (
      await room.db.query<{ id: number; state: string; offers: number; units: number }>(
        `SELECT id, state, offers, (SELECT count(*)::int FROM slot_claims c WHERE c.wish_id = w.id) AS units
           FROM waitlist_wishes w ORDER BY joined_at, id`,
      )
    ).rows;
  /** How many have a start for their own: bookings that stand, and offers. */
  async function ownersOf(time: string): Promise<number> {
    const { rows } = await room.db.query<{ owners: number }>(
      `SELECT (SELECT count(*) FROM bookings b JOIN slot_claims c ON c.booking_id = b.id
                WHERE b.starts_at = $1 AND b.status IN ('pending', 'confirmed') AND (c.expires_at IS NULL OR c.expires_at > $2))::int
            + (SELECT count(*) FROM waitlist_wishes WHERE offer_starts_at = $1 AND state = 'offered')::int AS owners`,
      [instantInSeoul(DAY, time), room.clock.now()],
    );
    return rows[0]?.owners ?? 0;
  }
  const empty = () => room.db.query('TRUNCATE bookings, orders, waitlist_wishes CASCADE');
  return { ...room, copy, offerTwice, rival, allTaken, line, states, ownersOf, empty };
}

const room = await openRoom();

describe('two copies that offer at the same moment, and rivals who book', () => {
  /** One copy has found a time and is about to hold it; meanwhile an earlier one is freed, and the other copy comes by. */
  async function interleaved(isGuarded: boolean): Promise<number> {
    const own = await openRoom();
    const [found, goOn] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
    if (!isGuarded) for (const { deps } of [own.service, own.copy]) changeQueries(deps.db, withoutLocks);
    changeQueries(own.service.deps.db, async (text) => {
      if (!text.includes('owned (studio_id, starts_at, wish_id')) return text;
      found.resolve(null);
      await goOn.promise;
      return text;
    });
    const ids = await own.allTaken();
    await own.waiter(ALL);
    await own.setStatus(ids[3] ?? '', 'cancelled');
    const first = makeOffers(own.service.deps, never);
    await found.promise;
    await own.setStatus(ids[0] ?? '', 'cancelled');
    await makeOffers(own.copy.deps, never);
    goOn.resolve(null);
    await first;
    return (await own.states())[0]?.units ?? 0;
  }

  test('the control: without the lock on those who wait one of them is held two times', async () => {
    expect(await interleaved(false)).toBe(2);
  });

  test('with it, one', async () => {
    expect(await interleaved(true)).toBe(1);
  });

  test(
    'the control: without the key of the claims a time is offered to one and sold to another',
    { timeout },
    async () => {
      const unguarded = await openRoom();
      await unguarded.db.query('ALTER TABLE slot_claims DROP CONSTRAINT slot_claims_pkey');
      const conflict =
        /ON CONFLICT \(studio_id, starts_at\) DO UPDATE.*?(?=RETURNING studio_id, starts_at|$)/s;
      for (const service of [unguarded.service, unguarded.copy]) {
        changeBookingStatement(service, conflict, '');
        changeQueries(service.deps.db, (text) => withoutKey(text, conflict));
      }
      let [rounds, oversold] = [0, 0];
      while (oversold === 0 && rounds < MOST_RUSHES) {
        rounds += 1;
        await unguarded.empty();
        const ids = await unguarded.allTaken();
        await unguarded.line();
        await Promise.all(ids.map((id) => unguarded.setStatus(id, 'cancelled')));
        await Promise.all([
          unguarded.offerTwice(),
          ...STARTS.map((time, index) => unguarded.rival(time, index)),
        ]);
        for (const time of STARTS) oversold += (await unguarded.ownersOf(time)) > 1 ? 1 : 0;
      }
      expect(oversold).toBeGreaterThan(0);
      figure('control: offers without the key of the claims', { rounds, oversold });
    },
  );

  test(
    'every time has one owner, who came first is asked first, nobody is held two times, none beyond its time',
    { timeout },
    async () => {
      const proof = 'a waitlist against rivals';
      const random = seededRandom(SEED);
      const sum = { offered: 0, booked: 0, toRivals: 0, left: 0 };
      for (let round = 0; round < ROUNDS; round += 1) {
        await room.empty();
        const ids = await room.allTaken();
        const waiters = await room.line();
        const browsers = waiters.map(() => openBrowser(random.chance(0.5) ? room.url : room.copy.url));
        for (let step = 0; step < 3; step += 1) {
          const freed = ids.splice(0, 1 + random.below(2));
          const gone = random.chance(0.3) ? random.below(WAITERS) : -1;
          // In every second round the times are free before copies and rivals set out, so that rivals win some of them.
          const cancel = () => Promise.all(freed.map((id) => room.setStatus(id, 'cancelled')));
          if (round % 2) await cancel();
          const acts = [
            ...(round % 2 ? [] : [cancel()]),
            room.offerTwice(),
            ...STARTS.filter(() => random.chance(0.3)).map(async (time, index) => {
              const { status } = await room.rival(time, round * 100 + step * 10 + index);
              expect([201, 409, 429]).toContain(status);
              if (status === 201) sum.toRivals += 1;
            }),
            ...(gone >= 0 ? [room.leave(waiters[gone]?.link ?? '').then(() => (sum.left += 1))] : []),
          ];
          await Promise.all(acts);
          await room.offerTwice();
          await expectOrder();
          // Of those who are offered a time some book it at the same moment as rivals, and as others try theirs.
          await Promise.all(
            waiters.map(async ({ link, email }, index) => {
              const browser = browsers[index] ?? openBrowser(room.url);
              const { body } = await room.look(link);
              if (!body.offer || random.chance(0.4)) return;
              await room.take(link, browser);
              const [own] = await Promise.all([
                room.book(browser, { bookingTime: body.offer.time, email }),
                room.rival(body.offer.time, 5_000 + round * 100 + step * 10 + index),
              ]);
              expect(own.status, JSON.stringify(own.body)).toBe(201);
              sum.booked += 1;
            }),
          );
          await expectOrder();
        }
        // Nobody books any more: what is held ends, and what is left of it is free.
        for (let end = 0; end <= WAITERS; end += 1) {
          room.clock.advanceMinutes(20);
          await room.offerTwice();
          await expectOrder();
        }
        sum.offered += (await room.states()).reduce((offers, wish) => offers + wish.offers, 0);
        progress(proof, round + 1, ROUNDS);
      }
      expect(sum.booked).toBeGreaterThan(0);
      expect(sum.toRivals).toBeGreaterThan(0);
      figure(proof, { rounds: ROUNDS, ...sum });
    },
  );
});

async function expectOrder(): Promise<void> {
  for (const time of STARTS) expect(await room.ownersOf(time), time).toBeLessThanOrEqual(1);
  const wishes = await room.states();
  for (const { state, units } of wishes) expect(units).toBe(state === 'offered' ? 1 : 0);
  // Whoever is still waiting for their first offer stands behind everybody who has had one.
  const unasked = wishes.findIndex(({ state, offers }) => state === 'waiting' && offers === 0);
  if (unasked >= 0) expect(wishes.slice(unasked).filter(({ offers }) => offers > 0)).toEqual([]);
  const { rowCount } = await room.db.query(
    `SELECT FROM waitlist_wishes WHERE state = 'offered' AND offer_expires_at <= $1`,
    [room.clock.now()],
  );
  expect(rowCount).toBe(0);
}

/** What transactions of a copy ask from here on. */
function changeQueries(db: Database, change: (text: string) => string | Promise<string>): void {
  db.transaction = changingQueries({ ...db }, change).transaction;
}

/** The claim for a wish, with nothing taken away but the key. A value that is not used any more has to have a type. */
const withoutKey = (text: string, conflict: RegExp) =>
  text.includes('owned (studio_id, starts_at, wish_id')
    ? text.replace(conflict, '').replace('$4 FROM', '$4 FROM (SELECT $5::timestamptz) AS unused,')
    : text;

/** The statements of the job, with nothing taken away but what keeps two copies from the same people. */
const withoutLocks = (text: string) =>
  text.includes("state = 'waiting' AND branch_id = $1 AND day = $2")
    ? text.replace('FOR UPDATE', '')
    : text.replace(
        /SELECT pg_try_advisory_xact_lock\(.*?\) AS/s,
        'SELECT $1::text || $2::text IS NOT NULL AS',
      );
