import { Console } from 'node:console';
import pg from 'pg';
import { migrate } from '../src/migrate.ts';
import { fillAsBeforeOrders, migrateToBeforeOrders } from '../test/service/migrations/before-orders.ts';

/**
 * How long the migration that makes orders keeps a shop closed: so many bookings with payments, history, refunds and mails,
 * the seconds that it takes, and what it holds meanwhile, as somebody else sees it. Writes its figures as JSON, and the locks for
 * whoever looks on: `npm run bench -- migrate-orders --sizes=100000`.
 */
const databaseUrl = process.env.BOOKING_DATABASE_URL;
if (!databaseUrl)
  throw new Error('BOOKING_DATABASE_URL is missing: put an empty database of the benchmark’s own');
const bookings = Number(process.argv[2] ?? 100_000);
const LOOK_EVERY_MS = 50;

await migrateToBeforeOrders(databaseUrl);
const onlooker = new pg.Client({ connectionString: databaseUrl });
await onlooker.connect();
await fillAsBeforeOrders(onlooker, bookings, new Date());
const size = async () =>
  (await onlooker.query<{ mb: number }>('SELECT (pg_database_size(current_database()) / 1000000)::int AS mb'))
    .rows[0]?.mb;
const before = await size();

/** When each lock that keeps others out was first and last seen, by table. */
const seen = new Map<string, { table: string; mode: string; from: number; until: number }>();
async function look(startedAt: number): Promise<void> {
  const { rows } = await onlooker.query<{ table: string; mode: string }>(
    `SELECT c.relname AS table, min(l.mode) AS mode FROM pg_locks l JOIN pg_class c ON c.oid = l.relation
      WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND l.granted AND l.pid <> pg_backend_pid()
        AND l.mode IN ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
      GROUP BY c.relname`, // of several the strongest, which is the first by name
  );
  const at = performance.now() - startedAt;
  for (const { table, mode } of rows) {
    const earlier = seen.get(`${table} ${mode}`);
    seen.set(`${table} ${mode}`, { table, mode, from: earlier?.from ?? at, until: at });
  }
}

let isOver = false;
const startedAt = performance.now();
const migration = migrate(databaseUrl).finally(() => (isOver = true));
while (!isOver) {
  await look(startedAt);
  await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
}
await migration;
const tookMs = performance.now() - startedAt;
const after = await size();
await onlooker.end();

const seconds = (ms: number) => (ms / 1000).toFixed(1);
const locks = [...seen.values()].map(({ from, until, ...lock }) => ({
  ...lock,
  'from s': seconds(from),
  'until s': seconds(until),
}));
new Console(process.stderr).table(locks);
process.stdout.write(
  JSON.stringify({ 'seconds closed': tookMs / 1000, 'MB before': before, 'MB after': after }),
);
