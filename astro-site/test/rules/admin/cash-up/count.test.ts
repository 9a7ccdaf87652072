import type { CashUp, CashUpDay } from 'shared/cash-up/cash-up.ts';
import { signedWon } from 'shared/pricing/signed-won.ts';
import { describe, expect, it } from 'vitest';
import {
  differenceOf,
  emptyCount,
  parseWon,
  signingOf,
  tidyWon,
} from '../../../../src/features/admin/cash-up/count.ts';
import { cashUpTexts } from '../../../../src/features/admin/cash-up/cash-up-messages.ts';
import { differenceText } from '../../../../src/features/admin/cash-up/difference-text.ts';
import { drawerSum } from '../../../../src/features/admin/cash-up/drawer.ts';

const none = { taken: { count: 0, won: 0 }, givenBack: { count: 0, won: 0 } };
const aDay = (more: Partial<CashUpDay> = {}): CashUpDay => ({
  ...{ date: '2026-11-28', now: '2026-11-28T13:00:00.000Z', isSignable: true, floatWon: 100_000 },
  recorded: {
    cash: { ...none, taken: { count: 2, won: 100_000 } },
    'card-terminal': { taken: { count: 1, won: 50_000 }, givenBack: { count: 1, won: 50_000 } },
    transfer: none,
    freeCount: 0,
  },
  ...{ unpaid: [], signed: [], since: null },
  ...more,
});

describe('a sum as somebody types it', () => {
  it.each([
    ['150000', 150_000],
    ['150,000', 150_000],
    ['₩ 150 000', 150_000],
    ['15만', undefined],
    ['150000원', 150_000],
    ['１５００', 1_500],
    ['−50,000', -50_000],
    ['', undefined],
    ['1.5', undefined],
    ['5-', undefined],
  ])('%s is %s', (typed, won) => {
    expect(parseWon(typed)).toBe(won);
  });

  it('gets its separators; what is no sum stays as it was typed', () => {
    expect([tidyWon('150000'), tidyWon('-50000'), tidyWon('a lot')]).toEqual(['150,000', '-50,000', 'a lot']);
  });
});

describe('a count', () => {
  it('begins with the float of before, and with 0 where nothing was ever recorded', () => {
    const { floatWon, counted } = emptyCount(aDay());
    expect([floatWon, counted]).toEqual(['100,000', { cash: '', 'card-terminal': '', transfer: '0' }]);
  });

  it('differs as soon as both sums are there', () => {
    const count = emptyCount(aDay());
    expect(differenceOf('cash', count, aDay())).toBeUndefined();
    const counted = { ...count.counted, cash: '195000' };
    expect(differenceOf('cash', { ...count, counted }, aDay())).toBe(-5_000);
    expect(differenceOf('cash', { ...count, counted, floatWon: '' }, aDay())).toBeUndefined();
    expect(differenceOf('transfer', { ...count, counted, floatWon: '' }, aDay())).toBe(0);
  });

  it('is signed with the figures that were seen, and with reasons where it differs alone', () => {
    const count = {
      ...emptyCount(aDay()),
      counted: { cash: '195,000', 'card-terminal': '0', transfer: '0' },
      reasons: { cash: ' Milk ', 'card-terminal': 'No longer true', transfer: '' },
      correctionReason: 'Typed before the day was left alone',
    };
    expect(signingOf(count, aDay())).toMatchObject({
      signing: {
        ...{ after: 0, recorded: aDay().recorded, floatWon: 100_000 },
        counted: { cash: 195_000, 'card-terminal': 0, transfer: 0 },
        reasons: { cash: 'Milk', 'card-terminal': undefined },
        correctionReason: undefined,
      },
    });
  });

  it('says what is missing, field by field', () => {
    expect(signingOf({ ...emptyCount(aDay()), floatWon: 'some' }, aDay())).toEqual({
      missing: new Set(['floatWon', 'counted.cash', 'counted.card-terminal']),
    });
    const signed = [{ number: 3 } as CashUp];
    const counted = { cash: '1', 'card-terminal': '0', transfer: '0' };
    expect(signingOf({ ...emptyCount(aDay()), counted }, aDay({ signed }))).toEqual({
      missing: new Set(['reasons.cash', 'correctionReason']),
    });
  });
});

it('notes and coins add up', () => {
  expect(drawerSum({ 50_000: '2', 1_000: '3', 10: '7', 500: '' })).toBe(103_070);
});

it('a difference is said in words', () => {
  expect([-5_000, 0, 5_000].map((won) => differenceText(won, cashUpTexts.en))).toEqual([
    ...['₩5,000 too little', 'Agrees', '₩5,000 too much'],
  ]);
  expect([signedWon(-5_000), signedWon(-0), signedWon(5_000)]).toEqual(['−₩5,000', '₩0', '₩5,000']);
});
