import type { Page } from '@playwright/test';
import { Desk } from '../admin/desk.ts';
import { expect, test } from '../../fixtures.ts';
import { expectAccessible } from '../../support/accessibility.ts';

/** Where the page itself says that enquiries go. */
async function cafeAddress(page: Page): Promise<string> {
  const link = page.locator('section[aria-labelledby="enquiry"] a[href^="mailto:"]').first();
  return (await link.getAttribute('href'))?.replace('mailto:', '') ?? '';
}

async function fill(page: Page, email: string, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('City where you would open').fill('Busan');
  await page.getByLabel('Phone').fill('+82 10 0000 0000');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Message').fill('We have 30 pyeong.\nWhen can we come?');
}

test('Book Info Session leads to the form, the cafe gets the mail, and staff note that it is answered', async ({
  page,
  stack,
  mailbox,
  guestEmail,
}) => {
  const name = `Kim ${guestEmail.slice(6, 14)}`;
  await page.goto('/franchise');
  await page.getByRole('link', { name: 'Book Info Session' }).first().click();
  await expect(page.getByRole('radio', { name: 'Book an info session' })).toBeChecked();
  const cafe = await cafeAddress(page);
  const send = page.getByRole('button', { name: 'Ask for an info session' });
  await send.click();
  await expect(page.getByText('Please enter your name')).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expectAccessible(page, 'the form with its errors');
  // An error below one field moves none beside it.
  const top = (label: string) =>
    page.getByLabel(label).evaluate((field) => Math.round(field.getBoundingClientRect().top));
  expect(await top('Company')).toBe(await top('Your name'));
  expect(await top('E-mail')).toBe(await top('Phone'));
  await fill(page, guestEmail, name);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Your request is with us' })).toBeFocused();
  await expectAccessible(page, 'the enquiry is sent');
  const mail = await mailbox.waitFor({ to: cafe, subject: name });
  expect(mail.subject).toBe(`Info session wanted: ${name}`);
  expect(mail.text).toContain('When can we come?');

  const desk = new Desk(page, stack);
  await desk.open();
  await page.getByRole('link', { name: 'Enquiries' }).click();
  const card = page.getByRole('article').filter({ hasText: guestEmail });
  await expect(card).toContainText('Wants an info session');
  await card.getByRole('button', { name: /^Mark as answered/ }).click();
  await expect(card).toContainText(`Answered by ${stack.logins.admin.username}`);
  await expectAccessible(page, 'enquiries');
});

test('Apply Now on any page’s address chooses the application', async ({ page }) => {
  await page.goto('/franchise#info-session');
  await expect(page.getByRole('radio', { name: 'Book an info session' })).toBeChecked();
  await page.getByRole('link', { name: 'Apply Now' }).click();
  await expect(page.getByRole('radio', { name: 'Apply for a franchise' })).toBeChecked();
});

test('a failure keeps what was typed, and the same enquiry sent again arrives once', async ({
  page,
  problems,
  mailbox,
  guestEmail,
}) => {
  problems.expect(/api\/enquiries/);
  await page.goto('/franchise#apply');
  const name = `Lee ${guestEmail.slice(6, 14)}`;
  const cafe = await cafeAddress(page);
  const send = page.getByRole('button', { name: 'Send application' });
  await expect(send).toBeEnabled();
  await fill(page, guestEmail, name);
  // The enquiry arrives, its answer gets lost.
  await page.route('**/api/enquiries', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: 'No answer came' })).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue(name);
  await page.unroute('**/api/enquiries');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Your application is with us' })).toBeVisible();
  const mails = await mailbox.waitFor({ to: cafe, subject: name });
  const all = await mailbox.list(cafe);
  expect(all.filter(({ subject }) => subject === mails.subject)).toHaveLength(1);
});

test('the form’s script is not loaded before it comes near', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/franchise', { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => /Enquiry|react/i.test(url))).toEqual([]);
  const form = page.waitForRequest(/Enquiry/);
  await page.locator('#apply').scrollIntoViewIfNeeded();
  await form;
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('e-mail and phone stand in the form’s place', async ({ page }) => {
    await page.goto('/franchise#apply');
    await expect(page.getByText('The form needs JavaScript.')).toBeVisible();
    await expect(page.locator('[data-without-script]').getByRole('link', { name: /@/ })).toBeVisible();
    await expect(page.getByLabel('Your name')).toBeHidden();
  });
});
