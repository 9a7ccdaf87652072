import { expect, test } from '../../fixtures.ts';
import { cmsApi, openForm, signInToCms, typeAndSave } from '../../support/cms.ts';
import { scrollsSideways } from '../../support/fit.ts';

const first = 'violet lantern on the stairs';
const second = 'a quiet bicycle under rain';

test('staff change their own password with the current one, and are told what is missing', async ({
  page,
  stack,
  request,
  guestEmail,
  problems,
}, testInfo) => {
  problems.expect(/answer 400: PATCH .*\/api\/users\/\d+/);
  problems.expect(/answer 401: POST .*\/api\/users\/login/);
  const cms = await cmsApi(request, stack);
  const account = { email: guestEmail, password: first };
  const added = { ...account, role: 'editor', currentPassword: stack.logins.cms.password };
  const { doc } = (await cms.post('/users', added)) as { doc: { id: number } };
  try {
    await signInToCms(page, stack, account);
    await openForm(page, stack, '/account');
    const current = page.getByLabel('Your own current password');
    await expect(current).toHaveAttribute('type', 'password');
    await expect(current).toHaveAttribute('autocomplete', 'current-password');
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await scrollsSideways(page), `sideways at ${width} px`).toBe(false);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('button', { name: 'Change Password' }).click();
    await typeAndSave(page, async () => {
      await page.getByLabel('New Password').fill(second);
      await page.getByLabel('Confirm Password').fill(second);
    });
    await expect(page.getByText('Type your own current password to change').first()).toBeVisible();
    await testInfo.attach('refused', { body: await page.screenshot(), contentType: 'image/png' });
    await typeAndSave(page, () => current.fill('something else'));
    await expect(page.getByText('This is not your current password.').first()).toBeVisible();
    await typeAndSave(page, () => current.fill(first));
    await expect(page.getByText('Updated successfully.').first()).toBeVisible();

    // The form asks for things by itself, which a page without an account is refused.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await openForm(page, stack, '/login');
    await page.getByLabel('Email').fill(guestEmail);
    await page.locator('input[name="password"]').fill(first);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('The email or password provided is incorrect.')).toBeVisible();
    await signInToCms(page, stack, { ...account, password: second });
  } finally {
    await page.goto('about:blank');
    // Whoever was signed in as them has left their form open, which locks it for a while.
    await cms.delete(`/users/${doc.id}?overrideLock=true`);
  }
});
