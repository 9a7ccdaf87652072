import { initialCatalogue } from 'shared/catalogue/initial-catalogue.ts';
import { Refusal, runCommand } from '../platform/command.ts';
import { readDatabaseUrl } from '../platform/config.ts';
import { openDatabase } from '../platform/database.ts';
import { createLogger } from '../platform/logger.ts';

/**
 * `npm run seed:bookings -w booking-service -- 100000`: sample bookings to try the dashboard with, one every ten
 * minutes back from now. Refused in production.
 */
async function main(): Promise<void> {
  const count = Number(process.argv[2] ?? 1_000);
  if (process.env.APP_ENV === 'production') throw new Refusal('Sample bookings have no place in production.');
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000)
    throw new Refusal('Say how many: 1 to 1000000.');
  const url = readDatabaseUrl(process.env);
  const db = openDatabase({ url, poolSize: 1, log: createLogger('warn') });
  try {
    const { rules, addons, sessionMails } = initialCatalogue;
    await db.query(
      `INSERT INTO catalogue_versions (version, rules, addons, session_mails) VALUES (0, $1, $2, $3) ON CONFLICT DO NOTHING`,
      [rules, addons, sessionMails].map((part) => JSON.stringify(part)),
    );
    await db.transaction(async (trx) => {
      await trx.query("SET LOCAL statement_timeout = '10min'");
      const policy = JSON.stringify(rules.cancellationPolicy);
      await trx.query(INSERT_SAMPLES, [count, policy, familyNames, givenNames]);
      // So many at once are folded faster together than by the job.
      await trx.query('SELECT rebuild_booking_search()');
    });
    await db.query('ANALYZE bookings');
    process.stdout.write(`${count} sample bookings are in the database.\n`);
  } finally {
    await db.close();
  }
}

const familyNames =
  '김 이 박 최 정 강 조 윤 장 임 Kim Lee Park Smith Garcia Nguyen Müller Silva 王 李 張 佐藤 田中'.split(' ');
const givenNames =
  '민수 서연 지훈 하은 도윤 수아 Anna John Maria Minh Leon Chloé Sofia Noah 伟 芳 娜 美咲 翔 Alex Priya Omar Yuki'.split(
    ' ',
  );

/** Sessions lie in the past, so that they need no slot of anybody's; who would come later has no time yet. */
const INSERT_SAMPLES = `
  WITH newest AS (SELECT coalesce(max(version), 0) AS version FROM catalogue_versions),
  visitor AS (
    SELECT n, date_trunc('milliseconds', now() - n * interval '10 minutes') AS created_at,
           ($3::text[])[1 + n * 7 % cardinality($3::text[])] AS family, ($4::text[])[1 + n * 11 % cardinality($4::text[])] AS given,
           abs(hashint4(n)) AS chance,
           to_timestamp(floor(extract(epoch FROM now()) / 86400 - n / 144 + abs(hashint4(n)) % 40) * 86400
                        + 3600 + abs(hashint4(n + 1)) % 72 * 600) AS starts_at
      FROM generate_series(1, $1::int) AS n),
  sample AS MATERIALIZED (
    SELECT *, starts_at < now() AND chance % 10 < 8 AS direct,
           CASE WHEN starts_at > now() THEN (ARRAY['pending', 'confirmed', 'cancelled'])[1 + chance % 3]
                ELSE (ARRAY['completed', 'completed', 'completed', 'confirmed', 'in-progress', 'cancelled', 'pending'])[1 + chance % 7]
           END AS status,
           -- Half by chance, half counted: among a million, ten digits by chance alone meet twice.
           upper(substr(md5('sample' || n || clock_timestamp()), 1, 5) || lpad(to_hex(n), 5, '0')) AS id
      FROM visitor),
  new_order AS (
    INSERT INTO orders (id, email, phone, created_at)
    SELECT id, 'sample' || n || '@example.test',
           CASE chance % 3 WHEN 0 THEN '010-' ELSE '+82 10-' END || lpad((chance % 10000)::text, 4, '0') || '-' || lpad((n % 10000)::text, 4, '0'),
           created_at
      FROM sample
    ON CONFLICT (id) DO NOTHING RETURNING id)
  INSERT INTO bookings (id, order_id, booking_type, klook_booking_id, name, selected_drink, youtube_track_url,
                        starts_at, slot_minutes, status, cancellation_reason, hold_expires_at, hold_promised_until,
                        session_fee_won, total_price_won, catalogue_version, cancellation_policy, created_at, updated_at)
  SELECT id, id, CASE WHEN direct THEN 'direct' ELSE 'klook' END,
         CASE WHEN NOT direct THEN 'SAMPLE-' || n || '-' || extract(epoch FROM now())::bigint END,
         CASE WHEN family ~ '[A-Za-z]' THEN given || ' ' || family ELSE family || given END, 'lemonade', 'https://youtu.be/abcdefghijk', CASE WHEN starts_at < now() THEN starts_at END, 10, status,
         CASE status WHEN 'cancelled' THEN (ARRAY['staff', 'payment-abandoned', 'visitor'])[1 + chance % 3] END,
         CASE WHEN direct AND status = 'pending' THEN created_at + interval '15 minutes' END,
         CASE WHEN direct AND status = 'pending' THEN created_at + interval '15 minutes' END,
         0, 0, newest.version, $2, created_at, created_at
    FROM newest, sample JOIN new_order USING (id)`;

await runCommand(main);
