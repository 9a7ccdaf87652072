import * as z from 'zod';
import { giftCardWon } from '../pricing/gift-card-won.ts';
import { localizedTextSchema as text } from '../languages/localized-text.ts';

/** The words of /gift-cards, and the amounts that are offered there. The form is code. */
export const giftCardsPageSchema = z.object({
  head: z.object({
    title: text,
    lead: text,
    amountsWon: z.array(z.int().min(giftCardWon.least).max(giftCardWon.most)).min(1),
  }),
  how: z.object({ heading: text, steps: z.array(z.object({ title: text, body: text })) }),
  terms: z.object({ heading: text, items: z.array(text) }),
});
export type GiftCardsPage = z.infer<typeof giftCardsPageSchema>;
