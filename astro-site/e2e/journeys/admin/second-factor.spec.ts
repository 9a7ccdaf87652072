import type { Page } from '@playwright/test';
import { codeOf } from '../../../../shared/test/second-factor/authenticator-app.ts';
import { expect, test } from '../../fixtures.ts';
import { Desk } from './desk.ts';
import { addPasskeyDevice } from '../../support/passkey-device.ts';

const PASSWORD = 'seven quiet otters';

interface Helper {
  page: Page;
  desk: Desk;
  signIn(): Promise<void>;
}

/** An admin, signed in on the own-account page: an account that no other test uses. */
const helperTest = test.extend<{ helper: Helper }>({
  helper: async ({ page, stack, guestEmail, openContext }, use) => {
    const chief = new Desk(page, stack);
    await chief.open();
    const made = await page.request.post('/api/admin/users', {
      headers: { Origin: stack.urls.site },
      data: { email: guestEmail, username: guestEmail.slice(0, 40).replace('@', '.'), password: PASSWORD },
    });
    expect(made.status(), await made.text()).toBe(201);
    const theirPage = await (await openContext({ locale: 'en-GB' })).newPage();
    const desk = new Desk(theirPage, stack);
    const signIn = async () => {
      await theirPage.goto('/login');
      await desk.fillLogin(guestEmail, PASSWORD);
    };
    await signIn();
    await theirPage.waitForURL('**/admin');
    await theirPage.goto('/admin/account');
    await use({ page: theirPage, desk, signIn });
  },
});

helperTest(
  'an app is set up by its code, and asked for at the next sign-in; a recovery code stands in for it',
  async ({ helper }) => {
    const { page } = helper;
    await page.getByRole('button', { name: 'Set up the app' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
    await dialog.getByLabel('Code that the app shows now').fill(codeOf(secret, new Date()));
    await dialog.getByRole('button', { name: 'Save' }).click();
    const codes = dialog.getByRole('list', { name: 'Your recovery codes' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    const recoveryCode = await codes.getByRole('listitem').first().innerText();
    await dialog.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText('10 codes are left.')).toBeVisible();

    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    await helper.signIn();
    const field = page.getByLabel('Code of your authenticator app');
    // The code that set up the app is used; apps and servers agree on the next one, too.
    await field.fill(codeOf(secret, new Date(Date.now() + 30_000)));
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/admin');

    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    await helper.signIn();
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase());
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/admin');
  },
);

helperTest('a passkey is added, named and used', async ({ helper }) => {
  const { page, desk } = helper;
  await addPasskeyDevice(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the passkey').fill('Phone');
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('button', { name: 'Rename the passkey Phone' }).click();
  await dialog.getByLabel('Name of the passkey').fill('Work phone');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Work phone' })).toContainText('not used yet');

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await helper.signIn();
  const usePasskey = page.getByRole('button', { name: 'Use a passkey' });
  await usePasskey.click();
  await page.waitForURL('**/admin');
  await page.goto('/admin/account');
  await expect(page.getByRole('listitem').filter({ hasText: 'Work phone' })).toContainText('last used');

  await page.getByRole('button', { name: 'Remove the passkey Work phone' }).click();
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(desk.toast('The passkey has been removed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make new codes' })).toHaveCount(0);
});
