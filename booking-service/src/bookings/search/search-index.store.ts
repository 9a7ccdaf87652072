import type { Transaction } from '../../platform/database.ts';
import type { Place } from './booking-page.ts';
import { afterSql, branchSql, classesOf, Parameters, sortingOf, sortingSql } from './page-conditions.ts';
import { anyOf, daySpan, isWithin, matchSql, placeSql, spanSql } from './search-conditions.ts';
import type { Question } from './search-conditions.ts';
import { keysOf, patternOf } from './search-terms.ts';
import type { SearchTerms } from './search-terms.ts';

/** Everything that holds the texts, by the index of words; what is not folded yet is looked at row by row. */
export async function askIndex(
  trx: Transaction,
  { page, terms, span, now }: Question,
  { texts, day }: SearchTerms,
) {
  const parameters = new Parameters();
  const { add } = parameters;
  const moment = () => `${add(now)}::timestamptz`;
  const sorting = sortingOf(page);
  const rest = [
    anyOf(classesOf(page, moment)),
    afterSql(page, sorting, add),
    span ? spanSql(span, add) : 'true',
    branchSql(page, add),
  ];
  const part = (indexed: string) =>
    `SELECT booking_id, ${sorting.column} FROM booking_search WHERE ${indexed} AND ${rest.join(' AND ')}`;
  const parts: string[] = [part(`NOT is_folded AND ${matchSql(terms, add)}`)];
  if (day !== undefined && isWithin(day, page))
    parts.push(part(`is_folded AND ${spanSql(daySpan(day), add)}`));
  for (const text of texts) {
    const keys = add(await rarestKeys(trx, keysOf(text)));
    parts.push(
      part(
        `is_folded AND booking_search_keys(words) @> ${keys}::text[] AND words LIKE ${add(patternOf(text))}`,
      ),
    );
  }
  const { rows } = await trx.query<Place>(
    `WITH found AS MATERIALIZED (${parts.join(' UNION ')})
     SELECT ${placeSql(sorting.column)} FROM found ORDER BY ${sortingSql(sorting)} LIMIT ${add(page.limit)}`,
    parameters.values,
  );
  return rows;
}

/** So many keys narrow a search down; each further one costs a walk through its list, and that may hold every booking. */
const KEYS_ASKED = 3;

/** The keys that the newest bookings have least. */
async function rarestKeys(trx: Transaction, keys: string[]): Promise<string[]> {
  if (keys.length <= KEYS_ASKED) return keys;
  const { rows } = await trx.query<{ key: string }>(
    `WITH sample AS MATERIALIZED (SELECT words FROM booking_search WHERE is_folded ORDER BY created_at DESC, booking_id DESC LIMIT 300)
     SELECT key FROM unnest($1::text[], $2::text[]) asked (key, pattern)
      ORDER BY (SELECT count(*) FROM sample WHERE words LIKE pattern) LIMIT $3`,
    [keys, keys.map(patternOf), KEYS_ASKED],
  );
  return rows.map(({ key }) => key);
}
