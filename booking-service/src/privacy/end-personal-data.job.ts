import { CONFIRM_HOURS } from 'shared/waitlist/waitlist.ts';
import type { Database, Queryable, Transaction } from '../platform/database.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { fixedPeriods } from '../platform/retention-periods.ts';
import { lockDueBookings } from './booking-ends.store.ts';
import { forgetBookings, forgetMailSql, forgetPayments } from './forget-bookings.store.ts';
import { forgetOldGiftNames, lockDueGiftOrders } from './gift-orders.store.ts';
import { endKeptByLaw } from './kept-by-law.store.ts';
import { forgetOldVouchers } from '../vouchers/forget-vouchers.store.ts';
import { lookAt } from './look-at.usecase.ts';

type JobDeps = Pick<PlatformDeps, 'config' | 'db' | 'clock' | 'log'>;
type Periods = JobDeps['config']['retention'];

const BATCH = 100;

/** A mail about a session that is still to come is needed however old it is. */
const FORGET_MAILS = `
  UPDATE emails ${forgetMailSql('$1')} WHERE id = ANY (ARRAY(
    SELECT e.id FROM emails e
     WHERE e.forgotten_at IS NULL AND e.created_at < $1::timestamptz - make_interval(days => $2)
       AND e.state IN ('sent', 'failed')
       AND NOT EXISTS (SELECT FROM bookings b WHERE b.order_id = e.order_id AND b.starts_at >= $1)
     ORDER BY e.created_at LIMIT $3 FOR UPDATE OF e SKIP LOCKED))`;

const END_ENQUIRIES = `
  DELETE FROM enquiries WHERE id = ANY (ARRAY(
    SELECT id FROM enquiries WHERE received_at < $1::timestamptz - make_interval(days => $2)
     ORDER BY id LIMIT $3 FOR UPDATE SKIP LOCKED))`;

const END_DEVICES = `
  DELETE FROM known_devices WHERE id = ANY (ARRAY(
    SELECT id FROM known_devices WHERE seen_at < $1::timestamptz - make_interval(days => $2)
     ORDER BY seen_at LIMIT $3 FOR UPDATE SKIP LOCKED))`;

/** Of days that are over, and those that nobody confirmed; with their links, and what was written to them. The job of the offers has let go of what was held before. */
const END_WISHES = `
  WITH over AS (
    SELECT id FROM waitlist_wishes w
     WHERE (day < ($1::timestamptz AT TIME ZONE 'Asia/Seoul')::date AND state <> 'offered'
            OR state = 'waiting' AND confirmed_at IS NULL AND joined_at <= $1::timestamptz - interval '${CONFIRM_HOURS} hours')
       AND NOT EXISTS (SELECT FROM slot_claims c WHERE c.wish_id = w.id)
     ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED),
  mails AS (UPDATE emails ${forgetMailSql('$1')} WHERE wish_id IN (SELECT id FROM over) AND forgotten_at IS NULL)
  DELETE FROM waitlist_wishes WHERE id IN (SELECT id FROM over)`;

type Batch = (trx: Transaction) => Promise<number>;

/** One batch of each kind in a transaction of its own; answers with the number of rows. */
function batches({ contractYears, ...periods }: Periods, now: Date) {
  const count = async (trx: Queryable, sql: string, period: number) =>
    (await trx.query(sql, [now, period, BATCH])).rowCount;
  return {
    bookings: async (trx: Transaction) => {
      const due = await lockDueBookings(trx, {
        now,
        unpaidDays: periods.unpaidBookingDays,
        days: periods.bookingDays,
        limit: BATCH,
      });
      if (due.length > 0) await forgetBookings(trx, due, { contractYears, now });
      return due.length;
    },
    giftCards: async (trx: Transaction) => {
      const due = await lockDueGiftOrders(trx, {
        ...{ now, contractYears, unpaidDays: periods.unpaidBookingDays, limit: BATCH },
      });
      if (due.length > 0) await forgetBookings(trx, due, { contractYears, now });
      return due.length;
    },
    giftNames: (trx: Transaction) => forgetOldGiftNames(trx, { now, days: periods.mailDays, limit: BATCH }),
    keptByLaw: async (trx: Transaction) => {
      const ended = await endKeptByLaw(trx, { now, contractYears }, { limit: BATCH });
      await forgetPayments(trx, ended);
      return ended.length;
    },
    mails: (trx: Transaction) => count(trx, FORGET_MAILS, periods.mailDays),
    wishes: async (trx: Transaction) => (await trx.query(END_WISHES, [now, BATCH])).rowCount,
    vouchers: (trx: Transaction) => forgetOldVouchers(trx, now, BATCH),
    enquiries: (trx: Transaction) => count(trx, END_ENQUIRIES, periods.enquiryDays),
    auditNames: async (trx: Transaction) => {
      const { rows } = await trx.query<{ entries: number }>(
        'SELECT audit_log_forget_names($1::timestamptz - make_interval(years => $2), $3) AS entries',
        [now, periods.auditNameYears, BATCH],
      );
      return rows[0]?.entries ?? 0;
    },
    cashUps: async (trx: Transaction) => {
      const { rows } = await trx.query<{ entries: number }>(
        `SELECT cash_ups_end((($1::timestamptz - make_interval(years => $2)) AT TIME ZONE 'Asia/Seoul')::date, $3) AS entries`,
        [now, fixedPeriods.cashUpYears, BATCH],
      );
      return rows[0]?.entries ?? 0;
    },
    devices: (trx: Transaction) => count(trx, END_DEVICES, fixedPeriods.deviceDays),
  };
}

/** From how many rows of each kind something went. */
type Ended = Record<keyof ReturnType<typeof batches>, number>;

async function end(
  periods: Periods,
  now: Date,
  run: (batch: Batch) => Promise<number>,
  stopping?: AbortSignal,
): Promise<Ended> {
  const ended: Ended = {
    bookings: 0,
    giftCards: 0,
    giftNames: 0,
    keptByLaw: 0,
    mails: 0,
    wishes: 0,
    vouchers: 0,
    enquiries: 0,
    auditNames: 0,
    cashUps: 0,
    devices: 0,
  };
  for (const [kind, batch] of Object.entries(batches(periods, now))) {
    for (let done = BATCH; done === BATCH && !stopping?.aborted;) {
      done = await run(batch);
      ended[kind as keyof Ended] += done;
    }
  }
  return ended;
}

/**
 * Ends personal data whose time is over (`policy.ts`). In small transactions: it may be stopped between any two, and goes on
 * where it was; several copies at once pass over what another one has locked. A kind that fails keeps no other waiting.
 *
 * @throws AggregateError once all kinds have had their turn
 */
export async function endPersonalData(
  { config, db, clock, log }: JobDeps,
  stopping?: AbortSignal,
): Promise<Ended> {
  const failures: unknown[] = [];
  const run = (batch: Batch) =>
    db.transaction(batch).catch((error: unknown) => {
      failures.push(error);
      return 0;
    });
  const ended = await end(config.retention, clock(), run, stopping);
  if (Object.values(ended).some((count) => count > 0)) log.info(ended, 'personal data has ended');
  if (failures.length > 0)
    throw new AggregateError(failures, `Some personal data did not end: ${failures.map(String).join('; ')}`);
  return ended;
}

/** What it would end at this moment. */
export const dueNow = (db: Database, periods: Periods, now: Date): Promise<Ended> =>
  lookAt(db, (trx) => end(periods, now, (batch) => batch(trx)));
