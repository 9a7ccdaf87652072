import type { Venue } from 'shared/catalogue/catalogue.ts';
import { localized } from 'shared/languages/localized-text.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { mailMessages } from '../messages/messages.ts';
import { secondFactorMailWords as words } from '../messages/second-factor.ts';
import type { SecondFactorNews } from '../messages/second-factor.ts';
import type { MailDocument } from './document.ts';

interface SecondFactorFacts {
  username: string;
  news: SecondFactorNews;
  venue: Venue | null;
  siteOrigin: string;
  now: Date;
}

/** To the owner of an account, whoever did it: the mail is how a thief's change is noticed. */
export function secondFactorChanged({
  username,
  news,
  venue,
  siteOrigin,
  now,
}: SecondFactorFacts): MailDocument {
  const { cafe, longDate } = mailMessages.en;
  const { date, time } = seoulWallClock(now);
  const { heading, en, ko } = words.news[news];
  return {
    locale: 'en',
    subject: heading,
    preheader: en,
    cafeName: venue ? localized(venue.cafeName) : cafe,
    lamp: words.lamp,
    heading,
    intro: [en, words.wasItYou],
    body: [ko, words.wasItYouKo],
    ticket: {
      when: { label: words.when, date: longDate(date), time: `${time} KST` },
      number: { label: words.account, value: username },
      facts: [],
      bill: null,
    },
    action: { label: words.open, href: `${siteOrigin}/admin/account` },
    sections: [],
    footer: [],
  };
}
