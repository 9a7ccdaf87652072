import type { BranchSums } from 'shared/reports/report.ts';
import { describe, expect, it } from 'vitest';
import { linkOf } from '../../../src/features/admin/audit/audit-text.ts';
import { behindFromAddress, behindQuery } from '../../../src/features/admin/filter/behind.ts';
import { behindAddress } from '../../../src/features/admin/reports/behind-address.ts';
import { branchChoice } from '../../../src/features/admin/branches/branch-choice.ts';
import { branchRowOf } from '../../../src/features/admin/reports/branch-rows.ts';

const hongdae = { id: 2, name: { en: 'Hongdae', ko: '홍대점' } };
const none = { now: 0, before: 0 };
const sums: BranchSums = {
  ...hongdae,
  sessions: { now: 1_200, before: 3 },
  soldMinutes: { now: 240, before: 0 },
  offeredMinutes: { now: 960, before: 0 },
  takenWon: { now: 90_000, before: 10_000 },
  givenBackWon: { now: 20_000, before: 30_000 },
};

describe('a branch beside the others', () => {
  it('has its sessions, its occupancy and what was left, now and before', () => {
    expect(branchRowOf(sums, 'en')).toEqual({
      ...{ id: 2, name: 'Hongdae', sessions: { now: '1,200', before: '3' } },
      occupancy: { now: '25%', before: 'no times on sale' },
      taken: { now: '₩90,000', before: '₩10,000' },
      givenBack: { now: '₩20,000', before: '₩30,000' },
      kept: { now: '₩70,000', before: '−₩20,000' },
    });
    expect(branchRowOf(sums, 'ko').name).toBe('홍대점');
  });

  it('is none where it is the house, which has money alone', () => {
    const house = { ...sums, id: 0, name: null, sessions: none, soldMinutes: none, offeredMinutes: none };
    expect(branchRowOf(house, 'en')).toMatchObject({
      ...{ name: 'Gift cards, of no cafe', sessions: null, occupancy: null },
    });
  });

  it('can be chosen while it sells, and while it is shown', () => {
    expect(branchChoice([hongdae], undefined)).toEqual([hongdae]);
    expect(branchChoice([hongdae], 2)).toEqual([hongdae]);
    expect(branchChoice([hongdae], 3)).toEqual([hongdae, { id: 3, name: { en: '#3' } }]);
  });
});

describe('links', () => {
  const behind = { figure: 'sold', key: 'direct', detail: undefined } as const;
  const days = { from: '2026-07-01', to: '2026-07-31' };

  it('from a figure of a branch lead to the bookings of that branch', () => {
    expect(behindAddress(behind, days)).toBe('/admin?figure=sold&key=direct&from=2026-07-01&to=2026-07-31');
    const address = behindAddress(behind, { ...days, branchId: 2 });
    const figure = behindFromAddress(new URLSearchParams(address.split('?')[1]));
    expect(figure).toMatchObject({ figure: 'sold', key: 'direct', branchId: '2' });
    expect(figure && behindQuery(figure)).toEqual({ figure: 'sold', key: 'direct', branchId: '2' });
  });

  it('from a signing lead to the drawer that was signed', () => {
    const signed = { subjectType: 'cash-up', subjectId: '2026-07-02', bookingId: null };
    const link = (after: object) => linkOf({ ...signed, after } as unknown as Parameters<typeof linkOf>[0]);
    expect(link({ differences: 0 })).toBe('/admin/cash-up?date=2026-07-02');
    expect(link({ differences: 0, branchId: 2 })).toBe('/admin/cash-up?date=2026-07-02&branchId=2');
  });
});
