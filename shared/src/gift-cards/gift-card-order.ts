import * as z from 'zod/mini';
import { isoInstant } from '../time/iso.ts';
import { emailField, nameField, optionalLines } from '../bookings/booking-fields.ts';
import { bookingIdSchema } from '../bookings/booking-id.ts';
import { locales } from '../languages/localized-text.ts';
import { giftCardWon } from '../pricing/gift-card-won.ts';
import { holdsLinkInMessage } from './link-in-message.ts';
import { words } from './words/words.ts';

export const GIFT_MESSAGE_LIMIT = 300;

/** `POST /api/gift-cards`: somebody wants to buy one. Nothing is charged by that. */
export const giftCardOrderSchema = z.object({
  valueWon: z
    .int(words.value)
    .check(
      z.minimum(giftCardWon.least, words.value),
      z.maximum(giftCardWon.most, words.value),
      z.multipleOf(giftCardWon.step, words.value),
    ),
  /** The buyer's: the card goes there. */
  email: emailField,
  /** Whom the card is for, as it stands on it. */
  recipientName: nameField(words.recipient),
  message: z._default(
    optionalLines(GIFT_MESSAGE_LIMIT).check(
      z.refine((message) => !holdsLinkInMessage(message), words.messageLink),
    ),
    '',
  ),
  locale: z._default(z.enum(locales), 'en'),
});
export type GiftCardOrder = z.infer<typeof giftCardOrderSchema>;

/** It can be paid until then, as `POST /api/payments/initialize` has it. */
export const giftCardOrderedSchema = z.object({
  orderId: bookingIdSchema,
  valueWon: z.int(),
  payUntil: isoInstant,
});
export type GiftCardOrdered = z.infer<typeof giftCardOrderedSchema>;

export const giftCardAddresses = {
  order: '/api/gift-cards',
  /** `POST`: one that was bought and is not used goes back, by the number that it has as a voucher. */
  giveBack: (id: number | string) => `/api/admin/vouchers/${id}/give-back`,
};
