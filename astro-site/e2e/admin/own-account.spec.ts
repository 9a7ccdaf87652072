import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { sticksOut } from '../support/fit.ts';
import { Desk } from './desk.ts';

const FIRST = 'seven quiet otters';
const SECOND = 'borrowed umbrella 9';

test('one sees where one is signed in, is told of a new browser, ends all others and changes the password', async ({
  page,
  stack,
  problems,
  mailbox,
  guestEmail,
  openContext,
}) => {
  // The browser that is signed out asks and hears so.
  problems.expect(/answer 401: GET .*\/api\/admin\//);
  await new Desk(page, stack).open();
  const username = guestEmail.split('@')[0]?.slice(0, 50) ?? 'helper';
  const added = await page.request.post('/api/admin/users', {
    headers: { Origin: stack.urls.site },
    data: { email: guestEmail, username, password: FIRST },
  });
  expect(added.status(), await added.text()).toBe(201);

  const signedIn = async () => {
    const theirs = new Desk(await (await openContext({ locale: 'en-GB' })).newPage(), stack);
    await theirs.page.goto('/login');
    await theirs.fillLogin(username, FIRST);
    await theirs.page.waitForURL('**/admin');
    await expect(theirs.page.getByRole('button', { name: /^Total/ })).toContainText(/\d/);
    return theirs;
  };
  const mine = await signedIn();
  const other = await signedIn();
  const mail = await mailbox.waitFor({ to: guestEmail, subject: `New browser signed in to ${username}` });
  expect(mail.text).toContain('Chrome (');

  const own = mine.page;
  await own.getByRole('link', { name: 'My account' }).click();
  const sessions = own.getByRole('list', { name: 'Your sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText('This browser');
  await expect(sessions.last().getByRole('button', { name: /^End Chrome/ })).toBeVisible();
  await expectAccessible(own, 'own account');
  await own.setViewportSize({ width: 320, height: 640 });
  expect(await sticksOut(own, 'boxes')).toEqual([]);

  await own.getByRole('button', { name: 'End all others' }).click();
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
});
