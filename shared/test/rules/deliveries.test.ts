import { initialAddOns } from '../../src/catalogue/initial-catalogue.ts';
import { daysLate, dueOn, urgencyOf } from '../../src/deliveries/due.ts';
import { deliveryChangeSchema } from '../../src/deliveries/deliveries.ts';
import { deliveriesOf, isOwed, type SoldDeliveries } from '../../src/deliveries/sold-deliveries.ts';
import { instantInSeoul } from '../../src/time/seoul.ts';
import { describe, expect, it } from 'vitest';

const business = (days: number) => ({ days, unit: 'business-days' }) as const;

describe('the day on which a delivery is due', () => {
  it('skips weekends where business days are promised', () => {
    // Thursday 26 November 2026: Friday, then Monday to Thursday.
    expect(dueOn(business(5), '2026-11-26')).toBe('2026-12-03');
    expect(dueOn(business(1), '2026-11-27')).toBe('2026-11-30');
  });

  it('counts from Monday for whoever sings at the weekend', () => {
    for (const weekend of ['2026-11-28', '2026-11-29'])
      expect(dueOn(business(1), weekend)).toBe('2026-11-30');
  });

  it('counts every day where calendar days are promised', () => {
    expect(dueOn({ days: 42, unit: 'calendar-days' }, '2026-11-26')).toBe('2027-01-07');
  });

  it('is none where no day is promised', () => {
    expect(dueOn({ days: null, unit: 'business-days' }, '2026-11-26')).toBeNull();
  });

  it('is near two days before, and past from the day after', () => {
    const on = (today: string) => urgencyOf('2026-12-03', today);
    expect(['2026-11-30', '2026-12-01', '2026-12-03', '2026-12-04'].map(on)).toEqual([
      'later',
      'due',
      'due',
      'late',
    ]);
    expect(urgencyOf(null, '2026-12-03')).toBe('later');
    expect(daysLate('2026-12-03', '2026-12-06')).toBe(3);
    expect(daysLate('2026-12-03', '2026-12-02')).toBe(0);
  });
});

describe('what follows after a session', () => {
  const facts: SoldDeliveries = {
    sold: initialAddOns.map(({ id, name }) => ({ id, name })),
    addOns: initialAddOns,
    noted: null,
    // After midnight in Seoul, the day before in London.
    startsAt: instantInSeoul('2026-11-26', '00:10'),
  };
  const dueDays = (more: Partial<SoldDeliveries> = {}) =>
    deliveriesOf({ ...facts, ...more }).map((delivery) => [delivery.addOnId, delivery.dueOn]);

  it('is due as the specification says, and by no day where it says none', () => {
    expect(dueDays()).toEqual([
      [1, '2026-12-03'],
      [2, '2026-11-27'],
      [3, null],
      [4, '2027-01-07'],
      [5, null],
    ]);
  });

  it('has no day while the session has none', () => {
    expect(deliveriesOf({ ...facts, startsAt: null }).map((delivery) => delivery.dueOn)).toEqual(
      Array(5).fill(null),
    );
  });

  it('stands as staff have noted it', () => {
    const changedAt = '2026-11-27T01:00:00.000Z';
    const noted = [{ addOnId: 4, state: 'sent', trackingNumber: 'EG123', changedAt }] as const;
    const shown = deliveriesOf({ ...facts, noted });
    expect(shown.map(({ addOnId, state }) => [addOnId, state])).toEqual([
      [1, 'open'],
      [2, 'open'],
      [3, 'open'],
      [4, 'sent'],
      [5, 'open'],
    ]);
    expect(shown.find(({ addOnId }) => addOnId === 4)).toMatchObject({
      isPosted: true,
      trackingNumber: 'EG123',
      changedAt,
    });
  });

  it('is owed to whoever has paid and not got everything back', () => {
    const owed = (status: string, paidWon = 100, balanceWon: number | null = 100) =>
      isOwed({ status, paidWon, balanceWon });
    expect(['pending', 'confirmed', 'in-progress', 'completed', 'cancelled'].map((one) => owed(one))).toEqual(
      [false, true, true, true, false],
    );
    expect(owed('completed', 100, 0)).toBe(false);
    expect(owed('completed', 100, 40)).toBe(true);
    expect(owed('completed', 0, null)).toBe(true);
  });
});

describe('a tracking number', () => {
  const read = (trackingNumber: string) =>
    deliveryChangeSchema.safeParse({ seen: 'in-work', state: 'sent', trackingNumber });

  it('is letters, digits, spaces and hyphens, without what stands around it', () => {
    expect(read(' EMS EG-123 456 KR ').data?.trackingNumber).toBe('EMS EG-123 456 KR');
    expect(read('').success).toBe(true);
    for (const text of ['<b>', 'a\nb', 'https://evil.test', 'x'.repeat(61)])
      expect(read(text).success).toBe(false);
  });
});
