import type { AuditEntry } from 'shared/auth/audit.ts';
import { describe, expect, it } from 'vitest';
import { auditTexts } from '../../../src/features/admin/audit/audit-messages.ts';
import { changeLines, linkOf, subjectText } from '../../../src/features/admin/audit/audit-text.ts';

const entry = (overrides: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  at: '2026-07-01T01:00:00.000Z',
  actor: 'minseo',
  action: 'booking-status',
  subjectType: 'booking',
  subjectId: 'Q70JXFCSFP',
  subjectName: null,
  bookingId: 'Q70JXFCSFP',
  before: null,
  after: null,
  ...overrides,
});

describe('an entry of the audit log', () => {
  const cancelled = entry({
    before: { status: 'in-progress', reason: null },
    after: { status: 'cancelled', reason: 'staff' },
  });

  it('says in words what was changed, in the language of the page', () => {
    expect(changeLines(cancelled, auditTexts.en)).toEqual([
      { field: 'Status', text: 'In Progress → Cancelled' },
      { field: 'Reason', text: 'by staff' },
    ]);
    expect(changeLines(cancelled, auditTexts.ko)[0]).toEqual({ field: '상태', text: '진행 중 → 취소' });
  });

  it('gives moments in Seoul time and money in won', () => {
    const scheduled = entry({ before: { startsAt: null }, after: { startsAt: '2026-07-01T01:00:00.000Z' } });
    expect(changeLines(scheduled, auditTexts.en)).toEqual([
      { field: 'Session', text: '2026-07-01 10:00 KST' },
    ]);
    const refunded = entry({
      before: { balanceWon: 50_000 },
      after: { amountWon: 25_000, override: false, refundId: 'x' },
    });
    expect(changeLines(refunded, auditTexts.en)).toEqual([
      { field: 'Still paid', text: '₩50,000' },
      { field: 'Amount', text: '₩25,000' },
    ]);
  });

  it('leaves names as they were typed, also one that is a word of ours', () => {
    const added = entry({ after: { username: 'admin', role: 'admin', name: 'none' } });
    expect(changeLines(added, auditTexts.ko)).toEqual([
      { field: '아이디', text: 'admin' },
      { field: '권한', text: '일반 관리자' },
      { field: '이름', text: 'none' },
    ]);
  });

  it('leads to the booking, or where an account or an enquiry stands', () => {
    expect(linkOf(cancelled)).toBe('/admin?search=Q70JXFCSFP');
    expect(subjectText(cancelled, auditTexts.en)).toBe('Booking #Q70JXFCSFP');
    const account = entry({ subjectType: 'user', subjectId: '7', subjectName: 'helper', bookingId: null });
    expect([linkOf(account), subjectText(account, auditTexts.ko)]).toEqual(['/admin/users', '계정 helper']);
    const day = entry({ subjectType: 'cash-up', subjectId: '2026-07-01', bookingId: null });
    expect([linkOf(day), subjectText(day, auditTexts.en)]).toEqual([
      ...['/admin/cash-up?date=2026-07-01', 'Day 2026-07-01'],
    ]);
  });

  it('says what a file has that was saved', () => {
    const saved = entry({ subjectType: 'export', subjectId: 'cash-ups', bookingId: null });
    expect(subjectText(saved, auditTexts.en)).toBe('File: Signed cash-ups');
    expect(subjectText(saved, auditTexts.ko)).toBe('파일: 서명한 정산');
  });

  it('shows as it is what a later version has written', () => {
    const unknown = entry({ after: { status: 'archived' }, subjectType: 'branch', bookingId: null });
    expect(changeLines(unknown, auditTexts.en)).toEqual([{ field: 'Status', text: 'archived' }]);
    expect(subjectText(unknown, auditTexts.en)).toBe('branch Q70JXFCSFP');
  });
});
