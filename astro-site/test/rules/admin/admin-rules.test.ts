import type { RefusalCode } from 'shared/problems/refusals.en.ts';
import { describe, expect, it } from 'vitest';
import { problemTypes } from 'shared/problems/problem.ts';
import { guardRefusal } from '../../../src/features/admin/sign-in/AdminGuard.tsx';
import {
  isFiltered,
  noFilter,
  spanOf,
  type BookingFilter,
} from '../../../src/features/admin/filter/booking-filter.ts';
import { addressOf, filterFromAddress } from '../../../src/features/admin/filter/dashboard-address.ts';
import { filterTexts } from '../../../src/features/admin/filter/filter-messages.ts';
import { activeFilters } from '../../../src/features/admin/filter/filter-texts.ts';
import { loginFailureText } from '../../../src/features/admin/sign-in/login-failure.ts';
import { signInTexts } from '../../../src/features/admin/sign-in/sign-in-messages.ts';
import { listTexts } from '../../../src/features/admin/bookings/list-messages.ts';
import { statusTexts } from '../../../src/features/admin/bookings/status-messages.ts';
import { emailDialogTexts } from '../../../src/features/admin/mails/email-dialog-messages.ts';
import { guardTexts } from '../../../src/features/admin/sign-in/guard-messages.ts';
import { logoutTexts } from '../../../src/features/admin/sign-in/logout-messages.ts';
import { userTexts } from '../../../src/features/admin/accounts/account-messages.ts';
import { adminLanguages } from '../../../src/features/admin/language/language.ts';
import { refusalText } from '../../../src/features/admin/language/refusals.ts';
import { keyedRefund } from '../../../src/features/admin/refunds/refund-api.ts';
import {
  noteFailure,
  noteSignedIn,
  sessionStore,
} from '../../../src/features/admin/sign-in/session-store.ts';
import { ApiError, NoAnswerError } from '../../../src/lib/api/api-error.ts';

function refusal(type: keyof typeof problemTypes, code: RefusalCode, detail = ''): ApiError {
  const problem = { type, ...problemTypes[type], code, detail };
  return new ApiError(problem.status, JSON.stringify(problem), problem);
}

describe('a refused sign-in', () => {
  const { en: login } = signInTexts;
  it.each([
    [refusal('invalid-credentials', 'invalid-credentials'), login.invalid],
    [refusal('account-disabled', 'account-disabled'), login.disabled],
    [refusal('validation-failed', 'login-required'), login.required],
    [refusal('other-origin', 'other-origin'), login.other],
    [new Error('nobody knows'), login.other],
    [
      refusal('too-many-requests', 'too-many-tries', 'Too many sign-in attempts. Please wait.'),
      'Too many sign-in attempts. Please wait.',
    ],
    [new NoAnswerError(null), 'We could not reach the server. Please check your connection and try again.'],
  ])('%s is told in its own words', (error, text) => {
    expect(loginFailureText(error, 'en')).toBe(text);
  });
});

describe('a refused change to an account, in Korean', () => {
  const korean = (error: unknown) => refusalText(error, 'ko', '변경하지 못했습니다.');
  it('is said in Korean, sentence by sentence', () => {
    expect(korean(refusal('account-protected', 'super-admin-kept'))).toBe(
      '슈퍼 관리자는 삭제할 수 없습니다. 대신 비활성화할 수 있습니다.',
    );
    const errors = [
      { path: 'email', message: '', code: 'email-wrong' },
      { path: 'password', message: '', code: 'password-too-short', params: { minimum: 6 } },
    ];
    const problem = { type: 'validation-failed', ...problemTypes['validation-failed'], detail: '', errors };
    expect(korean(new ApiError(400, '', problem))).toBe(
      '올바른 이메일 주소를 입력해 주세요. 비밀번호는 6자 이상이어야 합니다.',
    );
  });

  it('is never English: what is not known here gets the page’s own sentence', () => {
    expect(korean(refusal('too-many-requests', 'too-many-tries'))).toMatch(/^시도 횟수가/);
    expect(korean(new ApiError(409, '', { type: 'x', title: '', status: 409, detail: 'Of tomorrow' }))).toBe(
      '변경하지 못했습니다.',
    );
    expect(korean(new NoAnswerError(null))).toMatch(/^서버에/);
    expect(refusalText(refusal('not-found', 'unknown-wish', 'There is none.'), 'en', '')).toBe(
      'There is none.',
    );
  });
});

describe('the guard', () => {
  const user = {
    id: 1,
    username: 'x',
    email: 'x@example.test',
    mustChangePassword: false,
    hasSecondFactor: false,
    language: null,
    branchIds: null,
    contentPermission: 'none' as const,
    cmsUrl: null,
    mustSetUpSecondFactor: false,
    minPasswordLength: 6,
  };
  it.each([
    [null, 'admins' as const, '/login', guardTexts.en.loginRequired],
    [{ ...user, role: 'user' as const }, 'staff' as const, '/', guardTexts.en.accessDenied],
    [{ ...user, role: 'staff' as const }, 'admins' as const, '/admin/day', guardTexts.en.accessDenied],
    [
      { ...user, role: 'staff' as const },
      'super-admins' as const,
      '/admin/day',
      guardTexts.en.superAdminRequired,
    ],
  ])('sends %j away who is not of the %s', (who, audience, path, text) => {
    expect(guardRefusal(who, audience, guardTexts.en)).toMatchObject({ path, text });
  });

  it.each([
    [{ ...user, role: 'staff' as const }, 'staff' as const],
    [{ ...user, role: 'admin' as const }, 'admins' as const],
    [{ ...user, role: 'super_admin' as const }, 'super-admins' as const],
  ])('lets %j in among the %s', (who, audience) => {
    expect(guardRefusal(who, audience, guardTexts.en)).toBeNull();
  });
});

describe('the filter in the address', () => {
  it.each([
    [{}, ''],
    [{ status: 'in-progress' }, '?status=in-progress'],
    [{ status: 'pending', search: 'ana & co' }, '?status=pending&search=ana+%26+co'],
    [{ branchId: 3, status: 'pending' }, '?branchId=3&status=pending'],
    [{ day: 'today', sort: 'session' }, '?day=today&sort=session'],
    [{ day: 'span', from: '2026-11-26', to: '2026-12-01' }, '?from=2026-11-26&to=2026-12-01'],
    [{ day: 'span', to: '2026-12-01', hideNeverPaid: true }, '?to=2026-12-01&unpaid=hide'],
  ] satisfies [Partial<BookingFilter>, string][])(
    '%j stands there as %s and is read back',
    (part, address) => {
      const filter = { ...noFilter, ...part };
      expect(addressOf(filter)).toBe(address);
      expect(filterFromAddress(address)).toEqual(filter);
    },
  );

  it('forgets what does not exist', () => {
    expect(filterFromAddress('?branchId=x&status=lost&day=never&from=2026-02-30&sort=name')).toEqual(
      noFilter,
    );
  });

  it('says more than the browser remembers', () => {
    expect(filterFromAddress('', true).hideNeverPaid).toBe(true);
    const shown = { ...noFilter, hideNeverPaid: false };
    expect(filterFromAddress(addressOf(shown, true), true)).toEqual(shown);
  });
});

describe('the session days that are asked for', () => {
  // 01:30 on the 23rd in Seoul.
  const now = new Date('2026-11-22T16:30:00Z');
  it.each([
    [{ day: 'today' }, { from: '2026-11-23', to: '2026-11-23' }, 'session today'],
    [{ day: 'tomorrow' }, { from: '2026-11-24', to: '2026-11-24' }, 'session tomorrow'],
    [
      { day: 'span', from: '2026-11-30', to: '2026-11-26' },
      { from: '2026-11-26', to: '2026-11-30' },
      'session from Thursday 26 November 2026 to Monday 30 November 2026',
    ],
    [
      { day: 'span', from: '2026-11-26' },
      { from: '2026-11-26', to: '' },
      'session from Thursday 26 November 2026',
    ],
    [{ day: 'span' }, { from: '', to: '' }, undefined],
  ] satisfies [Partial<BookingFilter>, object, string | undefined][])('%j are %j', (part, span, words) => {
    const filter: BookingFilter = { ...noFilter, ...part };
    expect(spanOf(filter, now)).toEqual(span);
    expect(isFiltered(filter, now)).toBe(words !== undefined);
    expect(activeFilters(filter, now, 'en')).toEqual(words === undefined ? [] : [words]);
  });
});

describe('a refund', () => {
  const body = { amountWon: 44_000, reason: 'ill', override: false };

  it('that is asked for twice is one: the same key for the same words', () => {
    const first = keyedRefund(body, null);
    expect(keyedRefund({ ...body }, first)).toBe(first);
  });

  it('of another amount is another one', () => {
    const first = keyedRefund(body, null);
    expect(keyedRefund({ ...body, amountWon: 22_000 }, first).key).not.toBe(first.key);
    expect(first.key).toMatch(/^[\w-]{43}$/);
  });
});

describe('an ended session', () => {
  it('is noticed from any refused request, but not from a wrong password', () => {
    noteFailure(refusal('invalid-credentials', 'invalid-credentials'));
    expect(sessionStore.read()).toBe(false);
    noteFailure(refusal('sign-in-required', 'sign-in-required'));
    expect(sessionStore.read()).toBe(true);
    noteSignedIn();
    expect(sessionStore.read()).toBe(false);
  });
});

describe('the words of the specification', () => {
  it('are exactly these', () => {
    expect(logoutTexts.en.failed).toBe('Failed to logout. Please try again.');
    expect(statusTexts.en.failed).toBe('Failed to update booking status.');
    expect(statusTexts.en.updated).toBe('Booking status has been updated successfully.');
    expect(emailDialogTexts.en.failed).toBe('Failed to send email.');
    expect([listTexts.en.noneFound, listTexts.en.noneYet]).toEqual([
      'No bookings found',
      'No bookings have been made yet',
    ]);
    expect(filterTexts.en.searchPlaceholder).toBe('name, email, phone, or booking type klook/direct');
  });

  it.each(adminLanguages)('stand in Korean where the specification has them so, also in %s', (language) => {
    const { roles, add } = userTexts[language];
    const login = signInTexts[language];
    expect([login.inputErrorTitle, login.failedTitle]).toEqual(['입력 오류', '로그인 실패']);
    expect([add.inputErrorTitle, add.passwordErrorTitle]).toEqual(['입력 오류', '비밀번호 오류']);
    expect(roles.admin).toContain('일반 관리자');
    expect(roles.super_admin).toContain('슈퍼 관리자');
  });
});
