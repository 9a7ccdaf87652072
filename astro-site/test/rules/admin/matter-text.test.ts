import type { Matter, MatterKind } from 'shared/attention/attention.ts';
import type { LedgerDifference } from 'shared/refunds/refunds.ts';
import { describe, expect, it } from 'vitest';
import { differenceText } from '../../../src/features/admin/attention/difference-text.ts';
import { matterText } from '../../../src/features/admin/attention/matter-text.ts';

const matter = (kind: MatterKind, overrides: Partial<Matter>): Matter => ({
  key: `${kind}:1`,
  kind,
  since: '2026-07-01T01:00:00.000Z',
  bookingId: null,
  name: 'minseo',
  amountWon: null,
  reason: 'Chrome (Windows), 203.0.113.*',
  emailId: null,
  emailSubject: null,
  day: null,
  addOnId: null,
  count: 1,
  dismissible: true,
  ...overrides,
});
const what = (kind: MatterKind, overrides: Partial<Matter> = {}) =>
  matterText.en(matter(kind, overrides)).what;

describe('what super admins read of sign-ins', () => {
  it('says who, from where and when', () => {
    expect(what('new-browser')).toBe(
      'Somebody signed in as minseo from a new browser: Chrome (Windows), 203.0.113.*, on 2026-07-01 10:00 KST.',
    );
    expect(what('new-browser', { count: 3 })).toContain(
      'as minseo from 3 new browsers within a day, the last one Chrome',
    );
    expect(what('failed-sign-ins', { count: 10 })).toContain('10 tries to sign in as minseo failed');
  });

  it('tells a mail about an account from one about an enquiry', () => {
    const failed = { emailSubject: 'Failed sign-ins to minseo', reason: 'The mail server answered 550' };
    expect(matterText.en(matter('mail-failed', failed))).toEqual({
      what: 'The e-mail “Failed sign-ins to minseo” to minseo could not be delivered.',
      advice:
        'The mail server answered 550. Check the address under User Management: alarms about the account go there.',
    });
    expect(matterText.en(matter('mail-failed', { ...failed, name: null })).advice).toContain('Enquiries');
  });
});

describe('the same in Korean', () => {
  const kinds: Record<MatterKind, true> = {
    'payment-unclear': true,
    'refund-stuck': true,
    'refund-failed': true,
    'refund-due': true,
    'counter-refund-due': true,
    'ledger-differs': true,
    'ledger-late': true,
    'reports-differed': true,
    'mail-failed': true,
    'mails-late': true,
    'confirmed-without-time': true,
    'not-paid': true,
    'delivery-late': true,
    'delivery-due': true,
    'new-browser': true,
    'failed-sign-ins': true,
  };
  const facts: Partial<Matter> = { name: '지민', reason: null, day: '2026-07-01', emailSubject: '예약 안내' };
  const words = (text: object) =>
    Object.values(text)
      .join(' ')
      .replaceAll(/Klook|KST|CMS/g, '');

  it.each(Object.keys(kinds) as MatterKind[])('has no English left in %s', (kind) => {
    for (const overrides of [
      facts,
      { ...facts, count: 3, amountWon: 22_000, bookingId: 'A' },
      { ...facts, name: null },
    ])
      expect(words(matterText.ko(matter(kind, { ...overrides, bookingId: null })))).not.toMatch(/[A-Za-z]/);
  });

  it('names who, what and since when', () => {
    const late = matter('refund-stuck', { name: 'Jin', amountWon: 22_000, reason: 'NO_ANSWER' });
    expect(matterText.ko(late)).toEqual({
      what: 'Jin 님의 ₩22,000 환불이 2026-07-01 10:00 KST부터 끝나지 않고 있습니다.',
      advice: '계속 다시 시도하며, 두 번 환불되지는 않습니다. 결제사가 응답하지 않았습니다.',
    });
  });

  const difference: LedgerDifference = {
    kind: 'unknown-here',
    transactionKey: 'key',
    orderId: null,
    bookingId: null,
    ourWon: -22_000,
    providerWon: 22_000,
    at: '2026-07-01T01:00:00.000Z',
  };
  it.each(['unknown-here', 'unknown-there', 'amount-differs'] as const)('of a ledger, too: %s', (kind) => {
    expect(words(differenceText.ko({ ...difference, kind }))).not.toMatch(/[A-Za-z]/);
  });
});
