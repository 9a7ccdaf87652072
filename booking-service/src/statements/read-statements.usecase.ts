import type { Statement, StatementMonth, StatementMonths } from 'shared/statements/statement.ts';
import { daysIn } from 'shared/reports/spans.ts';
import { addSeoulDays, seoulWallClock } from 'shared/time/seoul.ts';
import type { Database, Queryable } from '../platform/database.ts';
import { Problem } from '../platform/problem.ts';
import { readRuleBook } from '../reports/counting/rules.store.ts';
import { readNames } from '../reports/names.store.ts';
import { firstDayOf, monthAfter, monthAt, monthsFrom, spanOf } from './reckoning/months.ts';
import type { Movement, StatementLine } from './reckoning/movement.ts';
import { firstMoment, readChecks, readMovements } from './reckoning/movements.store.ts';
import {
  correctionsIn,
  differencesIn,
  giftBackWonIn,
  giftCardsIn,
  methodsIn,
  salesIn,
  vouchersIn,
} from './reckoning/reckon-statement.ts';
import { findSettlement } from './settlement/settlement.store.ts';
import { findClosed, listClosed, listLines, readSettings } from './statements.store.ts';
import type { StatementContent } from './statements.store.ts';

/** Every month since money moved for the first time, newest first. */
export async function listMonths(db: Queryable, now: Date): Promise<StatementMonths> {
  const closed = await listClosed(db);
  const first = await firstMoment(db);
  const running = monthAt(now);
  const months: StatementMonth[] = closed.map(({ month, number, closedAt }) => ({
    ...{ month, number, closedAt: closedAt.toISOString(), state: 'closed' },
  }));
  const last = closed.at(-1);
  const firstOpen = last ? monthAfter(last.month) : first && monthAt(first);
  for (const month of firstOpen === null ? [] : monthsFrom(firstOpen, running)) {
    const state = month >= running ? 'running' : month === firstOpen ? 'next' : 'over';
    months.push({ month, state, number: null, closedAt: null });
  }
  return { months: months.toReversed(), settings: await readSettings(db) };
}

/**
 * The statement of a month: as it was closed, or as it would be if it were closed now.
 *
 * @throws Problem `not-found` for a month before money moved or still to come
 */
export function readStatement(db: Database, month: string, now: Date): Promise<Statement> {
  return db.transaction(async (trx) => {
    await trx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const closed = await findClosed(trx, month);
    const settlement = await findSettlement(trx, firstDayOf(month));
    if (closed) {
      const { number, closedAt, content } = closed;
      return { ...content, month, number, closedAt: closedAt.toISOString(), settlement };
    }
    const { content } = await reckonOpen(trx, month, now);
    return { ...content, month, number: null, closedAt: null, settlement };
  });
}

/** What a statement is made of, oldest first. @throws Problem `not-found` as `readStatement` does */
export async function linesOf(db: Queryable, month: string, now: Date): Promise<StatementLine[]> {
  if (await findClosed(db, month)) return listLines(db, month);
  return (await reckonOpen(db, month, now)).movements;
}

/** All months, of which `month` is one. @throws Problem `not-found` as `readStatement` does */
export async function monthsWith(month: string, db: Queryable, now: Date): Promise<StatementMonth[]> {
  const { months } = await listMonths(db, now);
  if (!months.some((one) => one.month === month)) throw unknownMonth();
  return months;
}

async function reckonOpen(db: Queryable, month: string, now: Date): Promise<Reckoned> {
  const months = await monthsWith(month, db, now);
  const isFirst = months.findLast(({ state }) => state !== 'closed')?.month === month;
  return reckon(db, month, { isFirst, now });
}

interface Reckoned {
  content: StatementContent;
  movements: Movement[];
}

export const unknownMonth = () => new Problem('not-found', 'statement-unknown-month');

/** @param isFirst of the open months: what belongs to closed ones, and stands in none of them, is in it */
export async function reckon(
  db: Queryable,
  month: string,
  { isFirst, now }: { isFirst: boolean; now: Date },
): Promise<Reckoned> {
  const { from, until } = spanOf(month);
  const movements = await readMovements(db, { from: isFirst ? null : from, until });
  const days = { first: firstDayOf(month), next: firstDayOf(monthAfter(month)) };
  const { comparedDays, differences, unsignedDays } = await readChecks(db, days, { from, until });
  const content = {
    settings: await readSettings(db),
    sales: salesIn(movements, await readRuleBook(db), await readNames(db, vouchersIn(movements))),
    methods: methodsIn(movements),
    giftBackWon: giftBackWonIn(movements),
    giftCards: giftCardsIn(movements),
    differences: differencesIn(movements),
    corrections: correctionsIn(movements, from),
    comparison: { days: daysOver(days, now), comparedDays, differences },
    unsignedDays,
  };
  return { content, movements };
}

/** How many days of a month are over. */
function daysOver({ first, next }: { first: string; next: string }, now: Date): number {
  const yesterday = addSeoulDays(seoulWallClock(now).date, -1);
  const last = addSeoulDays(next, -1);
  const to = yesterday < last ? yesterday : last;
  return to < first ? 0 : daysIn({ from: first, to });
}
