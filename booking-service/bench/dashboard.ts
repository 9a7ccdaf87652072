import { once } from 'node:events';
import express from 'express';
import { initialCatalogue } from 'shared/catalogue/initial-catalogue.ts';
import { addSeoulDays, seoulWallClock } from 'shared/time/seoul.ts';
import { readBookingRows } from '../src/bookings/admin/admin-bookings.store.ts';
import { countByStatus } from '../src/bookings/search/booking-counts.store.ts';
import type { BookingPage } from '../src/bookings/search/booking-page.ts';
import { findBookings } from '../src/bookings/search/find-bookings.store.ts';
import { readDay } from '../src/day/board/read-day.usecase.ts';
import { readDatabaseUrl } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/database.ts';
import { createLogger } from '../src/platform/logger.ts';
import { addSampleBookings } from './sample-bookings.ts';

/**
 * What staff ask for, without HTTP before it: `GET /calls` names the calls, `GET /call?name=…` makes one and answers with its
 * milliseconds, `POST /fill?count=…` adds sample bookings.
 */
const databaseUrl = readDatabaseUrl(process.env);
const db = openDatabase({ url: databaseUrl, poolSize: 4, log: createLogger('silent') });

/** One booking in a hundred is of this branch, as where a hundred branches sell. */
const BRANCH = 2;
const OF_BRANCH = `UPDATE booking_search SET branch_id = $1 WHERE hashtext(booking_id) % 100 = 0`;

const list: BookingPage = {
  branchId: null,
  status: null,
  search: '',
  from: null,
  to: null,
  hideNeverPaid: false,
  sort: 'newest',
  limit: 51,
  after: null,
};

/** What of the list staff ask for, and what is hardest to find: frequent, rare, nowhere, and each narrowed down. */
function pages(now: Date): Record<string, BookingPage> {
  const today = seoulWallClock(now).date;
  const year = { from: addSeoulDays(today, -365), to: today };
  return {
    'newest first': list,
    'newest first, without never paid': { ...list, hideNeverPaid: true },
    'by session, completed': { ...list, sort: 'session', status: 'completed' },
    'of one branch, newest first': { ...list, branchId: BRANCH },
    'of one branch, by session, completed': {
      ...list,
      branchId: BRANCH,
      sort: 'session',
      status: 'completed',
    },
    'of one branch, a common surname': { ...list, branchId: BRANCH, search: '김' },
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

/** The calls by their names. */
function calls(now: Date): Record<string, () => Promise<unknown>> {
  const today = seoulWallClock(now).date;
  const catalogues = { current: () => Promise.resolve({ ...initialCatalogue, version: 1 }) };
  const board = (days: number) => () => readDay({ db, catalogues }, { date: addSeoulDays(today, days) }, now);
  return {
    counts: () => countByStatus(db, now),
    'counts of one branch': () => countByStatus(db, now, BRANCH),
    ...Object.fromEntries(
      Object.entries(pages(now)).map(([name, page]) => [name, () => readPage(page, now)]),
    ),
    'board, a day that was full': board(-3),
    'board, today': board(0),
    'board, a year ahead': board(365),
  };
}

async function readPage(page: BookingPage, now: Date): Promise<void> {
  const places = await findBookings(db, page, now);
  const ids = places.map(({ id }) => id);
  await readBookingRows(db, ids, now);
}

const server = express()
  .get('/', (_req, res) => void res.end())
  .get('/calls', (_req, res) => void res.json(Object.keys(calls(new Date()))))
  .post('/fill', async (req, res) => {
    await addSampleBookings(databaseUrl, String(req.query.count));
    await db.query(OF_BRANCH, [BRANCH]);
    res.json({});
  })
  .get('/call', async (req, res) => {
    const call = calls(new Date())[String(req.query.name)];
    if (!call) return void res.status(404).end();
    const startedAt = performance.now();
    await call();
    res.json({ ms: performance.now() - startedAt });
  })
  .listen(Number(process.env.PORT), '127.0.0.1');
await once(server, 'listening');
process.on('SIGTERM', () => process.exit(0));
