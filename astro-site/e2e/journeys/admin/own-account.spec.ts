import { expect, test } from '../../fixtures.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { sticksOut } from '../../support/fit.ts';
import { Desk } from './desk.ts';

const FIRST = 'seven quiet otters';
const SECOND = 'borrowed umbrella 9';

test('one sees where one is signed in, is told of a new browser, ends others by the password and changes it', async ({
  page,
  stack,
  problems,
  mailbox,
  guestEmail,
  openContext,
}) => {
  problems.expect(/answer 400: POST .*\/api\/auth\/(sessions\/\d+|other-sessions)\/end/);
  // The browser that is signed out asks and hears so.
  problems.expect(/answer 401: GET .*\/api\/admin\//);
  await new Desk(page, stack).signIn();
  const username = guestEmail.split('@')[0]?.slice(0, 50) ?? 'helper';
  const added = await page.request.post('/api/admin/users', {
    headers: { Origin: stack.urls.site },
    data: { email: guestEmail, username, password: FIRST },
  });
  expect(added.status(), await added.text()).toBe(201);

  const signedIn = async (password = FIRST) => {
    const theirs = new Desk(await (await openContext({ locale: 'en-GB' })).newPage(), stack);
    await theirs.page.goto('/login');
    await theirs.fillLogin(username, password);
    await theirs.page.waitForURL('**/admin');
    await expect(theirs.page.getByRole('button', { name: /^(Total|전체)/ })).toContainText(/\d/);
    return theirs;
  };
  const mine = await signedIn();
  const other = await signedIn();
  const mail = await mailbox.waitFor({ to: guestEmail, subject: `New browser signed in to ${username}` });
  expect(mail.text).toContain('Chrome (');

  const own = mine.page;
  await own.getByRole('link', { name: 'My account' }).click();
  const sessions = own.getByRole('list', { name: /^(Your sessions|내 로그인 목록)$/ }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText('This browser');
  await expect(sessions.last().getByRole('button', { name: /^End Chrome/ })).toBeVisible();
  await expectAccessible(own, 'own account');
  await own.setViewportSize({ width: 320, height: 640 });
  expect(await sticksOut(own, 'boxes')).toEqual([]);

  const endOthers = own.getByRole('button', { name: 'End all others' });
  await endOthers.focus();
  await own.keyboard.press('Enter');
  const dialog = own.getByRole('dialog', { name: 'End all other sessions?' });
  await expect(dialog).toHaveAccessibleDescription('Every browser but this one is signed out at once.');
  await own.keyboard.press('Escape');
  await expect(endOthers).toBeFocused();
  await own.keyboard.press('Enter');
  const password = dialog.getByLabel('Current password');
  await password.fill(SECOND);
  await own.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('The current password is not right.');
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription('The current password is not right.');
  await expectAccessible(own, 'the password before sessions end');
  expect(await sticksOut(own, 'boxes')).toEqual([]);
  // What was wrong is selected: typing replaces it.
  await own.keyboard.type(FIRST);
  await own.keyboard.press('Enter');
  await expect(mine.toast('One session has ended.')).toBeVisible();
  await expect(sessions).toHaveCount(1);
  await expect(own.getByRole('list', { name: 'Your sessions' })).toBeFocused();
  await expect(own.getByText('You are signed in nowhere else.')).toBeVisible();
  await other.page.getByLabel('Search').fill('anything');
  await expect(other.page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();

  await own.getByLabel('Current password').fill(FIRST);
  await own.getByLabel('New password').fill(SECOND);
  await own.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(mine.toast('Your password has been changed.')).toBeVisible();
  await expect(own.getByLabel('Current password')).toBeFocused();
  await expect(own.getByLabel('Current password')).toHaveValue('');
  await own.getByRole('button', { name: '한국어' }).click();
  await expect(own.getByRole('heading', { name: '로그인된 브라우저' })).toBeVisible();
  await expect(own.getByText('지금 쓰는 브라우저')).toBeVisible();

  // The account speaks Korean now, on every browser.
  const third = await signedIn(SECOND);
  // The list is read again as soon as its page is looked at.
  await own.reload();
  await own.getByRole('button', { name: /에 로그인한 Chrome \(.+\) 끝내기$/ }).click();
  const asked = own.getByRole('dialog', { name: /^Chrome \(.+\) 로그인을 끝낼까요\?$/ });
  await asked.getByLabel('현재 비밀번호').fill(FIRST);
  await asked.getByRole('button', { name: '끝내기' }).click();
  await expect(asked.getByRole('alert')).toHaveText('현재 비밀번호가 올바르지 않습니다.');
  await asked.getByLabel('현재 비밀번호').fill(SECOND);
  await asked.getByRole('button', { name: '끝내기' }).click();
  await expect(sessions).toHaveCount(1);
  await expect(own.getByRole('list', { name: '내 로그인 목록' })).toBeFocused();
  // It speaks what the account has chosen.
  await third.page.getByRole('searchbox').fill('anything');
  await expect(third.page.getByRole('dialog', { name: '로그인이 끝났습니다' })).toBeVisible();
});
