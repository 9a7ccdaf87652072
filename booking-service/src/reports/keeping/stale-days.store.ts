import type { Queryable, Transaction } from '../../platform/database.ts';

/** A clock that goes wrong, ours or the provider's, is out by less. */
const CLOCKS_DIFFER = `interval '10 minutes'`;
/** A comparison of ledgers brings what the provider has had for days (`LOOK_BACK_DAYS`). */
const LEARNED_LATE = `interval '9 days'`;

/**
 * Notes every day that bookings and money have changed since the last run: of an order that has new history its sessions as
 * they are and as they were, the day it was made, and the days of its money. The days since the last run, and the one
 * before, always: holds end, and times become past, without a note.
 */
const NOTE_CHANGED = `
  WITH news AS (
    SELECT booking_id, event, details FROM booking_history WHERE id > $2 AND id <= $3),
  moved AS (
    SELECT attempt_id FROM payment_transactions
     WHERE at > $1::timestamptz - ${LEARNED_LATE} AND recorded_at > coalesce($4, '-infinity'::timestamptz) - ${CLOCKS_DIFFER}),
  changed AS (
    SELECT b.order_id FROM (SELECT DISTINCT booking_id FROM news) n JOIN bookings b ON b.id = n.booking_id
    UNION SELECT a.order_id FROM moved m JOIN payment_attempts a ON a.id = m.attempt_id),
  moment AS (
    SELECT generate_series(least($4, $1::timestamptz) - interval '1 day', $1::timestamptz, interval '12 hours') AS at
    UNION ALL SELECT $1::timestamptz
    UNION ALL SELECT (details ->> 'from')::timestamptz FROM news WHERE event = 'scheduled'
    UNION ALL SELECT unnest(ARRAY[b.starts_at, b.created_at]) FROM changed JOIN bookings b USING (order_id)
    UNION ALL SELECT t.at FROM changed JOIN payment_attempts a USING (order_id)
              JOIN payment_transactions t ON t.attempt_id = a.id
    UNION ALL SELECT unnest(ARRAY[c.taken_at, c.given_back_at]) FROM changed JOIN counter_payments c USING (order_id))
  INSERT INTO report_stale_days
  SELECT DISTINCT (at AT TIME ZONE 'Asia/Seoul')::date FROM moment WHERE at IS NOT NULL`;

/** Read again for so long: by then everything that was being stored when it was read first is there or never will be. */
const SETTLED_AFTER = `interval '5 minutes'`;

const MOVE_MARK = `
  UPDATE report_state SET read_history = coalesce(
    (SELECT max(id) FROM booking_history WHERE id > $2 AND id <= $3 AND at < $1::timestamptz - ${SETTLED_AFTER}), read_history)`;

/** So many entries are read by one statement, which thereby ends in time however many have piled up. */
const ENTRIES_AT_A_TIME = 20_000;

/** Whether this copy may work on the rollup; the lock ends with the transaction. */
export async function lockRollup(trx: Transaction): Promise<boolean> {
  const { rows } = await trx.query<{ isMine: boolean }>(
    `SELECT pg_try_advisory_xact_lock(hashtext('report figures')) AS "isMine"`,
  );
  return rows[0]?.isMine ?? false;
}

export async function noteChangedDays(trx: Transaction, now: Date): Promise<void> {
  // Plans for the entries at hand, of which there are mostly few.
  await trx.query(`SELECT set_config('plan_cache_mode', 'force_custom_plan', true)`);
  const { rows } = await trx.query<{ read: number; last: number; asOf: Date | null }>(
    `SELECT read_history AS read, as_of AS "asOf", (SELECT coalesce(max(id), 0) FROM booking_history) AS last
       FROM report_state`,
  );
  const { read = 0, last = 0, asOf = null } = rows[0] ?? {};
  let from = read;
  do {
    const to = Math.min(from + ENTRIES_AT_A_TIME, last);
    await trx.query(NOTE_CHANGED, [now, from, to, asOf]);
    from = to;
  } while (from < last);
  await trx.query(MOVE_MARK, [now, read, last]);
}

/** Moments on which anything is stored or counted, as `day`: the first and the last of each kind. */
const STORED_DAYS = `
  FROM (SELECT unnest(ARRAY[min(created_at), max(created_at), min(session_at),
                            max(session_at) FILTER (WHERE session_at < 'infinity')]) AT TIME ZONE 'Asia/Seoul' AS day
          FROM booking_search
        UNION ALL SELECT unnest(ARRAY[min(at), max(at)]) AT TIME ZONE 'Asia/Seoul' FROM payment_transactions
        UNION ALL SELECT unnest(ARRAY[min(taken_at), max(taken_at), max(given_back_at)]) AT TIME ZONE 'Asia/Seoul'
          FROM counter_payments
        UNION ALL SELECT unnest(ARRAY[min(day), max(day)]) FROM report_figures) days
 WHERE day > '2000-01-01'`;

/** Notes every day on which anything is stored. */
export async function noteAllDays(trx: Transaction): Promise<void> {
  await trx.query(`
    INSERT INTO report_stale_days
    SELECT generate_series(min(day)::date, max(day)::date, interval '1 day')::date ${STORED_DAYS} HAVING min(day) IS NOT NULL`);
}

/** Takes up to so many neighbouring stale days, from the newest on. What is noted meanwhile stays. */
export async function takeStaleDays(trx: Transaction, most: number): Promise<string[]> {
  const { rows } = await trx.query<{ day: string }>(
    `WITH newest AS (SELECT max(day) AS day FROM report_stale_days),
     taken AS (DELETE FROM report_stale_days s USING newest WHERE s.day > newest.day - $1::int RETURNING s.day)
     SELECT DISTINCT day::text AS day FROM taken ORDER BY 1`,
    [most],
  );
  return rows.map(({ day }) => day);
}

export async function countStaleDays(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ days: number }>(
    'SELECT count(DISTINCT day)::int AS days FROM report_stale_days',
  );
  return rows[0]?.days ?? 0;
}

/** Which days of a span are still to be counted anew. */
export async function staleAmong(
  db: Queryable,
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  const { rows } = await db.query<{ day: string }>(
    'SELECT DISTINCT day::text AS day FROM report_stale_days WHERE day >= $1 AND day <= $2',
    [from, to],
  );
  return rows.map(({ day }) => day);
}

/** First and last day on which anything is stored or counted; null where nothing is. */
export async function daysKept(db: Queryable): Promise<{ from: string; to: string } | null> {
  const { rows } = await db.query<{ from: string | null; to: string | null }>(
    `SELECT min(day)::date::text AS from, max(day)::date::text AS to ${STORED_DAYS}`,
  );
  const { from = null, to = null } = rows[0] ?? {};
  return from === null || to === null ? null : { from, to };
}
