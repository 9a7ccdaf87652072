import { enquiryReference } from 'shared/enquiries/enquiries.ts';
import { localized } from 'shared/languages/localized-text.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { enquiryNotedWords } from '../messages/enquiry.ts';
import { mailMessages } from '../messages/messages.ts';
import type { MailDocument } from './document.ts';
import type { EnquiryFacts } from './enquiry-received.ts';
import { footerOf } from './parts.ts';

/**
 * A franchise enquiry has arrived, for its writer and in their language. A stranger may have typed the address of another person:
 * nothing that was written stands in it.
 */
export function enquiryNoted({ id, enquiry, venue, now }: Omit<EnquiryFacts, 'siteOrigin'>): MailDocument {
  const locale = enquiry.locale ?? 'en';
  const messages = mailMessages[locale];
  const words = enquiryNotedWords[locale];
  const reference = enquiryReference(id);
  const { date, time } = seoulWallClock(now);
  return {
    locale,
    subject: words.subject(reference),
    preheader: words.topic[enquiry.topic],
    cafeName: venue ? localized(venue.cafeName, locale) : messages.cafe,
    lamp: words.lamp,
    heading: words.heading,
    intro: [words.intro, words.notYou],
    ticket: {
      when: { label: words.received, date: messages.longDate(date), time: `${time} KST` },
      number: { label: words.number, value: reference },
      facts: [{ label: words.about, value: words.topic[enquiry.topic] }],
      bill: null,
    },
    sections: [],
    footer: footerOf({ venue }, messages),
  };
}
