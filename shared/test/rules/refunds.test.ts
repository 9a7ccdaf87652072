import { describe, expect, test } from 'vitest';
import { initialAddOns, initialRules } from '../../src/catalogue/initial-catalogue.ts';
import { lessFrom } from '../../src/refunds/less-from.ts';
import { refundQuote } from '../../src/refunds/refund-policy.ts';
import type { RefundFacts } from '../../src/refunds/refund-policy.ts';
import { refundRequestSchema } from '../../src/refunds/refunds.ts';

const startsAt = new Date('2026-07-10T14:00:00+09:00');
const HOUR = 3_600_000;
const hoursBefore = (hours: number) => new Date(startsAt.getTime() - hours * HOUR);
const endsAt = startsAt.getTime() + 10 * 60_000;
const hoursAfter = (hours: number) => new Date(endsAt + hours * HOUR);

function sold(addOnIds: number[], more: Partial<RefundFacts> = {}): RefundFacts {
  const addons = initialAddOns
    .filter(({ id }) => addOnIds.includes(id))
    .map(({ id, name, price }) => ({ id, name, priceWon: price }));
  const paidWon = 50_000 + addons.reduce((sum, { priceWon }) => sum + priceWon, 0);
  return {
    sessionFeeWon: 50_000,
    addons,
    discountWon: 0,
    startsAt,
    slotMinutes: 10,
    policy: initialRules.cancellationPolicy,
    cancellationReason: 'staff',
    paidWon,
    balanceWon: paidWon,
    ...more,
  };
}

describe('the session fee', () => {
  test.each([
    ['a week before', hoursBefore(168), 50_000],
    ['exactly 48 hours before', hoursBefore(48), 50_000],
    ['a second less than 48 hours before', new Date(hoursBefore(48).getTime() + 1_000), 25_000],
    ['exactly 24 hours before', hoursBefore(24), 25_000],
    ['a second less than 24 hours before', new Date(hoursBefore(24).getTime() + 1_000), 12_500],
    ['a second before', new Date(startsAt.getTime() - 1_000), 12_500],
    ['when the session begins', startsAt, 0],
    ['a day later', hoursAfter(24), 0],
  ])('%s', (_name, at, refundWon) => {
    expect(refundQuote(sold([]), at)).toMatchObject({ policyWon: refundWon, suggestedWon: refundWon });
  });

  test('of a no-show does not go back, of a session that we could not give it does', () => {
    const noShow = refundQuote(sold([], { cancellationReason: 'no-show' }), hoursBefore(72));
    expect(noShow.lines).toMatchObject([{ item: 'session', percent: 0, refundWon: 0 }]);
    const ours = refundQuote(sold([1, 4], { cancellationReason: 'not-honoured' }), hoursAfter(500));
    expect(ours.suggestedWon).toBe(450_000);
  });

  test('follows the policy that the booking was sold under, in whatever order its tiers stand', () => {
    const direct = [
      { hoursBefore: 0, refundPercent: 10 },
      { hoursBefore: 72, refundPercent: 80 },
    ];
    const policy = { ...initialRules.cancellationPolicy, direct };
    expect(refundQuote(sold([], { policy }), hoursBefore(73)).suggestedWon).toBe(40_000);
    const late = refundQuote(sold([], { policy }), hoursBefore(71));
    expect(late.suggestedWon).toBe(5_000);
    expect(late.lines[0]?.rule).toBe('Less than 72 hours before the session: 10 %');
  });
});

describe('add-ons', () => {
  test.each([
    ['the LP record, 24 hours after the session', 4, hoursAfter(24), 300_000],
    ['the LP record, later', 4, new Date(hoursAfter(24).getTime() + 1), 0],
    ['the edited video, 24 hours after', 3, hoursAfter(24), 100_000],
    ['the edited video, later', 3, new Date(hoursAfter(24).getTime() + 1), 0],
    ['distribution, 48 hours after', 5, hoursAfter(48), 1_300_000],
    ['distribution, later', 5, new Date(hoursAfter(48).getTime() + 1), 0],
    ['mixing, a minute before the session', 1, new Date(startsAt.getTime() - 60_000), 100_000],
    ['mixing, once it has begun', 1, startsAt, 0],
    ['raw video, once it has begun', 2, hoursAfter(1), 0],
  ])('%s', (_name, id, at, refundWon) => {
    const line = refundQuote(sold([id]), at).lines.find(({ item }) => item === id);
    expect(line).toMatchObject({ refundWon, percent: refundWon === 0 ? 0 : 100 });
  });

  test('of a no-show go back by their own limits', () => {
    const quote = refundQuote(sold([1, 4], { cancellationReason: 'no-show' }), hoursAfter(1));
    expect(quote.lines.map(({ refundWon }) => refundWon)).toEqual([0, 0, 300_000]);
  });

  test('that were sold by quote have no line', () => {
    expect(refundQuote(sold([6]), hoursBefore(72)).lines).toHaveLength(1);
  });
});

describe('why', () => {
  const whys = (addOnIds: number[], at: Date, more: Partial<RefundFacts> = {}) =>
    refundQuote(sold(addOnIds, more), at).lines.map(({ why }) => why);
  const tier = { kind: 'tier', belowHours: null };

  test('is said with the last moment of the tier, and of the limit of an add-on', () => {
    expect(whys([1, 4], hoursBefore(30))).toEqual([
      { ...tier, percent: 50, hoursBefore: 24, until: hoursBefore(24).toISOString() },
      { kind: 'until-session' },
      { kind: 'add-on-limit', hours: 24, until: hoursAfter(24).toISOString(), isOver: false },
    ]);
    const last = { ...tier, percent: 25, hoursBefore: 0, belowHours: 24, until: startsAt.toISOString() };
    expect(whys([], hoursBefore(1))).toEqual([last]);
    expect(whys([1, 4], hoursAfter(25))).toMatchObject([
      { kind: 'session-begun' },
      { kind: 'made-in-session' },
      { kind: 'add-on-limit', isOver: true },
    ]);
  });

  test('is said where no tier reaches, where there is no time, and of a no-show', () => {
    const direct = [{ hoursBefore: 24, refundPercent: 100 }];
    const policy = { ...initialRules.cancellationPolicy, direct };
    expect(whys([], hoursBefore(1), { policy })).toEqual([{ kind: 'too-late' }]);
    expect(whys([], startsAt, { startsAt: null })).toEqual([{ kind: 'no-time' }]);
    expect(whys([], startsAt, { cancellationReason: 'no-show' })).toEqual([{ kind: 'no-show', percent: 0 }]);
  });
});

describe('the moment after which less goes back', () => {
  test.each([
    ['is the end of the tier', hoursBefore(72), [], hoursBefore(48)],
    ['is at its very end the same', hoursBefore(48), [], hoursBefore(48)],
    ['is the end of the next one then', hoursBefore(47), [], hoursBefore(24)],
    ['is the start of the session in the last tier', hoursBefore(1), [1, 4], startsAt],
    ['is the limit of an add-on after the session', hoursAfter(1), [4, 5], hoursAfter(24)],
    ['is no moment where nothing goes back any more', hoursAfter(1), [1], null],
  ])('%s', (_name, at, addOnIds, moment) => {
    expect(lessFrom(sold(addOnIds), at)).toEqual(moment);
  });

  test('is none without a time, and of what has gone back already', () => {
    expect(lessFrom(sold([], { startsAt: null }), startsAt)).toBeNull();
    expect(lessFrom(sold([], { balanceWon: 0 }), hoursBefore(72))).toBeNull();
  });
});

describe('what has gone back already', () => {
  test('counts, whoever sent it', () => {
    const quote = refundQuote(sold([], { balanceWon: 35_000 }), hoursBefore(30));
    expect(quote).toMatchObject({ policyWon: 25_000, refundedWon: 15_000, suggestedWon: 10_000 });
  });

  test('never makes it more than what is left, nor less than nothing', () => {
    expect(refundQuote(sold([], { balanceWon: 5_000 }), hoursBefore(72)).suggestedWon).toBe(5_000);
    expect(refundQuote(sold([], { balanceWon: 5_000 }), hoursBefore(1)).suggestedWon).toBe(0);
    expect(refundQuote(sold([], { balanceWon: 0 }), hoursBefore(72)).suggestedWon).toBe(0);
  });
});

describe('a request', () => {
  test('states amount and reason; it follows the policy unless it says otherwise', () => {
    const parsed = refundRequestSchema.parse({ amountWon: 100, reason: ' Cancelled by the visitor ' });
    expect(parsed).toEqual({ amountWon: 100, reason: 'Cancelled by the visitor', override: false });
  });

  test.each([
    [{ amountWon: 0, reason: 'x' }],
    [{ amountWon: -1, reason: 'x' }],
    [{ amountWon: 1.5, reason: 'x' }],
    [{ amountWon: '100', reason: 'x' }],
    [{ amountWon: 100, reason: ' ' }],
    [{ amountWon: 100, reason: 'x'.repeat(201) }],
    [{ amountWon: 100, reason: 'two\nlines' }],
    [{ amountWon: 100, reason: 'x', override: 'yes' }],
  ])('is refused: %j', (body) => {
    expect(refundRequestSchema.safeParse(body).success).toBe(false);
  });
});
