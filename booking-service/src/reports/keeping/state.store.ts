import type { OpenKind } from 'shared/reports/figures.ts';
import type { Report } from 'shared/reports/report.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';

export type OpenMoney = Report['open'];

const none = { count: 0, won: 0 };
export const NOTHING_OPEN: OpenMoney = { refundsDue: none, refundsUnderWay: none, owedToUs: none };

export interface ReportState {
  /** Null before the first run. */
  asOf: Date | null;
  open: OpenMoney;
  /** By the number of the branch; those without any are left out. */
  openByBranch: Record<string, OpenMoney>;
  comparedAt: Date | null;
  comparedDays: number;
  differentDays: string[];
}

export async function readState(db: Queryable): Promise<ReportState> {
  const { rows } = await db.query<Omit<ReportState, 'open'>>(
    `SELECT as_of AS "asOf", open AS "openByBranch", compared_at AS "comparedAt", compared_days AS "comparedDays",
            different_days::text[] AS "differentDays" FROM report_state`,
  );
  const [state] = rows;
  if (!state) throw new Error('report_state has lost its one row, which the migration has written');
  return { ...state, open: Object.values(state.openByBranch).reduce(together, NOTHING_OPEN) };
}

export async function writeAsOf(trx: Transaction, now: Date): Promise<void> {
  await trx.query('UPDATE report_state SET as_of = $1', [now]);
}

/** @param branches what is open, by the number of the branch */
export async function writeOpen(trx: Transaction, branches: ReadonlyMap<number, OpenMoney>): Promise<void> {
  await trx.query('UPDATE report_state SET open = $1', [JSON.stringify(Object.fromEntries(branches))]);
}

function together(one: OpenMoney, other: OpenMoney): OpenMoney {
  const sum = (kind: OpenKind) => ({
    count: one[kind].count + other[kind].count,
    won: one[kind].won + other[kind].won,
  });
  return {
    refundsDue: sum('refundsDue'),
    refundsUnderWay: sum('refundsUnderWay'),
    owedToUs: sum('owedToUs'),
  };
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
