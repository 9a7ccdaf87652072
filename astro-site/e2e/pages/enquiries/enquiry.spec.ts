import type { Page } from '@playwright/test';
import { enquiryReceivedSchema } from 'shared/enquiries/enquiries.ts';
import { expect, test } from '../fixtures.ts';

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Kim Test');
  await page.getByLabel('City where you would open').fill('Busan');
  await page.getByLabel('Phone').fill('+82 10 0000 0000');
  await page.getByLabel('E-mail').fill('guest@example.com');
  await page.getByLabel('Message').fill('We have 30 pyeong.');
}

test('each way to the form chooses its topic', async ({ page }) => {
  await page.goto('/franchise#info-session');
  await expect(page.getByRole('radio', { name: 'Book an info session' })).toBeChecked();
  await page.getByRole('link', { name: 'Apply Now' }).click();
  await expect(page.getByRole('radio', { name: 'Apply for a franchise' })).toBeChecked();
});

test('what is missing stands at its field and moves none beside it; no answer keeps everything, and the same is sent again', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/request failed: POST .*\/api\/enquiries/);
  await page.goto('/franchise#apply');
  const send = page.getByRole('button', { name: 'Send application' });
  await send.click();
  await expect(page.getByText('Please enter your name')).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeFocused();
  const top = (label: string) =>
    page.getByLabel(label).evaluate((field) => Math.round(field.getBoundingClientRect().top));
  expect(await top('Company')).toBe(await top('Your name'));
  expect(await top('E-mail')).toBe(await top('Phone'));

  await fill(page);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/enquiries')) keys.push(request.headers()['idempotency-key']);
  });
  await page.route('**/api/enquiries', (route) => route.abort('connectionreset'), { times: 1 });
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: 'No answer came' })).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Kim Test');
  api.on('POST /api/enquiries', {
    status: 201,
    json: enquiryReceivedSchema.parse({
      reference: 'F-12',
      topic: 'application',
      receivedAt: '2026-11-20T03:00:00.000Z',
    }),
  });
  await send.click();
  await expect(page.getByRole('heading', { name: 'Your application is with us' })).toBeFocused();
  await expect(page.getByText('Your number: F-12. A mail confirms it.')).toBeVisible();
  expect(keys).toEqual([expect.any(String), keys[0]]);
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
