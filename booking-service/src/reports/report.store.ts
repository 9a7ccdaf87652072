import type { Report, ReportLine } from 'shared/reports/report.ts';
import type { Span, Step } from 'shared/reports/spans.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { dayAfter } from '../bookings/search/session-day.ts';
import type { Queryable } from '../platform/database.ts';

/** The lines of a span, with those of the span before beside them. */
const LINES = `
  SELECT figure, key, detail,
         coalesce(sum(count) FILTER (WHERE day >= $1), 0)::int AS count,
         coalesce(sum(amount) FILTER (WHERE day >= $1), 0)::bigint AS amount,
         coalesce(sum(count) FILTER (WHERE day <= $4), 0)::int AS "countBefore",
         coalesce(sum(amount) FILTER (WHERE day <= $4), 0)::bigint AS "amountBefore"
    FROM report_figures
   WHERE day >= $3 AND day <= $2
   GROUP BY figure, key, detail
   ORDER BY figure, key, detail`;

export async function readLines(db: Queryable, span: Span, before: Span): Promise<ReportLine[]> {
  const { rows } = await db.query<ReportLine>(LINES, [span.from, span.to, before.from, before.to]);
  return rows;
}

const HOURS = `
  SELECT extract(isodow FROM day)::int AS weekday, (CASE figure WHEN 'sold' THEN detail ELSE key END)::int AS hour,
         coalesce(sum(amount) FILTER (WHERE figure = 'sold'), 0)::int AS "soldMinutes",
         coalesce(sum(amount) FILTER (WHERE figure = 'offered'), 0)::int AS "offeredMinutes"
    FROM report_figures
   WHERE day >= $1 AND day <= $2 AND figure IN ('sold', 'offered')
     -- What days to come will offer is not counted yet, so what they have sold says nothing beside it.
     AND day <= $3
   GROUP BY 1, 2 ORDER BY 1, 2`;

/** @param today yyyy-MM-dd in Seoul */
export async function readHours(db: Queryable, span: Span, today: string): Promise<Report['hours']> {
  const { rows } = await db.query<Report['hours'][number]>(HOURS, [span.from, span.to, today]);
  return rows;
}

const CURVE = `
  SELECT greatest(date_trunc($3, day::timestamp)::date, $1::date)::text AS from,
         coalesce(sum(amount) FILTER (WHERE figure = 'taken'), 0)::bigint AS "takenWon",
         coalesce(sum(amount) FILTER (WHERE figure = 'given-back'), 0)::bigint AS "givenBackWon",
         coalesce(sum(count) FILTER (WHERE figure = 'sold'), 0)::int AS sessions
    FROM report_figures
   WHERE day >= $1 AND day <= $2 AND figure IN ('taken', 'given-back', 'sold')
   GROUP BY 1 ORDER BY 1`;

export async function readCurve(db: Queryable, { from, to }: Span, step: Step): Promise<Report['curve']> {
  const { rows } = await db.query<Report['curve'][number]>(CURVE, [from, to, step]);
  return rows;
}

/** Straight from the ledger and the payments at the counter: nothing that the rollup was made by. */
const LEDGER = `
  SELECT coalesce(sum(won) FILTER (WHERE won > 0), 0)::bigint AS "takenWon",
         coalesce(-sum(won) FILTER (WHERE won < 0), 0)::bigint AS "givenBackWon"
    FROM (SELECT amount_won AS won FROM payment_transactions WHERE at >= $1 AND at < $2
          UNION ALL SELECT amount_won + gift_won FROM counter_payments WHERE taken_at >= $1 AND taken_at < $2
          UNION ALL SELECT -amount_won - gift_won FROM counter_payments WHERE given_back_at >= $1 AND given_back_at < $2) moved`;

export async function readLedgerSums(db: Queryable, { from, to }: Span): Promise<Report['check']['ledger']> {
  const span = [instantInSeoul(from, '00:00'), instantInSeoul(dayAfter(to), '00:00')];
  const { rows } = await db.query<Report['check']['ledger']>(LEDGER, span);
  return rows[0] ?? { takenWon: 0, givenBackWon: 0 };
}

const NAMES = `
  SELECT coalesce((SELECT jsonb_object_agg(key, names) FROM (
           SELECT DISTINCT ON (band ->> 'key') band ->> 'key' AS key,
                  coalesce(band -> 'labels', jsonb_build_object('en', band ->> 'label')) AS names
             FROM catalogue_versions v CROSS JOIN LATERAL jsonb_array_elements(v.rules -> 'priceBands') band
            ORDER BY 1, v.version DESC) bands), '{}') AS bands,
         coalesce((SELECT jsonb_object_agg(id, names) FROM (
           SELECT DISTINCT ON (addon ->> 'id') addon ->> 'id' AS id,
                  coalesce(addon -> 'names', jsonb_build_object('en', addon ->> 'name')) AS names
             FROM catalogue_versions v CROSS JOIN LATERAL jsonb_array_elements(v.addons) addon
            ORDER BY 1, v.version DESC) addons), '{}') AS "addOns",
         coalesce((SELECT jsonb_object_agg(id, code) FROM vouchers WHERE id = ANY ($1::int[])), '{}') AS vouchers`;

/** What bands and add-ons are called, by their newest version; also of those that are no longer sold. And the codes of vouchers. */
export async function readNames(
  db: Queryable,
  voucherIds: readonly (string | number)[],
): Promise<Omit<Report['names'], 'countries'>> {
  const { rows } = await db.query<Omit<Report['names'], 'countries'>>(NAMES, [voucherIds]);
  return rows[0] ?? { bands: {}, addOns: {}, vouchers: {} };
}
