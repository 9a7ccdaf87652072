import { expect, test } from '../../fixtures.ts';
import { Desk } from './desk.ts';

const FIRST = 'fern lamp 7 by the door';
const GIVEN = 'borrowed umbrella 9';
const OWN = 'seven quiet otters';

test('an account is added, gets another password, is taken over by its owner, switched off and deleted', async ({
  page,
  stack,
  problems,
  guestEmail,
  openContext,
}) => {
  // Who is switched off asks for the next page.
  problems.expect(/answer 401: GET .*\/api\//);
  const desk = new Desk(page, stack);
  await desk.signIn();
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Add admin' }).click();
  const dialog = page.getByRole('dialog');
  const username = guestEmail.split('@')[0]?.slice(0, 50) ?? 'helper';
  await dialog.getByLabel('E-mail').fill(guestEmail);
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Password').fill(FIRST);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('listitem').filter({ hasText: guestEmail });
  await row.getByRole('button', { name: 'Set password' }).click();
  await dialog.getByLabel('New password').fill(GIVEN);
  await dialog.getByRole('button', { name: 'Set password' }).click();
  await expect(desk.toast(`${username} can sign in with the new password now.`)).toBeVisible();

  const theirs = new Desk(await (await openContext({ locale: 'en-GB' })).newPage(), stack);
  await theirs.page.goto('/login');
  await theirs.fillLogin(username, GIVEN);
  await expect(theirs.page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
  await theirs.page.getByLabel('Current password').fill(GIVEN);
  await theirs.page.getByLabel('New password').fill(OWN);
  await theirs.page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(theirs.page.getByRole('button', { name: /^Total/ })).toContainText(/\d/);

  await row.getByRole('button', { name: 'Deactivate' }).click();
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(row.getByText('Inactive', { exact: true })).toBeVisible();
  await theirs.page.goto('/admin/account');
  await theirs.page.waitForURL('**/login');
  await row.getByRole('button', { name: 'Activate', exact: true }).click();
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);

  await page.getByRole('link', { name: 'Audit log' }).click();
  const entry = page
    .getByRole('listitem')
    .filter({ hasText: 'deleted an account' })
    .filter({ hasText: username });
  await expect(entry.first()).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d KST/);
});
