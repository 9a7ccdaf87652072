import { refusals } from 'shared/problems/refusals.en.ts';
import { expect, test } from '../fixtures.ts';
import { appThatCanBeSetUp, ownAccount, signedInAnswer } from '../data/accounts.ts';
import { officeBooking, openOffice } from '../data/office.ts';
import { signedIn } from '../data/staff.ts';
import { toast } from './toast.ts';

const nobody = { problem: { status: 401, type: 'sign-in-required', detail: 'Please sign in first' } };

test('a stranger is sent from the dashboard to the sign-in, and told why', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 401: GET .*\/api\/auth\/user/);
  api.on('GET /api/auth/user', nobody);
  await page.goto('/admin');
  await expect(toast(page, /로그인이 필요합니다/)).toBeVisible();
  await page.waitForURL('**/login');
});

test('signing in says what is wrong, and leaves a wrong password ready to be typed over', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 401: POST .*\/api\/auth\/login/);
  api.on('POST /api/auth/login', {
    problem: {
      status: 401,
      type: 'invalid-credentials',
      code: 'invalid-credentials',
      detail: refusals['invalid-credentials'],
    },
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(toast(page, '입력 오류')).toBeVisible();
  expect(api.requests('POST /api/auth/login')).toHaveLength(0);
  await page.getByLabel('Username or email').fill('owner');
  const password = page.getByLabel('Password');
  await expect(password).toHaveAttribute('type', 'password');
  await password.fill('not the password');
  await page.keyboard.press('Enter');
  await expect(toast(page, '로그인 실패')).toBeVisible();
  await expect(toast(page, 'Wrong username or password.')).toBeVisible();
  await page.keyboard.type('x');
  await expect(password).toHaveValue('x');
});

test('the second step takes a code, says when it is wrong, and takes a recovery code in Korean', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 401: POST .*\/api\/auth\/second-step/);
  api.on('POST /api/auth/login', { json: { secondStep: { app: true, passkey: null, recoveryCode: true } } });
  api.on('POST /api/auth/second-step', {
    problem: {
      status: 401,
      type: 'invalid-credentials',
      code: 'factor-code',
      detail: refusals['factor-code'],
    },
  });
  await page.goto('/login');
  await page.getByLabel('Username or email').fill('owner');
  await page.getByLabel('Password').fill('the right one');
  await page.keyboard.press('Enter');
  const code = page.getByLabel('Code of your authenticator app');
  await expect(code).toBeFocused();
  await page.keyboard.type('12345');
  await page.keyboard.press('Enter');
  await expect(toast(page, /This code is not right/)).toBeVisible();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await page.getByRole('button', { name: '한국어' }).click();
  await page.getByLabel('복구 코드').fill('0a1b-2c3d');
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect
    .poll(() => api.requests('POST /api/auth/second-step').at(-1)?.postDataJSON() as unknown)
    .toEqual({ recoveryCode: '0a1b-2c3d' });
});

test('an account that may not edit the website is told so on its way to the CMS, and can leave', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 403: POST .*\/api\/auth\/cms-tickets/);
  signedIn(api, { role: 'staff' });
  const detail = 'Your account may not edit the website. Please ask an admin for a permission for it.';
  api.on('POST /api/auth/cms-tickets', { problem: { status: 403, type: 'not-allowed', detail } });
  await page.goto('/login#cms=state');
  await expect(page.getByRole('heading', { name: 'The CMS does not open' })).toBeVisible();
  await expect(page.getByText(detail)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('a password that another admin has set opens only its change, in either language', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 400: POST .*\/api\/auth\/password/);
  signedIn(api, { mustChangePassword: true });
  api.on('PUT /api/auth/language', { json: {} });
  api.on('POST /api/auth/password', {
    problem: {
      status: 400,
      type: 'validation-failed',
      code: 'password-common',
      detail:
        'This password is one of those that attackers try first. Please choose another one, for example four words that do not belong together',
    },
  });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByRole('button', { name: '한국어' }).click();
  await page.getByLabel('현재 비밀번호').fill('borrowed umbrella 9');
  await page.getByLabel('새 비밀번호').fill('qwertyuiopasdfgh');
  await page.getByRole('button', { name: '변경', exact: true }).click();
  await expect(toast(page, /비밀번호입니다\. 서로 관련 없는 단어/)).toHaveAttribute('lang', 'ko');

  openOffice(api);
  api.on('POST /api/auth/password', () => {
    signedIn(api, { language: 'ko' });
    return { json: {} };
  });
  await page.getByRole('button', { name: '변경', exact: true }).click();
  await expect(page.getByRole('button', { name: /^전체/ })).toContainText(/\d/);
});

test('where a second factor has to be set up first, nothing else opens, in either language', async ({
  page,
  api,
}) => {
  signedIn(api, { mustSetUpSecondFactor: true, hasSecondFactor: false });
  ownAccount(api);
  appThatCanBeSetUp(api);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByRole('button', { name: '한국어' }).click();
  await page.getByRole('button', { name: '앱 등록', exact: true }).click();
  await expect(page.getByRole('dialog', { name: '앱 등록' })).toHaveAttribute('lang', 'ko');
});

test('a session that ends in the middle of work loses nothing that was typed', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 401: POST .*\/send-email/);
  signedIn(api);
  openOffice(api);
  api.on('POST /api/admin/bookings/:id/email-preview', {
    json: { subject: 'Half-written', html: '<p>Every word of this stays.</p>', text: '' },
  });
  api.on('POST /api/admin/bookings/:id/send-email', nobody);
  api.on('POST /api/auth/login', { json: signedInAnswer() });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Send Email' }).click();
  await page.getByLabel('Subject').fill('Half-written');
  await page.getByLabel('Message').fill('Every word of this stays.');
  await page.getByRole('dialog').getByRole('button', { name: 'Send Email' }).click();
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  api.on('POST /api/admin/bookings/:id/send-email', { json: {} });
  await page.getByLabel('Username or email').fill('owner');
  await page.getByLabel('Password').fill('the right one');
  await page.keyboard.press('Enter');
  await expect(toast(page, /You are signed in again/)).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Every word of this stays.');
  await page.getByRole('dialog').getByRole('button', { name: 'Send Email' }).click();
  await expect(toast(page, /The email is on its way/)).toBeVisible();
  expect(api.requests(`POST /api/admin/bookings/${officeBooking().id}/send-email`)).toHaveLength(2);
});
