import type { Venue } from 'shared/catalogue/catalogue.ts';
import { formatWon } from 'shared/pricing/won.ts';
import type { MailedGiftCard, MailedGiftOrder, WhyGiftPaidBack } from '../base/email.ts';
import { giftCardWords } from '../messages/gift-card.ts';
import { mailMessages } from '../messages/messages.ts';
import type { MailDocument } from './document.ts';
import { cafeNameOf, footerOf } from './parts.ts';

function around({ locale }: MailedGiftOrder, venue: Venue | null) {
  const messages = mailMessages[locale];
  return {
    locale,
    cafeName: cafeNameOf({ locale, venue }, messages),
    footer: footerOf({ venue }, messages),
  };
}

/** A gift card that was paid for; `href`: where a session is booked. */
export function giftCardBought(card: MailedGiftCard, venue: Venue | null, href: string): MailDocument {
  const words = giftCardWords[card.locale];
  const { bought } = words;
  const won = formatWon(card.valueWon);
  return {
    ...around(card, venue),
    subject: bought.subject(card.recipientName),
    preheader: bought.preheader(won),
    lamp: bought.lamp,
    heading: bought.heading,
    intro: [bought.intro(won)],
    ...(card.message !== '' && { body: [card.message] }),
    ticket: {
      when: { label: words.for, date: card.recipientName, time: won },
      number: { label: words.code, value: card.code },
      facts: [],
      bill: null,
    },
    action: { label: bought.open, href },
    sections: [{ title: bought.section.title, items: bought.section.items }],
  };
}

/** Money that was taken for a gift card and bought none has gone back. */
export function giftCardPaidBack(
  order: MailedGiftOrder,
  { amountWon, why }: { amountWon: number; why: WhyGiftPaidBack },
  venue: Venue | null,
): MailDocument {
  const words = giftCardWords[order.locale];
  const { paidBack } = words;
  const won = formatWon(amountWon);
  return {
    ...around(order, venue),
    subject: paidBack.subject(won),
    ...{ preheader: paidBack.preheader, lamp: paidBack.lamp, heading: paidBack.heading },
    intro: [paidBack.intro[why](won)],
    ticket: {
      when: { label: words.for, date: order.recipientName, time: null },
      number: { label: mailMessages[order.locale].labels.bookingNumber, value: order.orderId },
      facts: [],
      bill: null,
    },
    sections: [paidBack.section],
  };
}
