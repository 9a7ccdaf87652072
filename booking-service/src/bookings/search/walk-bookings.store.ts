import type { Queryable } from '../../platform/database.ts';
import type { BookingPage, Place } from './booking-page.ts';
import {
  afterSql,
  branchSql,
  classesOf,
  classSortingSql,
  Parameters,
  sortingOf,
  sortingSql,
} from './page-conditions.ts';
import type { Class } from './page-conditions.ts';
import { anyOf, matchSql, placeSql, spanSql } from './search-conditions.ts';
import type { Question } from './search-conditions.ts';

interface Walked {
  found: Place[];
  /** Whether nothing is left that the page could have. */
  isComplete: boolean;
}

/** Looks at so many bookings in the order of the list, at all when null, and keeps those that are wanted. */
export async function walk(db: Queryable, { page, terms, span, now }: Question, lookedAt: number | null) {
  const parameters = new Parameters();
  const { add } = parameters;
  const moment = () => `${add(now)}::timestamptz`;
  const sorting = sortingOf(page);
  const after = afterSql(page, sorting, add);
  const limit = lookedAt === null ? '' : `LIMIT ${add(lookedAt)}`;
  const match = matchSql(terms, add);
  const within = span ? spanSql(span, add) : 'true';
  const ofBranch = branchSql(page, add);
  const part = (wanted: Class, indexed: string) =>
    `(SELECT booking_id, ${sorting.column}, ${wanted.checked} AND ${within} AND ${match} AS wanted FROM booking_search
       WHERE is_folded AND ${ofBranch} AND ${indexed} AND ${after}
       ORDER BY ${classSortingSql(page, sorting, wanted)} ${limit})`;
  // Those few are read first and then sorted: in the order of the list Postgres might look for them from the newest on.
  const latePart = (indexed: string, checked: string) =>
    `(SELECT booking_id, ${sorting.column}, ${checked} AND ${match} AS wanted FROM booking_search
       WHERE is_folded AND created_at >= session_at AND ${within} AND ${ofBranch} AND ${indexed} AND ${after})`;
  const parts = classesOf(page, moment).flatMap((wanted) => {
    const { indexed, checked } = wanted;
    if (!span) return [part(wanted, indexed)];
    if (sorting.column === 'session_at') return [part(wanted, `${indexed} AND ${within}`)];
    // A session is booked before it begins: the newest bookings of a span lie before its end, but for a few.
    const end = `${add(span.to)}::timestamptz`;
    return [
      part(wanted, `${indexed} AND created_at < ${end}`),
      latePart(`${indexed} AND created_at >= ${end}`, checked),
    ];
  });
  parts.push(`(SELECT booking_id, ${sorting.column}, ${within} AND ${match} AS wanted FROM booking_search
    WHERE NOT is_folded AND ${ofBranch} AND ${anyOf(classesOf(page, moment))} AND ${after})`);
  return wantedOf(db, page, parts, { parameters, limit, lookedAt });
}

/** Looks at every booking of a small span. */
export function readSpan(db: Queryable, { page, terms, span, now }: Question): Promise<Walked> {
  const parameters = new Parameters();
  const { add } = parameters;
  const moment = () => `${add(now)}::timestamptz`;
  const sorting = sortingOf(page);
  const after = afterSql(page, sorting, add);
  const wanted = `${anyOf(classesOf(page, moment))} AND ${after} AND ${matchSql(terms, add)}`;
  const within = `${branchSql(page, add)} AND ${span ? spanSql(span, add) : 'true'}`;
  const parts = ['is_folded', 'NOT is_folded'].map(
    (which) => `(SELECT booking_id, ${sorting.column}, ${wanted} AS wanted FROM booking_search
                  WHERE ${which} AND ${within})`,
  );
  return wantedOf(db, page, parts, { parameters, limit: '', lookedAt: null });
}

async function wantedOf(
  db: Queryable,
  page: BookingPage,
  parts: string[],
  { parameters, limit, lookedAt }: { parameters: Parameters; limit: string; lookedAt: number | null },
): Promise<Walked> {
  const sorting = sortingOf(page);
  const { rows } = await db.query<{ lookedAt: number; found: Place[] }>(
    `WITH looked AS MATERIALIZED (
       SELECT * FROM (${parts.join(' UNION ALL ')}) part ORDER BY ${sortingSql(sorting)} ${limit}),
     found AS (
       SELECT booking_id, ${sorting.column} FROM looked WHERE wanted
        ORDER BY ${sortingSql(sorting)} LIMIT ${parameters.add(page.limit)})
     SELECT (SELECT count(*)::int FROM looked) AS "lookedAt",
            (SELECT coalesce(json_agg(place), '[]') FROM (
               SELECT ${placeSql(sorting.column)} FROM found ORDER BY ${sortingSql(sorting)}) place) AS found`,
    parameters.values,
  );
  const { found = [], lookedAt: looked = 0 } = rows[0] ?? {};
  return { found, isComplete: found.length >= page.limit || lookedAt === null || looked < lookedAt };
}
