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
  WITH state AS (SELECT * FROM report_state),
  news AS (
    SELECT h.booking_id, h.event, h.details FROM booking_history h, state WHERE h.id > state.read_history),
  moved AS (
    SELECT t.attempt_id, t.at FROM payment_transactions t, state
     WHERE t.at > $1::timestamptz - ${LEARNED_LATE} AND t.recorded_at > coalesce(state.as_of, '-infinity') - ${CLOCKS_DIFFER}),
  changed AS (
    SELECT b.order_id FROM (SELECT DISTINCT booking_id FROM news) n JOIN bookings b ON b.id = n.booking_id
    UNION SELECT a.order_id FROM moved m JOIN payment_attempts a ON a.id = m.attempt_id),
  moment AS (
    SELECT generate_series(least(state.as_of, $1::timestamptz) - interval '1 day', $1::timestamptz, interval '12 hours') AS at
      FROM state
    UNION ALL SELECT $1::timestamptz
    UNION ALL SELECT (details ->> 'from')::timestamptz FROM news WHERE event = 'scheduled'
    UNION ALL SELECT unnest(ARRAY[b.starts_at, b.created_at]) FROM changed JOIN bookings b USING (order_id)
    UNION ALL SELECT t.at FROM changed JOIN payment_attempts a USING (order_id)
              JOIN payment_transactions t ON t.attempt_id = a.id
    UNION ALL SELECT unnest(ARRAY[c.taken_at, c.given_back_at]) FROM changed JOIN counter_payments c USING (order_id))
  INSERT INTO report_stale_days
  SELECT DISTINCT (at AT TIME ZONE 'Asia/Seoul')::date FROM moment WHERE at IS NOT NULL`;

/** Read once more for so long: by then everything that was being stored when it was read first is there or never will be. */
const SETTLED_AFTER = `interval '5 minutes'`;

const MOVE_MARKS = `
  UPDATE report_state
     SET read_history = read_history_later, read_history_later = $2, read_later_at = $1
   WHERE coalesce(read_later_at, '-infinity') < $1::timestamptz - ${SETTLED_AFTER}`;

/** Whether this copy may work on the rollup; the lock ends with the transaction. */
export async function lockRollup(trx: Transaction): Promise<boolean> {
  const { rows } = await trx.query<{ isMine: boolean }>(
    `SELECT pg_try_advisory_xact_lock(hashtext('report figures')) AS "isMine"`,
  );
  return rows[0]?.isMine ?? false;
}

export async function noteChangedDays(trx: Transaction, now: Date): Promise<void> {
  const { rows } = await trx.query<{ last: number }>(
    'SELECT coalesce(max(id), 0) AS last FROM booking_history',
  );
  await trx.query(NOTE_CHANGED, [now]);
  await trx.query(MOVE_MARKS, [now, rows[0]?.last ?? 0]);
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
    SELECT generate_series(min(day), max(day), interval '1 day')::date ${STORED_DAYS} HAVING min(day) IS NOT NULL`);
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
