import type { Venue } from 'shared/catalogue/catalogue.ts';
import { localized } from 'shared/languages/localized-text.ts';
import { enquiryReference } from 'shared/enquiries/enquiries.ts';
import type { EnquiryRequest } from 'shared/enquiries/enquiries.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { enquiryWords as words } from '../messages/enquiry.ts';
import { mailMessages } from '../messages/messages.ts';
import type { MailDocument } from './document.ts';
import { paragraphsOf } from './paragraphs.ts';

export interface EnquiryFacts {
  id: number;
  enquiry: EnquiryRequest;
  venue: Venue | null;
  siteOrigin: string;
  now: Date;
}

/**
 * A franchise enquiry, for the cafe itself and so in its own English. A stranger wrote it: nothing of theirs becomes a link, and
 * the only button leads to our own list.
 */
export function enquiryReceived({ id, enquiry, venue, siteOrigin, now }: EnquiryFacts): MailDocument {
  const { cafe, longDate, labels } = mailMessages.en;
  const { date, time } = seoulWallClock(now);
  const facts = [
    { label: words.name, value: enquiry.name },
    { label: words.company, value: enquiry.company },
    { label: words.city, value: enquiry.city },
    { label: labels.phone, value: enquiry.phone },
    { label: labels.email, value: enquiry.email },
  ];
  return {
    locale: 'en',
    subject: words.subject(words.topic[enquiry.topic], enquiry.name),
    preheader: [enquiry.company, enquiry.city].filter((text) => text !== '').join(', '),
    cafeName: venue ? localized(venue.cafeName) : cafe,
    lamp: words.lamp,
    heading: words.topic[enquiry.topic],
    intro: [words.intro],
    body: paragraphsOf(enquiry.message),
    ticket: {
      when: { label: words.received, date: longDate(date), time: `${time} KST` },
      number: { label: words.number, value: enquiryReference(id) },
      facts: facts.filter(({ value }) => value !== ''),
      bill: null,
    },
    action: { label: words.open, href: `${siteOrigin}/admin/enquiries` },
    sections: [],
    footer: [],
  };
}
