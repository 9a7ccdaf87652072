import { expect, test } from '../fixtures.ts';
import {
  ENDLESS,
  ENDLESS_BOOKING,
  endlessAccount,
  endlessBooking,
  endlessEnquiry,
  endlessUser,
} from '../data/endless.ts';
import { sticksOut } from '../../support/fit.ts';

test.use({ viewport: { width: 360, height: 740 } });

for (const path of ['/', '/faq', '/franchise', '/policies']) {
  test(`${path} holds endless words in every text of the CMS`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate((word) => {
      const texts = 'main :is(h1, h2, h3, h4, p, li, dt, dd, summary, figcaption, blockquote)';
      for (const element of document.querySelectorAll(texts)) {
        // Labels are ours, and figures are drawn from numbers.
        if (element.closest('svg, [aria-hidden="true"], .sr-only, button, a, label, .figures')) continue;
        for (const node of element.childNodes)
          if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) node.textContent = word;
      }
    }, ENDLESS);
    expect(await sticksOut(page, 'boxes'), path).toEqual([]);
  });
}

test('a booking full of endless words fits the dashboard and all its dialogs', async ({ page, api }) => {
  endlessBooking(api);
  await page.goto('/admin');
  const card = page.getByRole('article').filter({ hasText: ENDLESS_BOOKING });
  await expect(card).toBeVisible();
  expect(await sticksOut(page, 'boxes'), 'the card').toEqual([]);
  for (const name of ['Send Email', 'Date and time', 'History']) {
    await card.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft(await sticksOut(page, 'boxes'), name).toEqual([]);
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeInViewport();
    await page.keyboard.press('Escape');
  }
  await page.getByRole('combobox', { name: ENDLESS_BOOKING }).click();
  await page.getByRole('option', { name: 'Cancelled', exact: true }).click();
  await expect(page.getByRole('dialog', { name: `Cancel booking ${ENDLESS_BOOKING}?` })).toBeVisible();
  expect(await sticksOut(page, 'boxes'), 'the question before a status').toEqual([]);
  await page.keyboard.press('Escape');
  await page.goto(`/admin?search=${ENDLESS}`);
  await page.getByLabel('Status', { exact: true }).selectOption('Completed');
  await expect(page.getByText('No bookings found')).toBeVisible();
  expect(await sticksOut(page, 'boxes'), 'the filters in words').toEqual([]);
});

test('an enquiry full of endless words fits its list', async ({ page, api }) => {
  endlessEnquiry(api);
  await page.goto('/admin/enquiries');
  await expect(page.getByRole('link', { name: /@example\.com$/ })).toBeVisible();
  expect(await sticksOut(page, 'boxes')).toEqual([]);
});

test('accounts, their dialogs and toasts hold endless names; no toast lies over the button in use', async ({
  page,
  api,
}) => {
  endlessAccount(api);
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Add admin' }).click();
  const dialog = page.getByRole('dialog');
  const add = dialog.getByRole('button', { name: 'Add', exact: true });
  await add.click();
  const toast = page.getByRole('region', { name: 'Notifications' });
  await expect(toast.getByText('입력 오류')).toBeVisible();
  const [toastBox, buttonBox] = [await toast.boundingBox(), await add.boundingBox()];
  if (!toastBox || !buttonBox) throw new Error('The toast or the button is not drawn.');
  const apart = toastBox.y + toastBox.height <= buttonBox.y || buttonBox.y + buttonBox.height <= toastBox.y;
  expect(apart, 'the toast and the button in use').toBe(true);
  await dialog.getByLabel('E-mail').fill('guest@example.com');
  await dialog.getByLabel('Username').fill(endlessUser);
  await dialog.getByLabel('Password').fill('seven quiet otters');
  await add.click();
  await expect(toast.getByText(endlessUser)).toBeVisible();
  expect(await sticksOut(page, 'boxes'), 'list and toast').toEqual([]);
  const row = page.getByRole('listitem').filter({ hasText: endlessUser });
  for (const name of ['Deactivate', 'Delete']) {
    await row.getByRole('button', { name }).click();
    await expect(dialog).toContainText(endlessUser);
    expect(await sticksOut(page, 'boxes'), name).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.goto('/admin/audit');
  await expect(page.getByRole('listitem').filter({ hasText: endlessUser }).first()).toBeVisible();
  expect(await sticksOut(page, 'boxes'), 'audit log').toEqual([]);
});
