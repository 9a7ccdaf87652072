import { refusals } from 'shared/problems/refusals.en.ts';
import { erasureReportSchema } from 'shared/privacy/personal-data.ts';
import { expect, test } from '../fixtures.ts';
import { person } from '../data/person.ts';
import { signedIn } from '../data/staff.ts';

test('what is known of an address is looked up, and erased only once the address is typed once more', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 400: POST .*\/api\/admin\/personal-data\/erase/);
  signedIn(api, { role: 'super_admin' });
  const found = erasureReportSchema.parse(person);
  api.on('POST /api/admin/personal-data/search', { json: found });
  api.on('POST /api/admin/personal-data/erase', {
    problem: {
      status: 400,
      type: 'validation-failed',
      code: 'erasure-confirmation',
      detail: refusals['erasure-confirmation'],
    },
  });
  await page.goto('/admin/personal-data');
  await page.getByLabel('E-mail address').fill('visitor@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What is known of visitor@example.com' })).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: '7K3MZ9QX2B' })).toContainText('is removed');
  await page.getByRole('button', { name: 'Erase...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase personal data' });
  await dialog.getByLabel('E-mail address, once more').fill('another@example.com');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Please type the e-mail address once more');
  api.on('POST /api/admin/personal-data/erase', { json: found });
  await dialog.getByLabel('E-mail address, once more').fill('VISITOR@example.com');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Erased' })).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: '7K3MZ9QX2B' })).toContainText(
    'has been removed',
  );
});
