import type { MailFacts } from '../base/facts.ts';
import { ownPageWords } from '../messages/own-page.ts';
import type { OwnPageWords } from '../messages/own-page.ts';
import type { MailDocument } from './document.ts';
import { cafeNameOf, footerOf } from './parts.ts';
import { messagesFor, subjectNumber } from './party.ts';
import { whenOf } from './when.ts';

type Words = OwnPageWords['link' | 'newAddress' | 'oldAddress'];

/** When, and under which number: enough to know which booking it is. Nobody is named, since anybody may have asked for it. */
function about(facts: MailFacts, words: Words): MailDocument {
  const messages = messagesFor(facts);
  const { labels } = messages;
  return {
    locale: facts.locale,
    subject: words.subject(subjectNumber(facts)),
    preheader: words.preheader,
    cafeName: cafeNameOf(facts, messages),
    lamp: words.lamp,
    heading: words.heading,
    intro: [words.intro],
    ticket: {
      when: whenOf(facts, messages, labels.session),
      number: { label: labels.bookingNumber, value: facts.id },
      facts: [],
      bill: null,
    },
    sections: [{ title: words.safety.title, items: words.safety.items }],
    footer: footerOf(facts, messages),
  };
}

/** Somebody who knows number and address has asked for a link, or staff have replaced it. */
export function bookingLink(facts: MailFacts, href: string): MailDocument {
  const { label, link } = ownPageWords[facts.locale];
  return { ...about(facts, link), action: { label, href } };
}

/** To an address that a visitor wants to be written to from now on. */
export function newEmailAddress(facts: MailFacts, href: string): MailDocument {
  const { newAddress } = ownPageWords[facts.locale];
  return { ...about(facts, newAddress), action: { label: newAddress.confirm, href } };
}

/** To the address that it was before. It carries no link: whoever reads it may no longer open anything. */
export const emailAddressChanged = (facts: MailFacts): MailDocument =>
  about(facts, ownPageWords[facts.locale].oldAddress);
