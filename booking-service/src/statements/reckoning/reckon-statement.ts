import type { Report } from 'shared/reports/report.ts';
import type { GiftOrigin } from 'shared/reports/figures.ts';
import { statementMethods } from 'shared/statements/statement.ts';
import type { Statement } from 'shared/statements/statement.ts';
import { shownVoucherCode } from 'shared/vouchers/voucher-code.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import type { RuleBook } from '../../reports/counting/rules.store.ts';
import { moneyFigures } from '../../reports/counting/money-figures.ts';
import type { Movement } from './movement.ts';

type Sale = Statement['sales'][number];
type Names = Pick<Report['names'], 'bands' | 'addOns' | 'vouchers'>;

const saleKinds = [
  'fee',
  'add-on',
  'discount',
  'gift-given',
  'gift-sold',
  'other',
] as const satisfies Sale['kind'][];

const nameOf = (kind: Sale['kind'], key: string, { bands, addOns, vouchers }: Names): Sale['name'] => {
  const code = vouchers[key];
  const discount = code === undefined ? undefined : { en: shownVoucherCode(code) };
  return (
    {
      ...{ fee: bands[key], 'add-on': addOns[key], discount },
      ...{ 'gift-given': undefined, 'gift-sold': undefined, other: undefined },
    }[kind] ?? null
  );
};

/** Vouchers that took something off what was taken. */
export const vouchersIn = (movements: readonly Movement[]): number[] => [
  ...new Set(movements.flatMap(({ sold }) => sold?.shares.flatMap(({ voucherId }) => voucherId ?? []) ?? [])),
];

/**
 * What was received and paid with gift cards that were bought, cut into fees, add-ons, discounts and the rest as the reports cut it, with the
 * names of today. What cards pay that were given away comes off it: nobody paid that.
 */
export function salesIn(movements: readonly Movement[], rules: RuleBook, names: Names): Sale[] {
  const sales = new Map<string, Sale>();
  const parts = movements.flatMap(({ sold }) =>
    sold ? moneyFigures(sold, (version, branchId) => rules.ofVersion(version, branchId)) : [],
  );
  for (const part of parts) {
    const { figure, key, count, amount } =
      part.figure === 'gift-paid' && part.key === 'given'
        ? { ...part, figure: 'gift-given', key: '', amount: -part.amount }
        : part;
    const kind = saleKinds.find((one) => one === figure);
    if (!kind) continue;
    const name = nameOf(kind, key, names);
    const sale = sales.get(`${kind}/${key}`) ?? { kind, key, name, count: 0, won: 0 };
    sales.set(`${kind}/${key}`, { ...sale, count: sale.count + count, won: sale.won + amount });
  }
  return [...sales.values()].toSorted(
    (one, other) => saleKinds.indexOf(one.kind) - saleKinds.indexOf(other.kind) || other.won - one.won,
  );
}

/** How it was paid and given back. What was kept after all takes its return back. */
export function methodsIn(movements: readonly Movement[]): Statement['methods'] {
  return statementMethods.flatMap((method) => {
    const of = movements.filter((one) => one.method === method && one.kind !== 'cash-up');
    if (of.length === 0) return [];
    const taken = of.filter(({ sold }) => sold);
    const returned = of.filter(({ sold }) => !sold);
    const kept = returned.filter(({ kind }) => kind === 'counter-kept').length;
    return {
      method,
      ...{ takenCount: taken.length, takenWon: sumOf(taken) },
      ...{ givenBackCount: returned.length - 2 * kept, givenBackWon: 0 - sumOf(returned) },
    };
  });
}

/** What gift cards paid, and what went back onto them. */
export function giftCardsIn(movements: readonly Movement[]): NonNullable<Statement['giftCards']> {
  const of = (origin: GiftOrigin) => {
    const moved = movements.filter(({ giftOrigin, kind }) => giftOrigin === origin && kind !== 'cash-up');
    return {
      paidWon: sumOf(moved.filter(({ sold }) => sold)),
      returnedWon: 0 - sumOf(moved.filter(({ sold }) => !sold)),
    };
  };
  return { bought: of('bought'), given: of('given') };
}

/** What went back of what was paid for gift cards. */
export const giftBackWonIn = (movements: readonly Movement[]): number =>
  0 - sumOf(movements.filter(({ isForGiftCard, sold }) => isForGiftCard && !sold));

const sumOf = (movements: readonly Movement[]) => movements.reduce((sum, { won }) => sum + won, 0);
const dayOf = ({ at }: Movement) => seoulWallClock(at).date;

export const differencesIn = (movements: readonly Movement[]): Statement['differences'] =>
  movements
    .filter(({ kind }) => kind === 'cash-up')
    .map((movement) => ({ date: dayOf(movement), method: movement.method, won: movement.won }));

/** What is of days before the month. */
export const correctionsIn = (movements: readonly Movement[], from: Date): Statement['corrections'] =>
  movements
    .filter(({ at }) => at < from)
    .map((movement) => ({
      kind: movement.kind === 'cash-up' ? 'difference' : movement.sold ? 'taken' : 'given-back',
      ...{ date: dayOf(movement), orderId: movement.orderId, method: movement.method, won: movement.won },
    }));
