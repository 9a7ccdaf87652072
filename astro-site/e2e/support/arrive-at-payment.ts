import type { Page } from '@playwright/test';
import { book, type TestCompanion } from './book.ts';
import type { TestSlot } from './test-slot.ts';
import type { Guest } from './wizard.ts';

/**
 * A visitor who has just booked arrives at the payment page, with what the wizard leaves in the tab. For tests that begin
 * there; filling the form in again each time would be most of their time.
 * @returns the booking number
 */
export async function arriveAtPayment(
  page: Page,
  slot: TestSlot,
  who: Guest,
  companions: readonly TestCompanion[] = [],
): Promise<string> {
  const booked = await book(page, slot, who, companions);
  const { id: bookingId, holdExpiresAt, totalPrice } = booked;

  // Any page of the site: the tab's storage belongs to its origin.
  await page.goto('/robots.txt');
  const { name, email, phone, track } = who;
  const pendingPayment = { bookingId, totalPrice, customerName: name, customerEmail: email };
  const [first, ...after] = booked.ordered;
  const ordered = { ...first, bookingDate: slot.date, companions: after };
  const kept = {
    pendingPayment,
    bookingHold: { bookingId, holdExpiresAt },
    heldSession: { pending: pendingPayment, ordered, form: { name, email, phone, youtubeTrackUrl: track } },
  };
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, JSON.stringify(value));
  }, kept);
  await page.goto(`/payment?bookingId=${bookingId}&amount=${totalPrice}`);
  return bookingId;
}
