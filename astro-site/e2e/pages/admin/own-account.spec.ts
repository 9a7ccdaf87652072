import { refusals } from 'shared/problems/refusals.en.ts';
import { expect, test } from '../fixtures.ts';
import { appThatCanBeSetUp, bothFactors, ownAccount } from '../data/accounts.ts';
import { signedIn } from '../data/staff.ts';
import { codeShapes } from '../../support/recovery-codes.ts';
import { toast } from './toast.ts';

const wrongPassword = {
  problem: {
    status: 400,
    type: 'validation-failed',
    code: 'current-password-wrong',
    detail: refusals['current-password-wrong'],
  },
};

test('other sessions are ended by the keyboard and the current password, and a wrong one is typed over', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 400: POST .*\/api\/auth\/other-sessions\/end/);
  signedIn(api);
  ownAccount(api);
  await page.goto('/admin/account');
  const sessions = page.getByRole('list', { name: 'Your sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText('This browser');
  await expect(sessions.last().getByRole('button', { name: /^End Chrome/ })).toBeVisible();
  const endOthers = page.getByRole('button', { name: 'End all others' });
  await endOthers.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'End all other sessions?' });
  await expect(dialog).toHaveAccessibleDescription('Every browser but this one is signed out at once.');
  await page.keyboard.press('Escape');
  await expect(endOthers).toBeFocused();

  const password = dialog.getByLabel('Current password');
  api.on('POST /api/auth/other-sessions/end', wrongPassword);
  await page.keyboard.press('Enter');
  await password.fill('borrowed umbrella 9');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('The current password is not right');
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription('The current password is not right');
  // What was wrong is selected: typing replaces it.
  ownAccount(api);
  await page.keyboard.type('seven quiet otters');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'One session has ended.')).toBeVisible();
  await expect(sessions).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Your sessions' })).toBeFocused();
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
  expect(api.requests('POST /api/auth/other-sessions/end').at(-1)?.postDataJSON()).toEqual({
    currentPassword: 'seven quiet otters',
  });
});

test('in Korean a session asks for the password with the name of its browser, and refuses in Korean', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 400: POST .*\/api\/auth\/sessions\/2\/end/);
  signedIn(api, { language: 'ko' });
  ownAccount(api);
  api.on('POST /api/auth/sessions/:id/end', wrongPassword);
  await page.goto('/admin/account');
  await expect(page.getByText('지금 쓰는 브라우저')).toBeVisible();
  await page.getByRole('button', { name: /에 로그인한 Chrome \(.+\) 끝내기$/ }).click();
  const asked = page.getByRole('dialog', { name: /^Chrome \(.+\) 로그인을 끝낼까요\?$/ });
  await asked.getByLabel('현재 비밀번호').fill('borrowed umbrella 9');
  await asked.getByRole('button', { name: '끝내기' }).click();
  await expect(asked.getByRole('alert')).toHaveText('현재 비밀번호가 올바르지 않습니다.');
});

test('a changed password leaves empty fields and the focus in the first', async ({ page, api }) => {
  signedIn(api);
  ownAccount(api);
  api.on('POST /api/auth/password', { json: {} });
  await page.goto('/admin/account');
  const current = page.getByLabel('Current password');
  await expect(current).toHaveAttribute('autocomplete', 'current-password');
  await current.fill('seven quiet otters');
  await page.getByLabel('New password').fill('borrowed umbrella 9');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(toast(page, 'Your password has been changed.')).toBeVisible();
  await expect(current).toBeFocused();
  await expect(current).toHaveValue('');
});

test('recovery codes are shown once, each in one line or in halves, and hold the focus', async ({
  page,
  api,
}) => {
  signedIn(api);
  ownAccount(api);
  appThatCanBeSetUp(api);
  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Set up the app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill('seven quiet otters');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expect(dialog.locator('code')).toHaveText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');
  await expect(dialog.getByLabel('Code that the app shows now')).toBeFocused();
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  const codes = dialog.getByRole('list', { name: 'Your recovery codes' });
  await expect(codes).toBeFocused();
  const listed = codes.getByRole('listitem');
  await expect(listed).toHaveCount(10);
  expect(await codeShapes(page, listed, 1440)).toEqual(['xxxx-xxxx-xxxx-xxxx-xxxx-xxxx']);
  expect(await codeShapes(page, listed, 360)).toEqual(['xxxx-xxxx-xxxx- / xxxx-xxxx-xxxx']);
  ownAccount(api, bothFactors);
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(dialog).toHaveCount(0);
});
