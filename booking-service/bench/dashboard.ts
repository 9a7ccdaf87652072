import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Catalogue } from 'shared/catalogue/catalogue.ts';
import { addSeoulDays, seoulWallClock } from 'shared/time/seoul.ts';
import { readBookingRows } from '../src/bookings/admin/admin-bookings.store.ts';
import { countByStatus } from '../src/bookings/search/booking-counts.store.ts';
import type { BookingPage } from '../src/bookings/search/booking-page.ts';
import { findBookings } from '../src/bookings/search/find-bookings.store.ts';
import { readDay } from '../src/day/board/read-day.usecase.ts';
import type { Database } from '../src/platform/database.ts';

const RUNS = 9;
const BUDGET_MS = 50;
const DAY_BUDGET_MS = 100;

const list: BookingPage = {
  status: null,
  search: '',
  from: null,
  to: null,
  hideNeverPaid: false,
  sort: 'newest',
  limit: 51,
  after: null,
};

/** What staff ask for, and what is hardest to find: frequent, rare, nowhere, and each narrowed down. */
function pages(now: Date): Record<string, BookingPage> {
  const today = seoulWallClock(now).date;
  const year = { from: addSeoulDays(today, -365), to: today };
  return {
    'newest first': list,
    'newest first, without never paid': { ...list, hideNeverPaid: true },
    'by session, completed': { ...list, sort: 'session', status: 'completed' },
    'a letter that everybody has': { ...list, search: 'a' },
    'a common surname': { ...list, search: '김' },
    'a common surname, in a status, of a year': { ...list, search: 'kim', status: 'cancelled', ...year },
    'a syllable that nobody has': { ...list, search: '뷁' },
    'nobody at all': { ...list, search: 'nobody at all', hideNeverPaid: true, ...year },
    'one e-mail': { ...list, search: 'sample77777@' },
    'phone digits': { ...list, search: '010 1234 5678', sort: 'session-latest' },
    'a day': { ...list, search: addSeoulDays(today, -200) },
    'a month, without never paid, by session': {
      ...list,
      sort: 'session',
      hideNeverPaid: true,
      from: addSeoulDays(today, -30),
      to: today,
    },
  };
}

async function fill(databaseUrl: string, count: number): Promise<void> {
  const seed = spawn(
    process.execPath,
    [fileURLToPath(new URL('../src/bookings/seed-bookings.main.ts', import.meta.url)), String(count)],
    { env: { ...process.env, BOOKING_DATABASE_URL: databaseUrl }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const [exitCode] = (await once(seed, 'exit')) as [number | null];
  if (exitCode !== 0) throw new Error('The sample bookings could not be made');
}

async function timed(
  work: () => Promise<unknown>,
  budget = BUDGET_MS,
): Promise<{ 'median ms': string; 'worst ms': string; budget: number }> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const ms = (at: number) => (times.at(at) ?? 0).toFixed(1);
  return { 'median ms': ms(Math.floor(RUNS / 2)), 'worst ms': ms(-1), budget };
}

/** Lists, searches and counts of the dashboard, and the day board, with so many bookings in the database. */
export async function measureDashboard(
  db: Database,
  databaseUrl: string,
  catalogue: Catalogue,
  count: number,
) {
  await fill(databaseUrl, count);
  const now = new Date();
  const report: Record<string, Awaited<ReturnType<typeof timed>>> = {
    counts: await timed(() => countByStatus(db, now)),
  };
  for (const [name, page] of Object.entries(pages(now))) {
    report[name] = await timed(async () => {
      const places = await findBookings(db, page, now);
      await readBookingRows(
        db,
        places.map(({ id }) => id),
        now,
      );
    });
  }
  const today = seoulWallClock(now).date;
  const catalogues = { current: () => Promise.resolve(catalogue) };
  for (const [name, days] of Object.entries({ 'a day that was full': -200, today: 0, 'a year ahead': 365 })) {
    report[`board, ${name}`] = await timed(
      () => readDay({ db, catalogues }, addSeoulDays(today, days), now),
      DAY_BUDGET_MS,
    );
  }
  return report;
}
