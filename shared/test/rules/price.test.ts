import { describe, expect, it } from 'vitest';
import { initialAddOns, initialRules } from '../../src/catalogue/initial-catalogue.ts';
import { priceBandAt, priceOf, sessionFeeWon } from '../../src/pricing/price.ts';
import { formatWon, thousands } from '../../src/pricing/won.ts';

describe('the session fee by start time', () => {
  it.each([
    ['09:59', 0],
    ['10:00', 40_000],
    ['12:50', 40_000],
    ['12:51', 0],
    ['12:59', 0],
    ['13:00', 50_000],
    ['17:50', 50_000],
    ['17:51', 0],
    ['18:00', 44_000],
    ['21:50', 44_000],
    ['22:00', 44_000],
    ['22:01', 0],
    ['00:00', 0],
  ])('at %s is %i won', (time, fee) => {
    expect(sessionFeeWon(initialRules, time)).toBe(fee);
  });

  it('names the band a time falls in', () => {
    expect(priceBandAt(initialRules, '15:00')?.key).toBe('day');
    expect(priceBandAt(initialRules, '12:55')).toBeUndefined();
  });
});

describe('the price of a booking', () => {
  const price = (input: Parameters<typeof priceOf>[0]) => priceOf(input, initialRules, initialAddOns);

  it('is the session fee plus the chosen add-ons', () => {
    expect(price({ bookingType: 'direct', bookingTime: '13:10', selectedAddons: [1, 2] })).toEqual({
      sessionFeeWon: 50_000,
      addons: [
        { id: 1, name: 'Full Track Mixing', priceWon: 100_000 },
        { id: 2, name: 'Recording Video (Raw)', priceWon: 50_000 },
      ],
      totalWon: 200_000,
      isFree: false,
    });
  });

  it('has no session fee for Klook, whatever the time', () => {
    expect(price({ bookingType: 'klook', bookingTime: '13:10', selectedAddons: [4] }).totalWon).toBe(300_000);
  });

  it('adds nothing for a custom quote and nothing for an unknown id', () => {
    expect(price({ bookingType: 'direct', bookingTime: '18:00', selectedAddons: [6, 99] }).totalWon).toBe(
      44_000,
    );
  });

  it('is free where the time costs nothing, not where it has no price or Klook is paid', () => {
    const free = { priceBands: initialRules.priceBands.map((band) => ({ ...band, feeWon: 0 })) };
    const isFree = (input: Parameters<typeof priceOf>[0]) => priceOf(input, free, initialAddOns).isFree;
    expect(isFree({ bookingType: 'direct', bookingTime: '13:10', selectedAddons: [] })).toBe(true);
    expect(isFree({ bookingType: 'direct', bookingTime: '13:10', selectedAddons: [1] })).toBe(false);
    expect(isFree({ bookingType: 'direct', bookingTime: '12:55', selectedAddons: [] })).toBe(false);
    expect(isFree({ bookingType: 'klook', bookingTime: '13:10', selectedAddons: [] })).toBe(false);
  });

  it('is 0 while no time is chosen', () => {
    expect(price({ bookingType: 'direct', bookingTime: '', selectedAddons: [] }).totalWon).toBe(0);
  });
});

it('shows won with thousands separators', () => {
  expect([0, 900, 44_000, 1_344_000].map(formatWon)).toEqual(['₩0', '₩900', '₩44,000', '₩1,344,000']);
  expect([-900, -44_000].map(thousands)).toEqual(['-900', '-44,000']);
});
