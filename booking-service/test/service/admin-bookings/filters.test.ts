import { beforeAll, describe, expect, it } from 'vitest';
import type { AdminBooking, BookingSort } from 'shared/bookings/admin-booking.ts';
import { NEXT_CURSOR_HEADER } from 'shared/bookings/admin-booking.ts';
import { bookingStatuses } from 'shared/bookings/booking-status.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { findBookings } from '../../../src/bookings/search/find-bookings.store.ts';
import type { Database, Queryable } from '../../../src/platform/database.ts';
import { MORNING } from '../../harness/clock.ts';
import { openDashboard } from './harness.ts';
import type { Dashboard } from './harness.ts';
import { storeMany } from './many.ts';

/** Every third booking moves to a second branch, a few to a third. */
const SPREAD = `
  UPDATE bookings SET studio_id = CASE WHEN made.n % 499 = 3 THEN 3 ELSE 2 END
    FROM (SELECT id, ('x' || id)::bit(40)::bigint AS n FROM bookings) made
   WHERE bookings.id = made.id AND (made.n % 499 = 3 OR made.n % 3 = 0)`;

/** More than a search looks at one by one: what is rare has to come from the index of words. */
const COUNT = 8_000;
const now = new Date(MORNING);

interface Stored {
  id: string;
  branchId: number;
  createdAt: Date;
  startsAt: Date | null;
  /** Of `startsAt`, in Seoul. */
  day: string | null;
  status: string;
  neverPaid: boolean;
  words: string;
}

let desk: Dashboard;
let all: Stored[];

beforeAll(async () => {
  desk = await openDashboard();
  const { db } = desk.service;
  await storeMany(db, COUNT, now);
  await db.query('INSERT INTO branches (id) VALUES (2), (3)');
  await db.query(`INSERT INTO studios (id, name, branch_id) VALUES (2, 'B', 2), (3, 'C', 3)`);
  await db.query(SPREAD);
  const { rows } = await db.query<Omit<Stored, 'day'>>(
    `SELECT b.id, studio_id AS "branchId", b.created_at AS "createdAt", starts_at AS "startsAt",
            CASE WHEN hold_expires_at <= $1 THEN 'cancelled' ELSE status END AS status,
            (hold_expires_at <= $1 OR cancellation_reason = 'payment-abandoned') IS TRUE AS "neverPaid",
            lower(name || ' ' || email || ' ' || phone || ' ' || b.id || ' ' || coalesce(klook_booking_id, '')) AS words
       FROM bookings b JOIN orders o ON o.id = b.order_id`,
    [now],
  );
  all = rows.map((row) => ({ ...row, day: row.startsAt && seoulWallClock(row.startsAt).date }));
});

const REBUILD_MS = 60_000;

interface Wish {
  branchId: number | null;
  status: (typeof bookingStatuses)[number] | null;
  search: string;
  from: string | null;
  to: string | null;
  hideNeverPaid: boolean;
  sort: BookingSort;
}

const branches = [null, 1, 2, 3, 99];
const wishes: Wish[] = [];
for (const search of ['', 'a', '김', '뷁', 'nobody', 'v137', 'kim'])
  for (const status of [null, ...bookingStatuses])
    for (const [from, to] of [
      [null, null],
      ['2026-06-29', '2026-06-29'],
      ['2026-06-20', '2026-07-10'],
      [null, '2026-06-25'],
      ['2026-06-30', null],
    ] as const)
      for (const hideNeverPaid of [false, true])
        for (const sort of ['newest', 'session', 'session-latest'] as const)
          for (const branchId of branches)
            wishes.push({ branchId, status, search, from, to, hideNeverPaid, sort });

/** So many of them, spread over all. */
const some = (count: number) => wishes.filter((_, at) => (at * 7_919) % wishes.length < count);

const byId = (a: Stored, b: Stored) => (a.id < b.id ? -1 : 1);
const createdOf = ({ createdAt }: Stored) => createdAt.getTime();
const sessionOf = ({ startsAt }: Stored) => startsAt?.getTime() ?? Number.MAX_SAFE_INTEGER;

/** The same, by looking at every booking. */
function expectedIds({ branchId, status, search, from, to, hideNeverPaid, sort }: Wish): string[] {
  const wanted = all.filter((booking) => {
    const session = booking.day;
    if (branchId !== null && booking.branchId !== branchId) return false;
    if (status !== null && booking.status !== status) return false;
    if (hideNeverPaid && booking.neverPaid) return false;
    if ((from !== null || to !== null) && session === null) return false;
    if (from !== null && session !== null && session < from) return false;
    if (to !== null && session !== null && session > to) return false;
    return booking.words.includes(search);
  });
  const at = sort === 'newest' ? createdOf : sessionOf;
  const ascending = wanted.sort((a, b) => at(a) - at(b) || byId(a, b));
  return (sort === 'session' ? ascending : ascending.reverse()).map(({ id }) => id);
}

const find = (wish: Wish, limit = 51, db: Database = desk.service.db) =>
  findBookings(db, { ...wish, limit, after: null }, now);

/** A database that also asks how each statement would be carried out. */
function explained(db: Database, plans: string[]): Database {
  const asking = (target: Queryable): Queryable['query'] => {
    return async (text, values) => {
      if (!text.includes('set_config')) {
        const { rows } = await target.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      }
      return target.query(text, values);
    };
  };
  return {
    ...db,
    query: asking(db),
    transaction: (work) => db.transaction((trx) => work({ ...trx, query: asking(trx) })),
  };
}

const rebuild = () =>
  desk.service.db.transaction(async (trx) => {
    await trx.query(`SET LOCAL statement_timeout = '1min'`);
    await trx.query('SELECT rebuild_booking_search($1)', [now]);
  });

describe.each([
  ['not folded yet', 60],
  ['folded', 300],
] as const)('every filter with every other, on bookings that are %s', (state, count) => {
  beforeAll(async () => {
    if (state === 'folded') await rebuild();
  }, REBUILD_MS);

  it(
    `finds exactly what looking at all ${COUNT} finds, in the same order`,
    async () => {
      for (const wish of some(count))
        expect(
          (await find(wish)).map(({ id }) => id),
          JSON.stringify(wish),
        ).toEqual(expectedIds(wish).slice(0, 51));
    },
    REBUILD_MS,
  );
});

describe('a list', () => {
  it.each(['newest', 'session', 'session-latest'])(
    'sorted by %s comes in pages that neither repeat nor skip, whatever it is filtered by',
    async (sort) => {
      const query = `search=a&hideNeverPaid=1&from=2026-06-25&to=2026-07-01&sort=${sort}&limit=200`;
      const seen: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const reply: Awaited<ReturnType<typeof desk.admin.send<AdminBooking[]>>> = await desk.admin.send(
          'GET',
          `/api/admin/bookings?${query}&cursor=${cursor}`,
        );
        seen.push(...reply.body.map(({ id }) => id));
        cursor = reply.headers.get(NEXT_CURSOR_HEADER);
      }
      const wish = {
        branchId: null,
        status: null,
        search: 'a',
        from: '2026-06-25',
        to: '2026-07-01',
        hideNeverPaid: true,
      };
      expect(seen).toEqual(expectedIds({ ...wish, sort: sort as BookingSort }));
      expect(seen.length).toBeGreaterThan(400);
    },
  );

  it('is never read from the whole table', async () => {
    const plans: string[] = [];
    const db = explained(desk.service.db, plans);
    for (const wish of some(100)) await find(wish, 51, db);
    expect(plans.filter((plan) => plan.includes('Seq Scan'))).toEqual([]);
  });

  it('of what nobody has asks the index of words, and sorts nothing for it', async () => {
    const plans: string[] = [];
    const rare = {
      branchId: null,
      status: null,
      search: 'nobody at all',
      from: null,
      to: null,
      hideNeverPaid: false,
    };
    const db = explained(desk.service.db, plans);
    expect(await find({ ...rare, sort: 'newest' }, 51, db)).toEqual([]);
    expect(plans.join('\n')).toContain('booking_search_words');
    // All of the table in another order, then sorted: what a missing index looks like where Seq Scan is switched off.
    expect(plans.filter((plan) => /booking_search_pkey|Seq Scan/.test(plan))).toEqual([]);
  });

  it.each(['newest', 'session', 'session-latest'] as const)(
    'of a branch with few bookings, sorted by %s, is read by that branch alone',
    async (sort) => {
      const plans: string[] = [];
      const db = explained(desk.service.db, plans);
      for (const status of [null, 'completed'] as const) {
        const few = { branchId: 3, status, search: '', from: null, to: null, hideNeverPaid: false, sort };
        expect(await find(few, 51, db)).toHaveLength(expectedIds(few).length);
      }
      for (const plan of plans) expect(plan).toMatch(/booking_search_(newest|sessions)_of_branch/);
    },
  );

  it('is counted by branch as looking at every booking counts', async () => {
    for (const branchId of branches.slice(1)) {
      const { body } = await desk.admin.send<Record<string, number>>(
        'GET',
        `/api/admin/bookings/counts?branchId=${branchId}`,
      );
      const of = (status?: string) =>
        all.filter((one) => one.branchId === branchId && (status ?? one.status) === one.status).length;
      expect(body).toEqual({
        total: of(),
        ...Object.fromEntries(bookingStatuses.map((status) => [status, of(status)])),
      });
    }
  });

  it.each([
    'branchId=x',
    'branchId=0',
    'branchId=40000',
    'from=2026-02-30',
    'from=0000-01-01',
    'from=0001-01-01',
    'from=x',
    'from=2026-07-02&to=2026-07-01',
    'hideNeverPaid=yes',
    'sort=name',
  ])('asked for with %s is refused with a sentence', async (query) => {
    const { status, body } = await desk.admin.send<{ detail: string }>('GET', `/api/admin/bookings?${query}`);
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringMatching(/Please /)]);
  });

  it('takes the last day that there is', async () => {
    const { status } = await desk.admin.send('GET', '/api/admin/bookings?from=0002-01-01&to=9999-12-31');
    expect(status).toBe(200);
  });

  it('does not go on with the cursor of another order', async () => {
    const { headers } = await desk.admin.send('GET', '/api/admin/bookings?limit=1');
    const cursor = headers.get(NEXT_CURSOR_HEADER);
    expect((await desk.admin.send('GET', `/api/admin/bookings?sort=session&cursor=${cursor}`)).status).toBe(
      400,
    );
  });
});
