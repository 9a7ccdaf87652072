import type { Matter, MatterKind } from 'shared/attention/attention.ts';
import { describe, expect, it } from 'vitest';
import { matterText } from '../../src/features/admin/attention/matter-text.ts';

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
  count: 1,
  dismissible: true,
  ...overrides,
});
const what = (kind: MatterKind, overrides: Partial<Matter> = {}) => matterText(matter(kind, overrides)).what;

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
    expect(matterText(matter('mail-failed', failed))).toEqual({
      what: 'The e-mail “Failed sign-ins to minseo” to minseo could not be delivered.',
      advice:
        'The mail server answered 550. Check the address under User Management: alarms about the account go there.',
    });
    expect(matterText(matter('mail-failed', { ...failed, name: null })).advice).toContain('Enquiries');
  });
});
