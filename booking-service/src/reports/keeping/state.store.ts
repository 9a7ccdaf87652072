import type { Report } from 'shared/reports/report.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';

export type OpenMoney = Report['open'];

export interface ReportState {
  /** Null before the first run. */
  asOf: Date | null;
  open: OpenMoney;
  comparedAt: Date | null;
  comparedDays: number;
  differentDays: string[];
}

export async function readState(db: Queryable): Promise<ReportState> {
  const { rows } = await db.query<Omit<ReportState, 'open'> & { open: Partial<OpenMoney> }>(
    `SELECT as_of AS "asOf", open, compared_at AS "comparedAt", compared_days AS "comparedDays",
            different_days::text[] AS "differentDays" FROM report_state`,
  );
  const [state] = rows;
  if (!state) throw new Error('report_state always has its one row (migration 0037)');
  const none = { count: 0, won: 0 };
  return { ...state, open: { refundsDue: none, refundsUnderWay: none, owedToUs: none, ...state.open } };
}

export async function writeAsOf(trx: Transaction, now: Date): Promise<void> {
  await trx.query('UPDATE report_state SET as_of = $1', [now]);
}

export async function writeOpen(trx: Transaction, open: OpenMoney): Promise<void> {
  await trx.query('UPDATE report_state SET open = $1', [JSON.stringify(open)]);
}

export async function writeCompared(
  db: Queryable,
  { at, days, different }: { at: Date; days: number; different: readonly string[] },
): Promise<void> {
  await db.query(
    'UPDATE report_state SET compared_at = $1, compared_days = $2, different_days = $3::date[]',
    [at, days, different],
  );
}
