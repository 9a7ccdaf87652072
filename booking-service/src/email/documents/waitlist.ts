import type { Venue } from 'shared/catalogue/catalogue.ts';
import { longDateIn } from 'shared/time/long-date.ts';
import { seoulWallClock, timeOfDay, minutesOfDay } from 'shared/time/seoul.ts';
import { isAnyTime, OFFER_MINUTES } from 'shared/waitlist/waitlist.ts';
import type { MailedOffer, MailedWish, WishNews } from '../base/email.ts';
import { mailMessages } from '../messages/messages.ts';
import { waitlistWords } from '../messages/waitlist.ts';
import type { Fact, MailDocument } from './document.ts';
import { cafeNameOf, footerOf } from './parts.ts';

type Told = Pick<
  MailDocument,
  'subject' | 'preheader' | 'lamp' | 'heading' | 'intro' | 'ticket' | 'sections'
>;

function mail({ locale }: MailedWish, venue: Venue | null, told: Told, action: MailDocument['action']) {
  const messages = mailMessages[locale];
  const facts = { locale, venue };
  return {
    locale,
    cafeName: cafeNameOf(facts, messages),
    ...told,
    action,
    footer: footerOf(facts, messages),
  };
}

const peopleFacts = ({ people, locale }: MailedWish): Fact[] =>
  people > 1 ? [{ label: waitlistWords[locale].people, value: String(people) }] : [];

/** A day is waited for, or is to be; `href`: what confirms it, and where one sees one's place, and leaves. */
export function waitlistJoined({ wish, why }: WishNews, venue: Venue | null, href: string): MailDocument {
  const { date, earliest, latest, locale } = wish;
  const words = waitlistWords[locale];
  const joined = words[why];
  const day = longDateIn(locale)(date);
  const told = {
    subject: joined.subject(day),
    ...{ preheader: joined.preheader, lamp: joined.lamp, heading: joined.heading, intro: [joined.intro] },
    ticket: {
      when: { label: words.when, date: day, time: null },
      number: {
        label: words.starts,
        value: isAnyTime(wish) ? words.anyTime : words.between(earliest, latest),
      },
      facts: peopleFacts(wish),
      bill: null,
    },
    sections: [{ title: joined.section.title, items: joined.section.items(OFFER_MINUTES) }],
  };
  return mail(wish, venue, told, { label: joined.open, href });
}

/** A time is held for whoever is next; `href`: where they book it. */
export function waitlistOffer(
  wish: MailedWish,
  held: MailedOffer,
  venue: Venue | null,
  href: string,
): MailDocument {
  const { locale } = wish;
  const words = waitlistWords[locale];
  const { offer } = words;
  const { date, time } = seoulWallClock(held.slot.startsAt);
  const until = seoulWallClock(held.until).time;
  const day = longDateIn(locale)(date);
  const end = timeOfDay(minutesOfDay(time) + held.slot.slotMinutes);
  const told = {
    subject: offer.subject(day, time),
    ...{
      preheader: offer.preheader(until),
      lamp: offer.lamp,
      heading: offer.heading,
      intro: [offer.intro(until)],
    },
    ticket: {
      when: { label: words.held, date: day, time: `${time}–${end} KST` },
      number: { label: words.heldUntil, value: `${until} KST` },
      facts: peopleFacts(wish),
      bill: null,
    },
    sections: [{ title: offer.section.title, items: offer.section.items(until) }],
  };
  return mail(wish, venue, told, { label: offer.open, href });
}
