import { HOUSE } from 'shared/reports/figures.ts';
import type { Figure } from 'shared/reports/figures.ts';
import type { BranchSums } from 'shared/reports/report.ts';
import type { Span } from 'shared/reports/spans.ts';
import type { Queryable } from '../platform/database.ts';

const compared = (column: 'count' | 'amount', figure: Figure, more = '') => {
  const sum = (days: string) =>
    `coalesce(sum(${column}) FILTER (WHERE figure = '${figure}' AND ${days} ${more}), 0)::bigint`;
  return `jsonb_build_object('now', ${sum('day >= $1')}, 'before', ${sum('day <= $4')})`;
};
/** What days to come will offer is not counted yet, so what they have sold says nothing beside it. */
const UNTIL_TODAY = 'AND day <= $5';

const BRANCHES = `
  SELECT branch_id AS id, branches.name, ${compared('count', 'sold')} AS sessions,
         ${compared('amount', 'sold', UNTIL_TODAY)} AS "soldMinutes",
         ${compared('amount', 'offered', UNTIL_TODAY)} AS "offeredMinutes",
         ${compared('amount', 'taken')} AS "takenWon", ${compared('amount', 'given-back')} AS "givenBackWon"
    FROM report_figures LEFT JOIN branches ON branches.id = branch_id
   WHERE day >= $3 AND day <= $2 AND figure IN ('sold', 'offered', 'taken', 'given-back')
   GROUP BY branch_id, branches.name
   ORDER BY branch_id = ${HOUSE}, branch_id`;

/** Each branch that has offered or sold something, and last the house itself. `today`: yyyy-MM-dd in Seoul. */
export async function readBranchSums(
  db: Queryable,
  { span, before, today }: { span: Span; before: Span; today: string },
): Promise<BranchSums[]> {
  const days = [span.from, span.to, before.from, before.to, today];
  const { rows } = await db.query<BranchSums>(BRANCHES, days);
  return rows;
}
