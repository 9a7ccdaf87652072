import type { CancellationPolicy, Venue } from 'shared/catalogue/catalogue.ts';
import type { Locale } from 'shared/content/localized-text.ts';
import type { Temperature } from 'shared/drinks/drinks.ts';

/** All that a mail about a booking may say, as it stands when the mail is queued. */
export interface MailFacts {
  bookingId: string;
  /** Raised with every change of the booking. */
  bookingVersion: number;
  bookingType: 'direct' | 'klook';
  klookBookingId: string | null;
  name: string;
  email: string;
  locale: Locale;
  /** Null for a Klook booking whose time staff have not entered yet. */
  startsAt: Date | null;
  slotMinutes: number;
  drink: string;
  drinkTemperature: Temperature | null;
  youtubeTrackUrl: string;
  deliveryAddress: string | null;
  sessionFeeWon: number;
  totalPriceWon: number;
  addons: { id: number; name: string; priceWon: number }[];
  policy: CancellationPolicy;
  payment: PaymentFacts | null;
  venue: Venue | null;
  siteOrigin: string;
  now: Date;
}

export interface PaymentFacts {
  /** As the provider names it, e.g. "카드"; null where it did not say. */
  method: string | null;
  approvedAt: Date;
  receiptUrl: string | null;
}
