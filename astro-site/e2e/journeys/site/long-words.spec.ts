import { Desk } from '../admin/desk.ts';
import { expect, test } from '../../fixtures.ts';
import { sticksOut } from '../../support/fit.ts';

/** A hundred characters in which no line can break by itself. */
const LONG = 'W'.repeat(100);

test.use({ viewport: { width: 360, height: 740 } });

test('a booking full of endless words fits the dashboard and all its dialogs', async ({
  page,
  stack,
  guestEmail,
}) => {
  const desk = new Desk(page, stack);
  await desk.open();
  const id = await desk.klookBooking(`${'w'.repeat(50)}${guestEmail.slice(-49)}`.slice(-99), LONG, {
    selectedAddons: [1, 4],
    lpDeliveryAddress: LONG.repeat(3),
    totalPrice: 400_000,
    klookBookingId: `${crypto.randomUUID()}${'K'.repeat(28)}`,
    youtubeTrackUrl: `https://youtu.be/${LONG}`,
  });
  await page.goto(`/admin?search=${LONG}`);
  const card = desk.card(id);
  await expect(card).toBeVisible();
  expect(await sticksOut(page, 'boxes'), 'the card').toEqual([]);
  for (const name of ['Send Email', 'Date and time', 'History']) {
    await card.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft(await sticksOut(page, 'boxes'), name).toEqual([]);
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeInViewport();
    await page.keyboard.press('Escape');
  }
  await desk.pickStatus(id, 'Cancelled');
  await expect(page.getByRole('dialog', { name: `Cancel booking ${id}?` })).toBeVisible();
  expect(await sticksOut(page, 'boxes'), 'the question before a status').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByLabel('Status', { exact: true }).selectOption('Completed');
  await expect(page.getByText('No bookings found')).toBeVisible();
  expect(await sticksOut(page, 'boxes'), 'the filters in words').toEqual([]);
});

test('an enquiry full of endless words fits its list', async ({ page, stack, guestEmail }) => {
  const desk = new Desk(page, stack);
  await desk.signIn();
  const enquiry = {
    topic: 'application',
    company: LONG,
    city: LONG,
    phone: '+82 10 1234 5678',
    email: guestEmail,
  };
  const response = await page.request.post('/api/enquiries', {
    headers: { Origin: stack.urls.site },
    data: { ...enquiry, name: LONG, message: LONG.repeat(3) },
  });
  expect(response.status(), await response.text()).toBe(201);
  await page.goto('/admin/enquiries');
  await expect(page.getByRole('link', { name: guestEmail })).toBeVisible();
  expect(await sticksOut(page, 'boxes')).toEqual([]);
});

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
    }, LONG);
    expect(await sticksOut(page, 'boxes'), path).toEqual([]);
  });
}

test('accounts, their dialogs and toasts hold endless names; no toast lies over the button in use', async ({
  page,
  stack,
  guestEmail,
}) => {
  const desk = new Desk(page, stack);
  await desk.signIn();
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
  const username = `W${guestEmail.slice(6, 42).replaceAll('-', 'W')}`.padEnd(50, 'W');
  await dialog.getByLabel('E-mail').fill(guestEmail);
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Password').fill('seven quiet otters');
  await add.click();
  await expect(toast.getByText(username)).toBeVisible();
  expect(await sticksOut(page, 'boxes'), 'list and toast').toEqual([]);
  const row = page.getByRole('listitem').filter({ hasText: username });
  for (const name of ['Deactivate', 'Delete']) {
    await row.getByRole('button', { name }).click();
    await expect(dialog).toContainText(username);
    expect(await sticksOut(page, 'boxes'), name).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await row.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await page.goto('/admin/audit');
  await expect(page.getByRole('listitem').filter({ hasText: username }).first()).toBeVisible();
  expect(await sticksOut(page, 'boxes'), 'audit log').toEqual([]);
});
