import { expect, type Page } from '@playwright/test';
import { book } from './book.ts';
import type { Mailbox } from './mailbox.ts';
import { confirmOrder, openOrder } from './pay.ts';
import type { TestSlot } from './test-slot.ts';
import type { Guest } from './wizard.ts';

/** The address in a mail that leads to the visitor's own page; `asks` is what stands before the link itself. */
export async function linkIn(
  mailbox: Mailbox,
  to: string,
  { subject, asks = '' }: { subject?: string; asks?: string } = {},
): Promise<string> {
  const { text } = await mailbox.waitFor({ to, ...(subject && { subject }) });
  const [link] = new RegExp(`http\\S+/my-booking#${asks}[\\w-]{43}`).exec(text) ?? [];
  expect(link, text).toBeDefined();
  return link ?? '';
}

/** A session that is booked and paid for, without a page, and the link to its page. */
export async function paidBooking(
  page: Page,
  mailbox: Mailbox,
  slot: TestSlot,
  who: Guest,
): Promise<{ id: string; link: string }> {
  const { id, totalPrice: amount } = await book(page, slot, who);
  const orderId = await openOrder(page, { bookingId: id, amount, ...who });
  await confirmOrder(page, orderId, amount);
  return { id, link: await linkIn(mailbox, who.email, { subject: 'confirmed' }) };
}

/** The visitor's own page, as a visitor uses it. */
export class OwnPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get ticket() {
    return this.page.getByRole('article');
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }

  get said() {
    return this.page.getByRole('region', { name: 'Notifications' });
  }

  part(heading: string) {
    return this.page.getByRole('region', { name: heading });
  }

  async open(link: string): Promise<void> {
    await this.page.goto(link);
    await expect(this.ticket).toBeVisible();
  }

  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('main').getByRole('button', { name }).click();
  }
}
