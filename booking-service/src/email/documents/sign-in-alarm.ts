import type { Venue } from 'shared/catalogue/catalogue.ts';
import { localized } from 'shared/languages/localized-text.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import type { SignInAlarmInput } from '../base/email.ts';
import { mailMessages } from '../messages/messages.ts';
import { alarmWords as words } from '../messages/sign-in-alarm.ts';
import type { MailDocument } from './document.ts';

interface SignInAlarmFacts extends Omit<SignInAlarmInput, 'email'> {
  venue: Venue | null;
  siteOrigin: string;
}

/** What happened at the sign-in, for the account's owner. Its one link leads to our own page, and asks for nothing. */
export function signInAlarm({ kind, username, tries, ...facts }: SignInAlarmFacts): MailDocument {
  const { cafe, longDate } = mailMessages.en;
  const { date, time } = seoulWallClock(facts.now);
  const [english, korean] = [words.en[kind], words.ko[kind]];
  const intro = english.intro(username, tries ?? 0);
  return {
    locale: 'en',
    subject: words.subject[kind](username),
    preheader: intro,
    cafeName: facts.venue ? localized(facts.venue.cafeName) : cafe,
    lamp: words.lamp,
    heading: english.heading,
    intro: [intro],
    ticket: {
      when: { label: words.when, date: longDate(date), time: `${time} KST` },
      number: { label: words.account, value: username },
      facts: [
        { label: words.browser, value: facts.browser ?? words.unknown },
        { label: words.network, value: facts.network ?? words.unknown },
      ],
      bill: null,
    },
    action: { label: words.open, href: `${facts.siteOrigin}/admin/account` },
    sections: [
      { title: words.whatToDo, items: english.todo },
      {
        locale: 'ko',
        title: korean.heading,
        items: [korean.intro(username, tries ?? 0), ...korean.todo],
      },
    ],
    footer: [],
  };
}
