import autocannon from 'autocannon';
import type { Request } from 'autocannon';
import { initialCatalogue } from 'shared/catalogue/initial-catalogue.ts';
import { addSeoulDays, seoulWallClock } from 'shared/time/seoul.ts';
import { bookingLimits, holdLimits } from '../src/bookings/hoarding/booking-limits.ts';
import { newBookingNumber } from '../src/bookings/place/booking-number.ts';
import { checkRequest } from '../src/bookings/place/checked-request.ts';
import { insertOrder } from '../src/bookings/place/place-booking.store.ts';
import { storeCatalogue } from '../src/catalogue/catalogue.store.ts';
import { exampleSecrets } from '../src/platform/refused-in-production.ts';
import { migrate } from '../src/migrate.ts';
import { readConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/database.ts';
import { createLogger } from '../src/platform/logger.ts';
import { measureDashboard } from './dashboard.ts';
import { startProgram } from './processes.ts';
import { benchVisitors } from './visitors.ts';

/**
 * The budgets of docs/design.md that concern this service, as ratios within one run, so that they mean the same on
 * any machine: the slots route against an Express route that does `SELECT 1`, and bookings against the same SQL sent
 * straight to Postgres, and a party of four against a booking of one. `npm run bench` gives it an empty database of its own.
 */
const CONNECTIONS = 50;
const POOL_SIZE = 16;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const ROUNDS = 3;
/** How many bookings the dashboard is measured with; 1000000 takes some minutes to make. */
const DASHBOARD_BOOKINGS = Number(process.env.BENCH_BOOKINGS ?? 100_000);
const SITE = 'http://site.test';

const databaseUrl = process.env.BOOKING_DATABASE_URL;
if (!databaseUrl)
  throw new Error('BOOKING_DATABASE_URL is missing: put an empty database of the benchmark’s own');

const log = createLogger('silent');
/** Open day and night for a year, so that nobody runs out of slots. */
const rules = {
  ...initialCatalogue.rules,
  horizonDays: 365,
  openingHours: { opensAt: '00:00', closesAt: '23:50' },
  priceBands: [{ key: 'day', label: 'Day', startsAt: '00:00', lastStartAt: '23:40', feeWon: 50_000 }],
};
const catalogue = { ...initialCatalogue, version: 1, rules };
await migrate(databaseUrl);
const db = openDatabase({ url: databaseUrl, poolSize: POOL_SIZE, log });
await db.transaction((trx) => storeCatalogue(trx, catalogue));

const visitors = benchVisitors(rules);

async function straightSql(): Promise<number> {
  const until = performance.now() + SECONDS * 1000;
  let done = 0;
  const client = async () => {
    while (performance.now() < until) {
      const now = new Date();
      const request = visitors.next(1);
      const checked = checkRequest(request, catalogue, now);
      const visitor = { request, address: visitors.address() };
      const limits = bookingLimits(visitor, figures, 0);
      const holds = holdLimits(visitor, figures, 0);
      const contact = { email: request.email, phone: request.phone, locale: 'en' as const };
      const ids = [newBookingNumber()];
      const order = {
        actor: 'visitor' as const,
        ids,
        studioId: 1,
        checked,
        now,
        contact,
        limits,
        holds,
        proof: undefined,
      };
      const answer = { status: 201, headers: {}, body: {} };
      const { placed } = await insertOrder(db, { ...order, submission: undefined, answer });
      if (!placed) throw new Error('a slot of the benchmark was taken');
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  return done / SECONDS;
}

async function load(url: string, request?: Request) {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    ...(request && { requests: [request] }),
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const env = {
  ...exampleSecrets,
  APP_ENV: 'test',
  LOG_LEVEL: 'info',
  BOOKING_DATABASE_URL: databaseUrl,
  DATABASE_POOL_SIZE: String(POOL_SIZE),
  SITE_ORIGIN: SITE,
  CMS_URL: 'http://127.0.0.1:9',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'bench@example.test',
  TRUSTED_PROXIES: '1',
  LIMIT_READS_PER_ADDRESS_PER_MINUTE: '100000000',
  // All visitors come from a few neighbouring networks.
  LIMIT_FACTOR_PER_NETWORK: '1000000',
  LIMIT_FACTOR_PER_WIDE_NETWORK: '1000000',
};
const figures = readConfig(env).limits;
const service = await startProgram('../src/main.ts', '/readyz', env);
const baseline = await startProgram('./baseline.ts', '/', env);

const slotsUrl = `${service.url}/api/timeslots/${addSeoulDays(seoulWallClock(new Date()).date, 3)}`;
const bookingRequest = (people: number): Request => ({
  method: 'POST',
  path: '/api/bookings',
  setupRequest: (request) => {
    const body = JSON.stringify(visitors.next(people));
    const headers = {
      ...{ 'Content-Type': 'application/json', Origin: SITE, 'X-Forwarded-For': visitors.address() },
    };
    return { ...request, headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() }, body };
  },
});

async function measureRound() {
  const sql = await straightSql();
  const bookings = await load(service.url, bookingRequest(1));
  const parties = await load(service.url, bookingRequest(4));
  const one = await load(baseline.url);
  const slots = await load(slotsUrl);
  return { sql, bookings, parties, one, slots };
}

const rounds: Awaited<ReturnType<typeof measureRound>>[] = [];
let dashboard: Awaited<ReturnType<typeof measureDashboard>>;
try {
  while (rounds.length < ROUNDS) rounds.push(await measureRound());
  dashboard = await measureDashboard(db, databaseUrl, catalogue, DASHBOARD_BOOKINGS);
} finally {
  await service.stop();
  await baseline.stop();
  await db.close();
}

const of = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick));
const report = {
  'GET /api/timeslots': {
    'per second': Math.round(of((round) => round.slots.perSecond)),
    'compared with': Math.round(of((round) => round.one.perSecond)),
    ratio: of((round) => round.slots.perSecond / round.one.perSecond).toFixed(2),
    budget: 0.6,
    'p99 ms': of((round) => round.slots.p99),
  },
  'POST /api/bookings': {
    'per second': Math.round(of((round) => round.bookings.perSecond)),
    'compared with': Math.round(of((round) => round.sql)),
    ratio: of((round) => round.bookings.perSecond / round.sql).toFixed(2),
    budget: 0.35,
    'p99 ms': of((round) => round.bookings.p99),
  },
  // What a party of four costs in bookings of one: here a smaller ratio is better.
  'POST /api/bookings, four people': {
    'per second': Math.round(of((round) => round.parties.perSecond)),
    'compared with': Math.round(of((round) => round.bookings.perSecond)),
    ratio: of((round) => round.bookings.perSecond / round.parties.perSecond).toFixed(2),
    budget: 'at most 2.5',
    'p99 ms': of((round) => round.parties.p99),
  },
};
for (const table of [report, dashboard]) {
  // eslint-disable-next-line no-console -- a person reads this in the terminal
  console.table(table);
}
