import { localized } from 'shared/languages/localized-text.ts';
import { arrivalTimes } from 'shared/slots/arrival.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import type { MailFacts } from '../base/facts.ts';
import type { MailMessages } from '../messages/messages.ts';
import { partyMessages } from '../messages/party.ts';
import { choiceFacts, singerBlocks } from './choices.ts';
import type { Fact, MailDocument } from './document.ts';
import { linkable } from './html.ts';
import { areSeveral, singerFact, singersOf } from './party.ts';
import { commonStart } from './when.ts';

export function cafeNameOf(facts: Pick<MailFacts, 'venue' | 'locale'>, messages: MailMessages): string {
  return facts.venue ? localized(facts.venue.cafeName, facts.locale) : messages.cafe;
}

export function placeFact(facts: MailFacts, messages: MailMessages): Fact[] {
  if (!facts.venue) return [];
  const address = localized(facts.venue.address, facts.locale);
  const name = localized(facts.venue.cafeName, facts.locale);
  return [
    {
      label: messages.labels.place,
      value: address,
      href: `https://map.kakao.com/?q=${encodeURIComponent(`${name} ${localized(facts.venue.address, 'ko')}`)}`,
      note: localized(facts.venue.directions, facts.locale),
    },
  ];
}

/** Who sings, where, and what they chose. */
export function sessionFacts(
  facts: MailFacts,
  messages: MailMessages,
): Pick<MailDocument['ticket'], 'singers' | 'facts'> {
  const chosen = areSeveral(facts) ? [] : choiceFacts(facts, messages);
  return {
    singers: singerBlocks(facts, messages, (singer) => choiceFacts(singer, messages)),
    facts: [...singerFact(facts), ...placeFact(facts, messages), ...chosen],
  };
}

/** Where a visitor writes to: the chat handle, else the e-mail address; null when the content names neither. */
export function contactOf(facts: MailFacts): string | null {
  return facts.venue?.supportHandle || facts.venue?.email || null;
}

export function footerOf(facts: Pick<MailFacts, 'venue'>, messages: MailMessages): Fact[] {
  if (!facts.venue) return [];
  const { email, phone, supportHandle } = facts.venue;
  const { labels } = messages;
  return [
    { label: labels.chat, value: supportHandle },
    { label: labels.email, value: email, href: linkable(`mailto:${email}`) },
    { label: labels.phone, value: phone, href: linkable(`tel:${phone.replace(/[^+\d]/g, '')}`) },
  ].filter((fact) => fact.value !== '');
}

/** When to come, by the clock where they have one: people who sing in a row come together. */
export function arriveText(facts: MailFacts, { bring }: MailMessages): string {
  const startsAt = commonStart(facts);
  return bring.arrive(facts.arrival, startsAt && arrivalTimes(seoulWallClock(startsAt).time, facts.arrival));
}

export function bringSection(facts: MailFacts, messages: MailMessages) {
  const { bring } = messages;
  const ids = singersOf(facts).map(({ id }) => id);
  return {
    title: bring.title,
    items: [
      arriveText(facts, messages),
      bring.number(ids.join(partyMessages[facts.locale].separator)),
      bring.track,
      bring.rule(facts.slotMinutes),
    ],
  };
}
