import type { StaffEmail } from 'shared/bookings/admin-booking.ts';
import type { MailFacts } from '../base/facts.ts';
import type { MailDocument } from './document.ts';
import { paragraphsOf } from './paragraphs.ts';
import { cafeNameOf, footerOf, placeFact } from './parts.ts';
import { messagesFor, singerFact } from './party.ts';
import { whenOf } from './when.ts';

const PREHEADER_LENGTH = 90;

/** What staff wrote, on the ticket of the booking it is about. Blank lines part its paragraphs. */
export function staffMessage(facts: MailFacts, { subject, message }: StaffEmail): MailDocument {
  const messages = messagesFor(facts);
  const paragraphs = paragraphsOf(message);
  return {
    locale: facts.locale,
    subject,
    preheader: (paragraphs[0] ?? '').slice(0, PREHEADER_LENGTH),
    cafeName: cafeNameOf(facts, messages),
    lamp: messages.staff.lamp,
    heading: subject,
    intro: [],
    body: paragraphs,
    ticket: {
      when: whenOf(facts, messages, messages.labels.session),
      number: { label: messages.labels.bookingNumber, value: facts.id },
      facts: [...singerFact(facts), ...placeFact(facts, messages)],
      bill: null,
    },
    sections: [],
    footer: footerOf(facts, messages),
  };
}
