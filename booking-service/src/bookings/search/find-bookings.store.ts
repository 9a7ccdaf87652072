import { seoulWallClock } from 'shared/time/seoul.ts';
import type { Database, Queryable, Transaction } from '../../platform/database.ts';
import type { BookingPage, Place } from './booking-page.ts';
import { branchSql, Parameters, spanOf } from './page-conditions.ts';
import type { Question } from './search-conditions.ts';
import { spanSql } from './search-conditions.ts';
import { askIndex } from './search-index.store.ts';
import { keysOf, searchTerms } from './search-terms.ts';
import { readSpan, walk } from './walk-bookings.store.ts';

/**
 * How many bookings are looked at in the order of the list before the index of words is asked. What is frequent is found
 * among them; what is not is rare enough for the index. Either way the work is bounded, whatever Postgres estimates.
 */
const LOOKED_AT = [400, 6_000];
/** A span with fewer sessions is read whole. */
const SMALL_SPAN = 6_000;

/** Places of the bookings of a page, in its order: exactly those that read so at `now`. */
export function findBookings(db: Database, page: BookingPage, now: Date): Promise<Place[]> {
  return db.transaction(async (trx) => {
    // An index is right here whatever the statistics say: a table just filled has none.
    const { rows } = await trx.query<{ typed: string }>(
      `SELECT btrim(search_folded($1)) AS typed, set_config('enable_seqscan', 'off', true), set_config('work_mem', '32MB', true)`,
      [page.search],
    );
    const terms = searchTerms(rows[0]?.typed ?? '', seoulWallClock(now).date);
    return answer(trx, { page, terms, span: spanOf(page), now });
  });
}

async function answer(trx: Transaction, question: Question): Promise<Place[]> {
  const { page, terms, span } = question;
  if (span && page.from !== null && page.to !== null && (await isSmall(trx, page, span)))
    return (await readSpan(trx, question)).found;
  for (const lookedAt of LOOKED_AT) {
    const { found, isComplete } = await walk(trx, question, lookedAt);
    if (isComplete) return found;
  }
  if (terms?.texts.every((text) => keysOf(text).length > 0)) return askIndex(trx, question, terms);
  return (await walk(trx, question, null)).found;
}

async function isSmall(
  db: Queryable,
  page: BookingPage,
  span: NonNullable<Question['span']>,
): Promise<boolean> {
  const { add, values } = new Parameters();
  const { rows } = await db.query<{ sessions: number }>(
    `SELECT count(*)::int AS sessions FROM (
       SELECT FROM booking_search WHERE is_folded AND ${branchSql(page, add)} AND ${spanSql(span, add)}
        LIMIT ${add(SMALL_SPAN + 1)}) s`,
    values,
  );
  return (rows[0]?.sessions ?? 0) <= SMALL_SPAN;
}
