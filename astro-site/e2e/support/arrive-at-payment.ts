import { expect, type Page } from '@playwright/test';
import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { sessionFeeWon } from 'shared/pricing/price.ts';
import { stackUnderTest } from './stack.ts';
import type { TestSlot } from './test-slot.ts';
import type { Guest } from './wizard.ts';

/**
 * A visitor who has just booked arrives at the payment page, with what the wizard leaves in the tab.
 * For tests that begin there; filling the form in again each time would be most of their time.
 * @returns the booking number
 */
export async function arriveAtPayment(
  page: Page,
  { date, time }: TestSlot,
  { name, email, phone, track }: Guest,
): Promise<string> {
  const totalPrice = sessionFeeWon(initialRules, time);
  const answer = await page.request.post('/api/bookings', {
    headers: { Origin: stackUnderTest().urls.site },
    data: {
      name,
      email,
      phone,
      selectedDrink: 'lemonade',
      youtubeTrackUrl: track,
      bookingDate: date,
      bookingTime: time,
      totalPrice,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id: bookingId, holdExpiresAt } = (await answer.json()) as { id: string; holdExpiresAt: string };

  // Any page of the site: the tab's storage belongs to its origin.
  await page.goto('/robots.txt');
  const pendingPayment = { bookingId, totalPrice, customerName: name, customerEmail: email };
  const ordered = { bookingDate: date, bookingTime: time, selectedDrink: 'lemonade', addOns: [] };
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
