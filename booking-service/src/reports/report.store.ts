import type { Report, ReportLine } from 'shared/reports/report.ts';
import type { Span, Step } from 'shared/reports/spans.ts';
import type { OfBranch } from '../catalogue/branch-parameter.ts';
import type { Queryable } from '../platform/database.ts';

/** The days of a report, of all branches or of one. */
export type ReportSpan = Span & OfBranch;

/** The lines of a span, with those of the span before beside them. */
const LINES = `
  SELECT figure, key, detail,
         coalesce(sum(count) FILTER (WHERE day >= $1), 0)::int AS count,
         coalesce(sum(amount) FILTER (WHERE day >= $1), 0)::bigint AS amount,
         coalesce(sum(count) FILTER (WHERE day <= $4), 0)::int AS "countBefore",
         coalesce(sum(amount) FILTER (WHERE day <= $4), 0)::bigint AS "amountBefore"
    FROM report_figures
   WHERE day >= $3 AND day <= $2 AND ($5::int IS NULL OR branch_id = $5)
   GROUP BY figure, key, detail
   ORDER BY figure, key, detail`;

export async function readLines(db: Queryable, span: ReportSpan, before: Span): Promise<ReportLine[]> {
  const days = [span.from, span.to, before.from, before.to];
  const { rows } = await db.query<ReportLine>(LINES, [...days, span.branchId ?? null]);
  return rows;
}

const HOURS = `
  SELECT extract(isodow FROM day)::int AS weekday, (CASE figure WHEN 'sold' THEN detail ELSE key END)::int AS hour,
         coalesce(sum(amount) FILTER (WHERE figure = 'sold'), 0)::int AS "soldMinutes",
         coalesce(sum(amount) FILTER (WHERE figure = 'offered'), 0)::int AS "offeredMinutes"
    FROM report_figures
   WHERE day >= $1 AND day <= $2 AND figure IN ('sold', 'offered') AND ($4::int IS NULL OR branch_id = $4)
     -- What days to come will offer is not counted yet, so what they have sold says nothing beside it.
     AND day <= $3
   GROUP BY 1, 2 ORDER BY 1, 2`;

/** @param today yyyy-MM-dd in Seoul */
export async function readHours(db: Queryable, span: ReportSpan, today: string): Promise<Report['hours']> {
  const { from, to, branchId = null } = span;
  const { rows } = await db.query<Report['hours'][number]>(HOURS, [from, to, today, branchId]);
  return rows;
}

const CURVE = `
  SELECT greatest(date_trunc($3, day::timestamp)::date, $1::date)::text AS from,
         coalesce(sum(amount) FILTER (WHERE figure = 'taken'), 0)::bigint AS "takenWon",
         coalesce(sum(amount) FILTER (WHERE figure = 'given-back'), 0)::bigint AS "givenBackWon",
         coalesce(sum(count) FILTER (WHERE figure = 'sold'), 0)::int AS sessions
    FROM report_figures
   WHERE day >= $1 AND day <= $2 AND figure IN ('taken', 'given-back', 'sold')
     AND ($4::int IS NULL OR branch_id = $4)
   GROUP BY 1 ORDER BY 1`;

export async function readCurve(db: Queryable, span: ReportSpan, step: Step): Promise<Report['curve']> {
  const { from, to, branchId = null } = span;
  const { rows } = await db.query<Report['curve'][number]>(CURVE, [from, to, step, branchId]);
  return rows;
}
