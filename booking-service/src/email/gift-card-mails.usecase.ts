import type { Venue } from 'shared/catalogue/catalogue.ts';
import { addressIn } from 'shared/languages/addresses.ts';
import type { EmailQueue, MailContent, MailedGiftOrder } from './base/email.ts';
import type { MailDocument } from './documents/document.ts';
import { giftCardBought, giftCardPaidBack } from './documents/gift-card.ts';
import { readVenue } from './facts.store.ts';
import { queueEmail } from './queue-email.usecase.ts';
import type { EmailQueueOptions } from './queue-email.usecase.ts';

const aboutGift = ({ orderId, email }: MailedGiftOrder, venue: Venue | null, now: Date) => ({
  ...{ orderId, recipient: email, replyTo: venue?.email || null },
  ...{ requestedBy: 'system', isCapped: false, now },
});

/** Mails about gift cards that are bought. */
export const giftCardMails = (
  options: EmailQueueOptions,
  draw: (document: MailDocument) => MailContent,
): Pick<EmailQueue, 'giftCard' | 'giftCardPaidBack'> => ({
  async giftCard(trx, { card, now }) {
    const venue = await readVenue(trx);
    const href = options.siteOrigin + addressIn(card.locale, '/#booking');
    const content = draw(giftCardBought(card, venue, href));
    return queueEmail(trx, options, { ...aboutGift(card, venue, now), kind: 'gift-card', content });
  },
  async giftCardPaidBack(trx, { order, now, ...back }) {
    const venue = await readVenue(trx);
    const content = draw(giftCardPaidBack(order, back, venue));
    return queueEmail(trx, options, { ...aboutGift(order, venue, now), kind: 'gift-card-refunded', content });
  },
});
