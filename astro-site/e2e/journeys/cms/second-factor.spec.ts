import type { Page } from '@playwright/test';
import { codeOf } from '../../../../shared/test/second-factor/authenticator-app.ts';
import { expect, test } from '../../fixtures.ts';
import { cmsApi, openForm, signInToCms } from '../../support/cms.ts';
import { addPasskeyDevice } from '../../support/passkey-device.ts';
import { codeShapes } from '../../support/recovery-codes.ts';
import type { StackUnderTest } from '../../support/stack.ts';

/** An app shows another code after this time. */
const stepMs = 30_000;
const given = 'violet lantern on the stairs';
const password = 'a quiet bicycle under rain';

/** From an empty page: an open one goes on asking, and would be refused. */
async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** Out, and in again as far as the password goes. */
async function typePassword(page: Page, stack: StackUnderTest, email: string): Promise<void> {
  await forgetSession(page);
  await openForm(page, stack, '/login');
  await page.getByLabel('Email').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

test('staff set up an app and a passkey, sign in with either, and a manager helps after a loss', async ({
  page,
  stack,
  request,
  guestEmail,
  problems,
}) => {
  problems.expect(/answer 400: POST .*\/api\/second-factor\/sign-in\/code/);
  problems.expect(/answer 400: POST .*\/api\/second-factor\/totp\/begin/);
  const cms = await cmsApi(request, stack);
  const added = {
    email: guestEmail,
    password: given,
    role: 'editor',
    currentPassword: stack.logins.cms.password,
  };
  const { doc } = (await cms.post('/users', added)) as { doc: { id: number } };
  const heading = page.getByRole('heading', { level: 1 });
  try {
    await addPasskeyDevice(page);
    await signInToCms(page, stack, { email: guestEmail, password: given });
    // A password of their own, before anything else opens.
    const changed = await page.request.patch(`${stack.urls.cms}/api/users/${doc.id}`, {
      headers: { Origin: stack.urls.cms },
      data: { password, currentPassword: given },
    });
    expect(changed.status()).toBe(200);
    await openForm(page, stack, '/account');
    await page.getByRole('link', { name: 'Your second factor' }).click();
    await expect(heading).toHaveText('Second factor');
    await page.getByRole('button', { name: 'Set up an app' }).click();
    await expect(page.getByText('Type your own current password.')).toBeVisible();
    const ownPassword = page.getByLabel('Your own current password');
    await ownPassword.fill(password);
    await page.getByRole('button', { name: 'Set up an app' }).click();
    await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    const secret = (await page.getByText(/^Key: /).innerText()).replace('Key: ', '').replaceAll(' ', '');
    const setUpAt = Date.now();
    await page.getByLabel('Code of the app').fill(codeOf(secret, new Date(setUpAt)));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused();
    const codes = page.getByRole('listitem').filter({ has: page.locator('code') });
    await expect(codes).toHaveCount(10);
    await expect.poll(() => codeShapes(page, codes, 1440)).toEqual(['xxxx-xxxx-xxxx-xxxx-xxxx-xxxx']);
    await expect.poll(() => codeShapes(page, codes, 320)).toEqual(['xxxx-xxxx-xxxx-xxxx-xxxx-xxxx']);
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await ownPassword.fill(password);
    await page.getByLabel('Name of the passkey').fill('Desk at the cafe');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByRole('button', { name: 'Remove Desk at the cafe' })).toBeVisible();

    await typePassword(page, stack, guestEmail);
    await expect(page.getByText('Your password was right.')).toBeVisible();
    await page.goto(`${stack.urls.cms}/admin/account`);
    await expect(heading).toHaveText('Second factor');
    const code = page.getByLabel('Code of your authenticator app');
    await code.fill('no code');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('This is none of your recovery codes')).toBeVisible();
    // The code that set the app up is used: the next one is good already.
    await code.fill(codeOf(secret, new Date(Math.max(Date.now(), setUpAt + stepMs))));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(/\/admin\/account$/);

    await typePassword(page, stack, guestEmail);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.waitForURL(/\/admin\/?$/);

    await forgetSession(page);
    await signInToCms(page, stack);
    await openForm(page, stack, `/second-factor?user=${doc.id}`);
    await expect(heading).toHaveText(`Second factor of ${guestEmail}`);
    await ownPassword.fill(stack.logins.cms.password);
    await page.getByRole('button', { name: 'Take away the second factor' }).click();
    await expect(page.getByText('Taken away, and signed out everywhere.')).toBeVisible();
    await typePassword(page, stack, guestEmail);
    await page.waitForURL(/\/admin\/?$/);
  } finally {
    await page.goto('about:blank');
    // Who was signed in as them has left their form open, which locks it for a while.
    await cms.delete(`/users/${doc.id}?overrideLock=true`);
  }
});
