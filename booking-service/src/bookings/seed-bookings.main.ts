import { initialCatalogue } from 'shared/catalogue/initial-catalogue.ts';
import { ConfigError, readDatabaseUrl } from '../config.ts';
import { openDatabase } from '../platform/database.ts';
import { createLogger } from '../platform/logger.ts';

/**
 * `npm run seed:bookings -w booking-service -- 100000`: sample bookings to try the dashboard with, newest first one every
 * ten minutes. Klook bookings without a time, so that no slot is taken from anybody. Refused in production.
 */
async function main(): Promise<void> {
  const count = Number(process.argv[2] ?? 1_000);
  if (process.env.APP_ENV === 'production') throw new Refusal('Sample bookings have no place in production.');
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000)
    throw new Refusal('Say how many: 1 to 1000000.');
  const url = readDatabaseUrl(process.env);
  const db = openDatabase({ url, poolSize: 1, log: createLogger('warn') });
  try {
    await db.query(
      `INSERT INTO catalogue_versions (version, rules, addons) VALUES (0, $1, $2) ON CONFLICT DO NOTHING`,
      [JSON.stringify(initialCatalogue.rules), JSON.stringify(initialCatalogue.addons)],
    );
    await db.transaction(async (trx) => {
      await trx.query("SET LOCAL statement_timeout = '10min'");
      await trx.query(INSERT_SAMPLES, [count, JSON.stringify(initialCatalogue.rules.cancellationPolicy)]);
    });
    await db.query('ANALYZE bookings');
    process.stdout.write(`${count} sample bookings are in the database.\n`);
  } finally {
    await db.close();
  }
}

/** Something to be told to the person at the terminal, without a stack. */
class Refusal extends Error {}

const INSERT_SAMPLES = `
  WITH newest AS (SELECT coalesce(max(version), 0) AS version FROM catalogue_versions)
  INSERT INTO bookings (id, booking_type, klook_booking_id, name, email, phone, selected_drink, youtube_track_url,
                        slot_minutes, status, cancellation_reason, session_fee_won, total_price_won, catalogue_version,
                        cancellation_policy, created_at, updated_at)
  SELECT upper(substr(translate(md5('sample' || n || clock_timestamp()), 'iloud', 'vwxyz'), 1, 10)), 'klook',
         'SAMPLE-' || n || '-' || extract(epoch FROM now())::bigint, 'Sample Visitor ' || n,
         'sample' || n || '@example.test', '+82 10 ' || lpad((n % 10000)::text, 4, '0') || ' 0000', 'lemonade',
         'https://youtu.be/abcdefghijk', 10, state, CASE state WHEN 'cancelled' THEN 'staff' END, 0, 0, newest.version,
         $2, now() - n * interval '10 minutes', now()
    FROM newest, generate_series(1, $1::int) AS n,
         LATERAL (SELECT (ARRAY['pending', 'confirmed', 'in-progress', 'completed', 'completed', 'cancelled'])[1 + n % 6]) AS s (state)
  ON CONFLICT (id) DO NOTHING`;

try {
  await main();
} catch (error) {
  if (!(error instanceof Refusal || error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
