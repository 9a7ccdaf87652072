import type { SignInAlarm } from 'shared/attention/attention.ts';
import type { SeenFrom } from '../auth/seen-from.ts';
import type { Queryable, Transaction } from '../platform/database.ts';

interface NewAlarm extends SeenFrom {
  userId: number;
  kind: SignInAlarm;
  at: Date;
  tries: number | null;
}

export async function insertAlarm(trx: Transaction, alarm: NewAlarm): Promise<void> {
  await trx.query(
    'INSERT INTO sign_in_alarms (user_id, kind, at, browser, network, tries) VALUES ($1, $2, $3, $4, $5, $6)',
    [alarm.userId, alarm.kind, alarm.at, alarm.browser, alarm.network, alarm.tries],
  );
}

export async function countAlarmsSince(
  db: Queryable,
  userId: number,
  kind: SignInAlarm,
  since: Date,
): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM sign_in_alarms WHERE user_id = $1 AND kind = $2 AND at > $3',
    [userId, kind, since],
  );
  return rows[0]?.count ?? 0;
}

/** Far more than the limits let through in a window; older entries of the account need not be read. */
const NEWEST = 1_000;

/** Tries at an account that have failed since then. */
export async function countFailuresSince(db: Queryable, userId: number, since: Date): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `SELECT count(*)::int AS count
       FROM (SELECT action, at FROM audit_log WHERE subject_type = 'user' AND subject_id = $1
              ORDER BY id DESC LIMIT ${NEWEST}) newest
      WHERE action IN ('sign-in-failed', 'second-step-failed') AND at > $2`,
    [String(userId), since],
  );
  return rows[0]?.count ?? 0;
}

/** Nobody is shown them any more, and they say where somebody was. */
export async function forgetAlarmsBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('DELETE FROM sign_in_alarms WHERE at <= $1', [before]);
}
