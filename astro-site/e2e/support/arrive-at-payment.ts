import { expect, type Page } from '@playwright/test';
import { initialAddOns, initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { partyPriceOf } from 'shared/pricing/price.ts';
import { partyTimes } from 'shared/slots/party-times.ts';
import { stackUnderTest } from './stack.ts';
import type { TestSlot } from './test-slot.ts';
import type { Guest } from './wizard.ts';

/** Somebody who sings after the guest. */
export interface TestCompanion {
  name: string;
  selectedAddons?: number[];
}

/**
 * A visitor who has just booked arrives at the payment page, with what the wizard leaves in the tab; `companions` sing
 * directly afterwards. For tests that begin there; filling the form in again each time would be most of their time.
 * @returns the booking number
 */
export async function arriveAtPayment(
  page: Page,
  { date, time }: TestSlot,
  { name, email, phone, track, locale }: Guest,
  companions: readonly TestCompanion[] = [],
): Promise<string> {
  const singers: TestCompanion[] = [{ name }, ...companions];
  const times = partyTimes(time, singers.length, initialRules.slotMinutes);
  const { singers: prices, totalWon: totalPrice } = partyPriceOf(
    singers.map(({ selectedAddons = [] }, place) => ({
      bookingType: 'direct',
      bookingTime: times[place],
      selectedAddons,
    })),
    initialRules,
    initialAddOns,
  );
  const choices = { selectedDrink: 'lemonade', youtubeTrackUrl: track };
  const answer = await page.request.post('/api/bookings', {
    headers: { Origin: stackUnderTest().urls.site },
    data: {
      name,
      email,
      phone,
      ...choices,
      ...(locale && { locale }),
      bookingDate: date,
      bookingTime: time,
      totalPrice,
      ...(companions.length > 0 && { companions: companions.map((one) => ({ ...choices, ...one })) }),
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id: bookingId, holdExpiresAt } = (await answer.json()) as { id: string; holdExpiresAt: string };

  // Any page of the site: the tab's storage belongs to its origin.
  await page.goto('/robots.txt');
  const pendingPayment = { bookingId, totalPrice, customerName: name, customerEmail: email };
  const [first, ...after] = singers.map((singer, place) => ({
    name: singer.name,
    bookingTime: times[place],
    selectedDrink: choices.selectedDrink,
    addOns: prices[place]?.addons ?? [],
  }));
  const ordered = { ...first, bookingDate: date, companions: after };
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
