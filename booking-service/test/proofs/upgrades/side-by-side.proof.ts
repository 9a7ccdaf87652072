import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BookingCreated } from 'shared/bookings/booking-created.ts';
import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { sessionFeeWon } from 'shared/pricing/price.ts';
import { addSeoulDays } from 'shared/time/seoul.ts';
import { expect, test } from 'vitest';
import { openReleases } from '../../../../shared/test/upgrades/releases.ts';
import { aBooking } from '../../harness/builders.ts';
import { TOMORROW } from '../../harness/clock.ts';
import type { CopyProcess } from '../../harness/copy-process.ts';
import type { HttpClient } from '../../harness/http.ts';
import { figure, patience, times } from '../../harness/proof.ts';
import { visitorsBookAndPay } from '../../harness/visitors.ts';
import { openInstallation } from './installation.ts';

const PROOF = 'a release and the one before it on one database';
/** Bookings in each part of the update. */
const BOOKINGS = times(20, 200);
const RIVALRIES = times(5, 30);
const timeout = patience(120_000);

/** Its test-only entry is one of them. */
const parts = ['package.json', 'migrations', 'src', 'test/harness'];
const { before, after } = await openReleases('booking-service', parts, (folder) =>
  writeFileSync(
    join(folder, 'migrations/9999_next_release.sql'),
    `ALTER TABLE bookings ADD COLUMN next text;
     ALTER TABLE orders ADD COLUMN next text NOT NULL DEFAULT 'new';
     CREATE INDEX bookings_next ON bookings (next) WHERE next IS NOT NULL;`,
  ),
);

/** Sends each request to the next of those that serve, as a load balancer does. */
function balance(first: CopyProcess) {
  const serving = [first];
  const open = new Map<CopyProcess, Set<Promise<unknown>>>();
  let turn = 0;
  async function handOn<Answer>(send: (copy: CopyProcess) => Promise<Answer>): Promise<Answer> {
    const copy = serving[turn++ % serving.length];
    if (!copy) throw new Error('Nobody serves');
    const answer = send(copy);
    const openThere = open.get(copy) ?? new Set();
    open.set(copy, openThere.add(answer));
    return answer.finally(() => openThere.delete(answer));
  }
  const client: HttpClient = {
    url: '',
    get: (...request) => handOn((copy) => copy.get(...request)),
    post: (...request) => handOn((copy) => copy.post(...request)),
    send: (...request) => handOn((copy) => copy.send(...request)),
  };
  return {
    client,
    add: (copy: CopyProcess) => serving.push(copy),
    /** Resolves when the copy has answered all that it was asked: a request that is still on its way would find nobody. */
    async remove(copy: CopyProcess): Promise<void> {
      serving.splice(serving.indexOf(copy), 1);
      await Promise.allSettled([...(open.get(copy) ?? [])]);
    },
  };
}

/** Two visitors, one at each release, want the same session, on a day that nobody else books. @returns the booking of the one who got it */
async function rivals(old: CopyProcess, young: CopyProcess, index: number): Promise<string[]> {
  const bookingTime = `${10 + Math.floor(index / 6)}:${index % 6}0`;
  const session = {
    bookingDate: addSeoulDays(TOMORROW, 88),
    bookingTime,
    totalPrice: sessionFeeWon(initialRules, bookingTime),
  };
  const wish = (who: string) => aBooking({ email: `${who}${index}@example.test`, ...session });
  const answers = await Promise.all([
    old.post<BookingCreated>('/api/bookings', wish('old')),
    young.post<BookingCreated>('/api/bookings', wish('young')),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  return answers.flatMap(({ status, body }) => (status === 201 ? [body.id] : []));
}

test(
  'the release before sells on while this one migrates, both sell side by side, and the one before goes on alone: no request fails, nothing is lost',
  { timeout },
  async () => {
    const { db, shop, first: old, migrate, start } = await openInstallation(before);
    const balancer = balance(old);
    const load = visitorsBookAndPay(balancer.client, shop);
    await load.more(BOOKINGS);

    const [said] = await Promise.all([migrate(after), load.more(BOOKINGS)]);
    expect(said).toMatch(/^Migrated: \d{4}_/);
    await load.more(BOOKINGS);

    const young = await start(after);
    balancer.add(young);
    await load.more(BOOKINGS);
    const won: string[] = [];
    for (let index = 0; index < RIVALRIES; index += 1) won.push(...(await rivals(old, young, index)));

    await balancer.remove(young);
    young.kill('SIGTERM');
    expect(await young.ended()).toBe(0);
    await load.more(BOOKINGS);
    expect(await migrate(before)).toContain('Nothing to migrate');
    await load.stop();

    expect(load.unavailable).toBe(0);
    const ids = [...load.booked, ...won];
    expect(new Set(ids).size).toBe(ids.length);
    const { rowCount: claims } = await db.query(
      'SELECT FROM bookings b JOIN slot_claims c ON c.booking_id = b.id WHERE b.id = ANY ($1)',
      [ids],
    );
    expect(claims).toBe(ids.length);
    const orders = load.tried.map(({ orderId }) => orderId);
    const { rowCount: paid } = await db.query(
      `SELECT FROM payment_attempts a JOIN bookings b ON b.order_id = a.order_id
        WHERE a.state = 'PAID' AND b.status = 'confirmed' AND a.id = ANY ($1)`,
      [orders],
    );
    expect([load.paid.length, paid]).toEqual([orders.length, orders.length]);
    for (const orderId of orders) expect(await shop.captures(orderId)).toMatchObject([{ captures: 1 }]);
    figure(PROOF, {
      bookings: ids.length,
      paid: orders.length,
      refused: load.unavailable,
      lost: ids.length - Number(claims),
      rivalries: RIVALRIES,
    });
  },
);

test('a migration that takes away what the release before reads is seen', { timeout }, async () => {
  const { db, first } = await openInstallation(before);
  const book = (bookingTime: string) => first.post('/api/bookings', aBooking({ bookingTime }));
  expect((await book('14:00')).status).toBe(201);
  await db.query('ALTER TABLE bookings RENAME COLUMN status TO state');
  expect((await book('14:10')).status).toBe(500);
});
