import type { FieldErrors, Resolver, ResolverError } from 'react-hook-form';
import { nameField } from 'shared/bookings/booking-fields.ts';
import { giftCardOrderSchema, type GiftCardOrder } from 'shared/gift-cards/gift-card-order.ts';
import { pageLanguage } from 'shared/languages/page-language.ts';
import { saidOfField } from 'shared/problems/said-of-field.ts';
import { words } from './words/words.ts';

/** What is typed. The amount is one of those offered, or one's own. */
export interface GiftValues {
  chosenWon: string;
  ownWon: string;
  recipientName: string;
  message: string;
  buyerName: string;
  email: string;
}

/** The choice that opens a field of its own. */
export const OWN_AMOUNT = 'own';

/** What is sent, and who pays, which the card window asks for. */
export interface GiftToBuy {
  order: GiftCardOrder;
  buyerName: string;
}

const fieldOf: Record<string, keyof GiftValues> = {
  recipientName: 'recipientName',
  message: 'message',
  email: 'email',
};

/** The field that a message of the order's schema belongs to. */
export const fieldNamed = (name: unknown, { chosenWon }: GiftValues): keyof GiftValues =>
  fieldOf[String(name)] ?? (chosenWon === OWN_AMOUNT ? 'ownWon' : 'chosenWon');

/** Checks with the schema that the booking service uses too. */
export const giftResolver: Resolver<GiftValues, unknown, GiftToBuy> = (values) => {
  const typed = values.chosenWon === OWN_AMOUNT ? values.ownWon : values.chosenWon;
  const { recipientName, message, email } = values;
  const order = giftCardOrderSchema.safeParse({
    valueWon: Number(typed.replace(/\D/g, '')),
    ...{ recipientName, message, email, locale: pageLanguage() },
  });
  const buyer = nameField(words.buyerMissing).safeParse(values.buyerName);
  if (order.success && buyer.success)
    return { values: { order: order.data, buyerName: buyer.data }, errors: {} };
  const errors: FieldErrors<GiftValues> = {};
  for (const issue of order.error?.issues ?? [])
    errors[fieldNamed(issue.path[0], values)] ??= { type: 'rule', message: saidOfField(issue) };
  const [wrong] = buyer.error?.issues ?? [];
  if (wrong) errors.buyerName = { type: 'rule', message: saidOfField(wrong) };
  return wrongWith(errors);
};

const wrongWith = (errors: FieldErrors<GiftValues>): ResolverError<GiftValues> => ({ values: {}, errors });
