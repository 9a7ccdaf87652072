import type { FigureDay } from 'shared/reports/figures.ts';
import { addSeoulDays, seoulWallClock } from 'shared/time/seoul.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Contribution } from './contribution.ts';
import { readDayFacts } from './day-facts.store.ts';
import type { DayFacts } from './day-facts.ts';
import { holdFigures } from './hold-figures.ts';
import { moneyFigures } from './money-figures.ts';
import { offeredFigures } from './offered-figures.ts';
import { readRuleBook } from './rules.store.ts';
import type { RuleBook } from './rules.store.ts';
import { sessionFigures } from './session-figures.ts';

/** Days in Seoul, both included, as they are at `now`. */
interface Counted {
  from: string;
  to: string;
  now: Date;
}

const allKinds: readonly FigureDay[] = ['money', 'session', 'booking'];

/**
 * Everything that bookings add to the figures of these days, or to the figures of one kind of day. The rollup and the bookings
 * behind a figure both come from here.
 */
export async function contributionsOf(
  trx: Transaction,
  counted: Counted,
  kinds = allKinds,
): Promise<Contribution[]> {
  const facts = await readDayFacts(trx, counted, kinds);
  return contributions(facts, await readRuleBook(trx), counted);
}

function contributions(facts: DayFacts, rules: RuleBook, { from, to, now }: Counted): Contribution[] {
  const { sessions, money, holds, blockedUnits } = facts;
  const rulesOf = (version: number, branchId: number) => rules.ofVersion(version, branchId);
  const today = seoulWallClock(now).date;
  // What will be offered on days to come can still change.
  const past = daysOf(from, to < today ? to : today);
  return [
    ...sessions.flatMap(sessionFigures),
    ...money.flatMap((one) => moneyFigures(one, rulesOf)),
    ...holds.flatMap(holdFigures),
    ...past.flatMap((day) => rules.onDay(day).flatMap((branch) => offeredFigures(day, branch, blockedUnits))),
  ];
}

function daysOf(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addSeoulDays(day, 1)) days.push(day);
  return days;
}
