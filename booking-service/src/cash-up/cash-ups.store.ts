import type { CashUp, CashUpDay, CashUpSigning, Recorded } from 'shared/cash-up/cash-up.ts';
import { countedMethods } from 'shared/cash-up/cash-up.ts';
import type { Queryable, Transaction } from '../platform/database.ts';
import { brokenConstraint } from '../platform/database.ts';
import { NamedValues } from '../platform/named-values.ts';
import { momentsOf, recordedSql, unpaidSql } from './drawer-day.store.ts';
import type { DrawerDay } from './drawer-day.store.ts';

const movesSql = `'taken', jsonb_build_object('count', taken_count, 'won', taken_won),
  'givenBack', jsonb_build_object('count', given_back_count, 'won', given_back_won)`;

/** One statement, so that all of it is seen at one moment. */
const READ = `
  WITH recorded AS (${recordedSql('$1', '$2', '$4')})
  SELECT (SELECT jsonb_object_agg(method, jsonb_build_object(${movesSql})) FILTER (WHERE method <> 'free')
                 || jsonb_build_object('freeCount', sum(taken_count) FILTER (WHERE method = 'free')) FROM recorded) AS recorded,
         (${unpaidSql('$1', '$2', '$4')}) AS unpaid,
         coalesce((
           SELECT jsonb_agg(jsonb_build_object(
                    'number', number, 'signedAt', to_jsonb(signed_at), 'signedBy', signed_by, 'floatWon', float_won,
                    'methods', methods, 'freeCount', free_count, 'correctionReason', correction_reason) ORDER BY number DESC)
             FROM cash_ups c
             CROSS JOIN LATERAL (
               SELECT sum(float_won)::bigint AS float_won, jsonb_object_agg(method, jsonb_build_object(
                        ${movesSql}, 'expectedWon', expected_won, 'countedWon', counted_won,
                        'differenceWon', difference_won, 'reason', reason)) AS methods
                 FROM cash_up_counts n
                WHERE n.date = c.date AND n.branch_id = c.branch_id AND n.number = c.number) counts
            WHERE c.date = $3 AND c.branch_id = $4), '[]') AS signed,
         coalesce((
           SELECT float_won FROM cash_up_counts WHERE method = 'cash' AND branch_id = $4 AND date <= $3
            ORDER BY date DESC, number DESC LIMIT 1), 0) AS "floatWon"`;

interface Row {
  recorded: Recorded;
  unpaid: CashUpDay['unpaid'];
  signed: CashUp[];
  floatWon: number;
}

/** What was recorded on a day, what was signed of it, which of its sessions are not paid, and the float that was in use then. */
export async function findCashUps(db: Queryable, day: DrawerDay): Promise<Row> {
  const { rows } = await db.query<Row>(READ, [...momentsOf(day), day.date, day.branchId]);
  const [row] = rows;
  if (!row) throw new Error('a SELECT without FROM always answers with one row');
  const signed = row.signed.map((one) => ({ ...one, signedAt: new Date(one.signedAt).toISOString() }));
  return { ...row, signed };
}

interface SigningValues {
  from: Date;
  to: Date;
  date: string;
  branchId: number;
  after: number;
  freeCount: number;
  correctionReason: string | null;
  signedAt: Date;
  signedBy: string;
  methods: readonly string[];
  takenCounts: number[];
  takenWon: number[];
  givenBackCounts: number[];
  givenBackWon: number[];
  floats: number[];
  counted: number[];
  reasons: (string | null)[];
}

const values = new NamedValues<SigningValues>();
const { at } = values;

/** Looks and writes as one: it is signed only if everything is as it was seen. */
const SIGN = `
  WITH recorded AS (${recordedSql(at('from'), at('to'), at('branchId'))}),
  seen AS (
    SELECT * FROM unnest(${at('methods')}::text[], ${at('takenCounts')}::bigint[], ${at('takenWon')}::bigint[],
                         ${at('givenBackCounts')}::bigint[], ${at('givenBackWon')}::bigint[], ${at('floats')}::bigint[],
                         ${at('counted')}::bigint[], ${at('reasons')}::text[])
             AS s (method, taken_count, taken_won, given_back_count, given_back_won, float_won, counted_won, reason)),
  signing AS (
    INSERT INTO cash_ups (date, branch_id, number, free_count, correction_reason, signed_at, signed_by)
    SELECT ${at('date')}::date, ${at('branchId')}::smallint, ${at('after')}::int + 1, taken_count, ${at('correctionReason')}, ${at('signedAt')}::timestamptz,
           ${at('signedBy')}
      FROM recorded
     WHERE method = 'free' AND taken_count = ${at('freeCount')}::bigint
       AND ${at('after')}::int = (SELECT coalesce(max(number), 0) FROM cash_ups
                                   WHERE date = ${at('date')}::date AND branch_id = ${at('branchId')})
       AND NOT EXISTS (
         SELECT FROM recorded r JOIN seen s USING (method)
          WHERE (r.taken_count, r.taken_won, r.given_back_count, r.given_back_won)
                <> (s.taken_count, s.taken_won, s.given_back_count, s.given_back_won))
    RETURNING date, branch_id, number)
  INSERT INTO cash_up_counts (date, branch_id, number, method, taken_count, taken_won, given_back_count, given_back_won, float_won,
                              counted_won, reason)
  SELECT date, branch_id, number, method, s.taken_count, s.taken_won, s.given_back_count, s.given_back_won, float_won, counted_won, reason
    FROM signing CROSS JOIN seen s`;

export interface Signature {
  day: DrawerDay;
  signing: CashUpSigning;
  signedAt: Date;
  signedBy: string;
}

/** Signs a day as it was seen. False, and nothing is stored, where something was recorded or signed since. */
export async function insertCashUp(trx: Transaction, signature: Signature): Promise<boolean> {
  const { day, signing, signedAt, signedBy } = signature;
  const [from = signedAt, to = signedAt] = momentsOf(day);
  const { recorded, after, counted, reasons, floatWon, correctionReason = null } = signing;
  const seen = countedMethods.map((method) => recorded[method]);
  const { rowCount } = await trx.query(
    SIGN,
    values.inOrder({
      ...{ ...day, from, to, after, signedAt, signedBy, correctionReason },
      freeCount: recorded.freeCount,
      methods: countedMethods,
      takenCounts: seen.map(({ taken }) => taken.count),
      takenWon: seen.map(({ taken }) => taken.won),
      givenBackCounts: seen.map(({ givenBack }) => givenBack.count),
      givenBackWon: seen.map(({ givenBack }) => givenBack.won),
      floats: countedMethods.map((method) => (method === 'cash' ? floatWon : 0)),
      counted: countedMethods.map((method) => counted[method]),
      reasons: countedMethods.map((method) => reasons[method] ?? null),
    }),
  );
  return rowCount > 0;
}

/** Somebody else has signed the day at the same moment. */
export const isSignedAlready = (error: unknown) => brokenConstraint(error) === 'cash_ups_pkey';
