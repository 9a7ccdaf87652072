import { expect, test } from '../../fixtures.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { cmsApi, openForm, signInToCms, typeAndSave } from '../../support/cms.ts';
import { scrollsSideways } from '../../support/fit.ts';
import { windowOf } from '../../support/viewports.ts';

const given = 'violet lantern on the stairs';
const own = 'a quiet bicycle under rain';

// The CMS cannot be mocked, so the looks of our own parts of it are looked at here.
test('a password that a manager has set is changed first, with the current one; then staff see where they are signed in, and end it', async ({
  page,
  stack,
  request,
  guestEmail,
  mailbox,
  openContext,
  problems,
}) => {
  problems.expect(/answer 400: PATCH .*\/api\/users\/\d+/);
  problems.expect(/answer 401: POST .*\/api\/users\/login/);
  problems.expect(/answer 400: POST .*\/api\/users\/own-sessions\/end-others/);
  const cms = await cmsApi(request, stack);
  const account = { email: guestEmail, password: given };
  const added = { ...account, role: 'editor', currentPassword: stack.logins.cms.password };
  const { doc } = (await cms.post('/users', added)) as { doc: { id: number } };
  try {
    await signInToCms(page, stack, account);
    const told = await mailbox.waitFor({ to: guestEmail, subject: 'opened in a new browser' });
    expect(told.text).toMatch(/Chrome \(\w+\)/);
    // Wherever they want to go, they arrive where the password is changed.
    await openForm(page, stack, '/collections/albums');
    await expect(page).toHaveURL(/\/admin\/account$/);
    const notice = page.getByText('Please choose a password of your own first.');
    await expect(notice).toBeVisible();
    const current = page.getByLabel('Your own current password');
    await expect(current).toHaveAttribute('type', 'password');
    await expect(current).toHaveAttribute('autocomplete', 'current-password');
    await expectAccessible(page, 'a password of one’s own first', { within: '.password-notice' });
    await page.setViewportSize(windowOf(360));
    expect(await scrollsSideways(page), 'sideways on a phone').toBe(false);
    await page.setViewportSize(windowOf(1440));

    await page.getByRole('button', { name: 'Change Password' }).click();
    await typeAndSave(page, async () => {
      await page.getByLabel('New Password').fill(own);
      await page.getByLabel('Confirm Password').fill(own);
    });
    await expect(page.getByText('Type your own current password to change').first()).toBeVisible();
    await typeAndSave(page, () => current.fill('something else'));
    await expect(page.getByText('This is not your current password.').first()).toBeVisible();
    await typeAndSave(page, () => current.fill(given));
    await expect(page.getByText('Your password is your own now.').first()).toBeVisible();
    await expect(current).toHaveValue('');
    await page.getByRole('link', { name: 'Go on to the CMS' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
    await expect(notice).toHaveCount(0);

    const elsewhere = await (await openContext()).newPage();
    await openForm(elsewhere, stack, '/login');
    await elsewhere.getByLabel('Email').fill(guestEmail);
    await elsewhere.locator('input[name="password"]').fill(given);
    await elsewhere.getByRole('button', { name: 'Login' }).click();
    await expect(elsewhere.getByText('The email or password provided is incorrect.')).toBeVisible();
    await signInToCms(elsewhere, stack, { ...account, password: own });
    // An open page would go on asking whether the site is up to date, and be refused.
    await elsewhere.goto('about:blank');
    await openForm(page, stack, '/account');
    const sessions = page.getByRole('region', { name: 'Where you are signed in' });
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await expect(sessions.getByRole('listitem').first()).toContainText('(this one)');
    await expectAccessible(page, 'where one is signed in', { within: '.own-sessions' });
    const endOthers = sessions.getByRole('button', { name: 'End all others' });
    await endOthers.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'End all other sessions?' });
    const password = dialog.getByLabel('Your own current password');
    await expect(password).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(endOthers).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(password).toBeFocused();
    await page.keyboard.type(given);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('This is not your current password.');
    await expect(password).toBeFocused();
    await expectAccessible(page, 'the password before sessions end', { within: '.end-sessions' });
    // What was wrong is selected: typing replaces it.
    await page.keyboard.type(own);
    await page.keyboard.press('Enter');
    await expect(sessions.getByText('All other sessions have ended.')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(sessions.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await openForm(elsewhere, stack, '/account');
    await expect(elsewhere).toHaveURL(/\/admin\/login/);
  } finally {
    // An open page would go on asking for things, and be refused.
    await page.goto('about:blank');
    // Who was signed in as them has left their form open, which locks it for a while.
    await cms.delete(`/users/${doc.id}?overrideLock=true`);
  }
});
