import { expect, test } from '../fixtures.ts';
import { statements } from '../data/books.ts';
import { signedIn } from '../data/staff.ts';
import { onPhone } from '../../support/viewports.ts';
import { toast } from './toast.ts';

test('a month is closed by a question alone, then stays, and differs from the settlement list', async ({
  page,
  api,
}) => {
  signedIn(api, { role: 'super_admin' });
  statements(api);
  await page.goto('/admin/statements');
  await page.getByRole('button', { name: 'Close the month' }).click();
  const question = page.getByRole('dialog', { name: 'Close September 2026?' });
  await expect(question).toContainText('can never be changed or opened again');
  await expect(question).toContainText('One day at the counter has not been signed.');
  expect(api.requests('POST /api/admin/statements/:month/close')).toHaveLength(0);
  await question.getByRole('button', { name: 'Close the month' }).click();
  await expect(toast(page, 'September 2026 is closed')).toBeVisible();
  const statement = page.getByRole('article', { name: 'September 2026' });
  await expect(statement).toContainText(/No\. 1, closed on .+\. It stays as it is\./);
  await expect(page.getByRole('button', { name: 'Close the month' })).toHaveCount(0);
  await expect(statement.getByRole('link', { name: 'Save as PDF' })).toHaveAttribute(
    'href',
    '/api/admin/statements/2026-09/file?format=pdf&language=en',
  );
  await statement.getByRole('button', { name: 'Compare with the settlement list' }).click();
  await expect(toast(page, 'The settlement list differs in one movement')).toBeVisible();
  const differing = statement.getByRole('table', { name: 'What differs in the settlement list' });
  await expect(differing.getByRole('row').filter({ hasText: '7K3MZ9QX2B' })).toContainText('44,000');
  await expect(differing).toContainText('Not settled yet');
});

test.describe('on a phone', () => {
  test.use(onPhone);

  test('tax and fees are what the owner says, and a percentage that cannot be is not saved', async ({
    page,
    api,
  }) => {
    signedIn(api, { role: 'super_admin' });
    statements(api);
    await page.goto('/admin/statements');
    const vat = page.getByLabel('VAT that prices include, in percent');
    const fee = page.getByLabel('Fee of the card provider, in percent');
    await vat.fill('31');
    await fee.fill('much');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(vat).toBeFocused();
    await expect(page.getByText('Please enter a percentage from 0 to 30')).toBeVisible();
    await expect(page.getByText('Please enter a percentage from 0 to 10')).toBeVisible();
    expect(api.requests('PUT /api/admin/statements/settings')).toHaveLength(0);
    await vat.fill('10');
    await fee.fill('3,4');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'Tax and fees are saved')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Summary' })).toContainText(
      'Fee of the card provider (3.4 % of what was taken on the site)',
    );
    // A table that is wider than the phone scrolls by itself, also by the keyboard.
    const sales = page.getByRole('region', { name: 'Sales by kind' });
    await sales.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => sales.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
});
