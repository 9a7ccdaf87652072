import { expect, test } from '../../fixtures.ts';
import { Desk } from './desk.ts';

const FIRST = 'seven quiet otters';
const SECOND = 'borrowed umbrella 9';

test('one sees where one is signed in, is told of a new browser, ends others by the password, changes it and the language', async ({
  page,
  stack,
  problems,
  mailbox,
  guestEmail,
  openContext,
}) => {
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
  const sessions = own.getByRole('list', { name: 'Your sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await own.getByRole('button', { name: 'End all others' }).click();
  const dialog = own.getByRole('dialog', { name: 'End all other sessions?' });
  await dialog.getByLabel('Current password').fill(FIRST);
  await own.keyboard.press('Enter');
  await expect(sessions).toHaveCount(1);
  await other.page.getByLabel('Search').fill('anything');
  await expect(other.page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();

  await own.getByLabel('Current password').fill(FIRST);
  await own.getByLabel('New password').fill(SECOND);
  await own.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(mine.toast('Your password has been changed.')).toBeVisible();
  const saved = own.waitForResponse('**/api/auth/language');
  await own.getByRole('button', { name: '한국어' }).click();
  await saved;
  // The account speaks Korean now, on every browser.
  const third = await signedIn(SECOND);
  await expect(third.page.getByRole('heading', { name: '예약 관리' })).toBeVisible();
});
