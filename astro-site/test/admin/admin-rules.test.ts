import { describe, expect, it } from 'vitest';
import { problemTypes } from 'shared/problems/problem.ts';
import { guardRefusal } from '../../src/features/admin/AdminGuard.tsx';
import { addressOf, filterFromAddress } from '../../src/features/admin/dashboard-address.ts';
import { loginFailureText } from '../../src/features/admin/login-failure.ts';
import { adminTexts } from '../../src/features/admin/messages.ts';
import { userTexts } from '../../src/features/admin/user-messages.ts';
import { keyedRefund } from '../../src/features/admin/refund-api.ts';
import { noteFailure, noteSignedIn, sessionStore } from '../../src/features/admin/session-store.ts';
import { ApiError, NoAnswerError } from '../../src/lib/api/api-error.ts';

function refusal(type: keyof typeof problemTypes, detail: string): ApiError {
  const problem = { type, ...problemTypes[type], detail };
  return new ApiError(problem.status, JSON.stringify(problem), problem);
}

describe('a refused sign-in', () => {
  const { login } = adminTexts;
  it.each([
    [refusal('invalid-credentials', 'Invalid credentials'), login.invalid],
    [refusal('account-disabled', 'Account is disabled'), login.disabled],
    [refusal('validation-failed', 'Username and password are required.'), login.required],
    [refusal('other-origin', 'Something else'), login.other],
    [new Error('nobody knows'), login.other],
    [
      refusal('too-many-requests', 'Too many sign-in attempts. Please wait.'),
      'Too many sign-in attempts. Please wait.',
    ],
    [new NoAnswerError(null), 'We could not reach the server. Please check your connection and try again.'],
  ])('%s is told in its own words', (error, text) => {
    expect(loginFailureText(error)).toBe(text);
  });
});

describe('the guard', () => {
  const user = { id: 1, username: 'x', email: 'x@example.test' };
  const { guard } = adminTexts;
  it.each([
    [null, false, '/login', guard.loginRequired],
    [{ ...user, role: 'user' as const }, false, '/', guard.accessDenied],
    [{ ...user, role: 'admin' as const }, true, '/', guard.superAdminRequired],
  ])('sends %j away', (who, superOnly, path, text) => {
    expect(guardRefusal(who, superOnly)).toMatchObject({ path, text });
  });

  it.each([
    [{ ...user, role: 'admin' as const }, false],
    [{ ...user, role: 'super_admin' as const }, false],
    [{ ...user, role: 'super_admin' as const }, true],
  ])('lets %j in', (who, superOnly) => {
    expect(guardRefusal(who, superOnly)).toBeNull();
  });
});

describe('the filter in the address', () => {
  it.each([
    [{ status: '', search: '' }, ''],
    [{ status: 'in-progress', search: '' }, '?status=in-progress'],
    [{ status: 'pending', search: 'ana & co' }, '?status=pending&search=ana+%26+co'],
  ])('%j stands there as %s and is read back', (filter, address) => {
    expect(addressOf(filter)).toBe(address);
    expect(filterFromAddress(address)).toEqual(filter);
  });

  it('forgets a status that does not exist', () => {
    expect(filterFromAddress('?status=lost')).toEqual({ status: '', search: '' });
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
    expect(first.key).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('an ended session', () => {
  it('is noticed from any refused request, but not from a wrong password', () => {
    noteFailure(refusal('invalid-credentials', 'Invalid credentials'));
    expect(sessionStore.read()).toBe(false);
    noteFailure(refusal('sign-in-required', 'You are not signed in.'));
    expect(sessionStore.read()).toBe(true);
    noteSignedIn();
    expect(sessionStore.read()).toBe(false);
  });
});

describe('the words of the specification', () => {
  it('are exactly these', () => {
    const { login, shell, dashboard, changes, emailDialog } = adminTexts;
    expect([login.inputErrorTitle, login.failedTitle]).toEqual(['입력 오류', '로그인 실패']);
    expect(shell.logoutFailed).toBe('Failed to logout. Please try again.');
    expect(changes.statusFailed).toBe('Failed to update booking status.');
    expect(changes.statusUpdated).toBe('Booking status has been updated successfully.');
    expect(emailDialog.failed).toBe('Failed to send email.');
    expect([dashboard.noneFound, dashboard.noneYet]).toEqual([
      'No bookings found',
      'No bookings have been made yet',
    ]);
    expect(dashboard.searchPlaceholder).toBe('name, email, phone, or booking type klook/direct');
    expect([userTexts.roles.admin, userTexts.roles.super_admin]).toEqual(['일반 관리자', '슈퍼 관리자']);
    expect(userTexts.add.passwordErrorTitle).toBe('비밀번호 오류');
  });
});
