import { expect, test } from '../../fixtures.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { Desk } from './desk.ts';

const OWN = 'seven quiet otters';
const GIVEN = 'borrowed umbrella 9';

test('a password that everybody tries first is refused with the reason; one that was set by somebody else opens only its change', async ({
  page,
  stack,
  problems,
  guestEmail,
  openContext,
}) => {
  problems.expect(/answer 400: POST .*\/api\/admin\/users/);
  problems.expect(/answer 400: POST .*\/api\/auth\/password/);
  const desk = new Desk(page, stack);
  await desk.signIn();
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Add admin' }).click();
  const dialog = page.getByRole('dialog');
  const username = guestEmail.split('@')[0]?.slice(0, 50) ?? 'helper';
  await dialog.getByLabel('E-mail').fill(guestEmail);
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Password').fill('123456');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(desk.toast(/one of those that attackers try first/)).toBeVisible();
  await dialog.getByLabel('Password').fill('a first password of theirs');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();

  const row = page.getByRole('listitem').filter({ hasText: guestEmail });
  await row.getByRole('button', { name: 'Set password' }).click();
  await expect(dialog).toContainText('the next sign-in asks for another one');
  await expectAccessible(page, 'dialog to set a password');
  await dialog.getByLabel('New password').fill(GIVEN);
  await dialog.getByRole('button', { name: 'Set password' }).click();
  await expect(desk.toast(`${username} can sign in with the new password now.`)).toBeVisible();

  const theirPage = await (await openContext({ locale: 'en-GB' })).newPage();
  const theirs = new Desk(theirPage, stack);
  await theirPage.goto('/login');
  await theirs.fillLogin(username, GIVEN);
  await expect(theirPage.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
  await expect(theirPage.getByText(guestEmail)).toHaveCount(0);
  await expect(theirPage.getByRole('button', { name: /^Total/ })).toHaveCount(0);
  await expectAccessible(theirPage, 'own password');
  await theirPage.getByRole('button', { name: '한국어' }).click();
  await expect(theirPage.getByRole('heading', { name: '비밀번호를 새로 정해 주세요' })).toBeVisible();
  await theirPage.getByLabel('현재 비밀번호').fill(GIVEN);
  await theirPage.getByLabel('새 비밀번호').fill('qwertyuiop');
  await theirPage.getByRole('button', { name: '변경', exact: true }).click();
  await expect(theirs.toast(/비밀번호입니다\. 서로 관련 없는 단어/)).toHaveAttribute('lang', 'ko');
  await theirPage.getByLabel('새 비밀번호').fill(OWN);
  await theirPage.getByRole('button', { name: '변경', exact: true }).click();
  await expect(theirPage.getByRole('button', { name: /^전체/ })).toContainText(/\d/);
});
