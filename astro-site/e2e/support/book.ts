import type { Page } from '@playwright/test';
import { initialAddOns, initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { partyPriceOf } from 'shared/pricing/price.ts';
import { partyTimes } from 'shared/slots/party-times.ts';
import { post } from './post.ts';
import type { TestSlot } from './test-slot.ts';
import type { Guest } from './wizard.ts';

/** Somebody who sings after the guest. */
export interface TestCompanion {
  name: string;
  selectedAddons?: number[];
}

/** A session is held, without a page; `companions` sing directly afterwards. */
export async function book(
  page: Page,
  { date, time }: TestSlot,
  { name, email, phone, track, locale }: Guest,
  companions: readonly TestCompanion[] = [],
) {
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
  const { id, holdExpiresAt } = await post<{ id: string; holdExpiresAt: string }>(page, '/api/bookings', {
    name,
    email,
    phone,
    ...choices,
    ...(locale && { locale }),
    bookingDate: date,
    bookingTime: time,
    totalPrice,
    ...(companions.length > 0 && { companions: companions.map((one) => ({ ...choices, ...one })) }),
  });
  /** As the payment page shows them. */
  const ordered = singers.map((singer, place) => ({
    name: singer.name,
    bookingTime: times[place],
    selectedDrink: choices.selectedDrink,
    addOns: prices[place]?.addons ?? [],
  }));
  return { id, holdExpiresAt, totalPrice, ordered };
}
