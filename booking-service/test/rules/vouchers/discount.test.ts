import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountsOf, sumOf } from '../../../src/vouchers/discount.ts';

const session = (sessionFeeWon: number, ...addons: number[]) => ({
  sessionFeeWon,
  addons: addons.map((priceWon) => ({ priceWon })),
});
const party = [session(40_000), session(50_000, 30_000), session(50_000)];

test.each([
  ['a share of everything', { kind: 'percent', value: 10, scope: 'everything' }, [4_000, 8_000, 5_000]],
  ['a share of the sessions', { kind: 'percent', value: 10, scope: 'sessions' }, [4_000, 5_000, 5_000]],
  [
    'a sum, shared by what each costs',
    { kind: 'won', value: 17_000, scope: 'everything' },
    [4_000, 8_000, 5_000],
  ],
  [
    'a sum that is more than all of it',
    { kind: 'won', value: 900_000, scope: 'sessions' },
    [40_000, 50_000, 50_000],
  ],
  ['a sum that does not divide', { kind: 'won', value: 100, scope: 'sessions' }, [30, 35, 35]],
  [
    'the dearest session, the first of two',
    { kind: 'free-session', value: null, scope: 'everything' },
    [0, 50_000, 0],
  ],
] as const)('%s', (_, voucher, expected) => {
  expect(discountsOf(voucher, party)).toEqual(expected);
});

test('of a share that does not divide the won stays with us', () => {
  const odd = [session(44_010), session(44_010, 10)];
  expect(discountsOf({ kind: 'percent', value: 15, scope: 'everything' }, odd)).toEqual([6_601, 6_603]);
});

test('what does not divide comes off the first that have room', () => {
  const three = [session(10), session(10), session(10)];
  expect(discountsOf({ kind: 'won', value: 20, scope: 'sessions' }, three)).toEqual([8, 6, 6]);
  const firstIsFree = [session(0), session(10), session(10)];
  expect(discountsOf({ kind: 'won', value: 5, scope: 'sessions' }, firstIsFree)).toEqual([0, 3, 2]);
});

const won = fc.integer({ min: 0, max: 500_000 });
const sessions = fc.array(
  fc.record({ sessionFeeWon: won, addons: fc.array(fc.record({ priceWon: won }), { maxLength: 3 }) }),
  { minLength: 1, maxLength: 4 },
);
const voucher = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('won' as const), value: fc.integer({ min: 1, max: 2_000_000 }) }),
  fc.record({ kind: fc.constant('free-session' as const), value: fc.constant(null) }),
);

test('nobody gets more than what they have chosen costs, and a sum is given whole where there is room for it', () => {
  fc.assert(
    fc.property(
      sessions,
      voucher,
      fc.constantFrom('sessions' as const, 'everything' as const),
      (chosen, terms, scope) => {
        const discounts = discountsOf({ ...terms, scope }, chosen);
        const prices = chosen.map(({ sessionFeeWon, addons }) => ({
          fee: sessionFeeWon,
          all: sessionFeeWon + sumOf(addons.map(({ priceWon }) => priceWon)),
        }));
        for (const [place, discount] of discounts.entries()) {
          const price = prices[place] ?? { fee: 0, all: 0 };
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(discount).toBeLessThanOrEqual(
            scope === 'sessions' || terms.kind === 'free-session' ? price.fee : price.all,
          );
        }
        if (terms.kind === 'won') {
          const room = sumOf(prices.map((price) => (scope === 'sessions' ? price.fee : price.all)));
          expect(sumOf(discounts)).toBe(Math.min(terms.value, room));
        }
      },
    ),
  );
});
