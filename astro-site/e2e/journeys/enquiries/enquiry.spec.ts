import type { Page } from '@playwright/test';
import { Desk } from '../admin/desk.ts';
import { expect, test } from '../../fixtures.ts';

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
  await fill(page, guestEmail, name);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Your request is with us' })).toBeFocused();
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
});
