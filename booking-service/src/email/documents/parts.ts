import { localized } from 'shared/content/localized-text.ts';
import { drinkInWords } from 'shared/drinks/drink-words.ts';
import { formatWon } from 'shared/pricing/won.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import type { MailFacts } from '../facts.ts';
import { linkable } from '../html.ts';
import type { MailMessages } from '../messages/messages.ts';
import type { Fact, MailDocument } from './document.ts';

type Bill = NonNullable<MailDocument['ticket']['bill']>;

export function cafeNameOf(facts: MailFacts, messages: MailMessages): string {
  return facts.venue ? localized(facts.venue.cafeName, facts.locale) : messages.cafe;
}

/** "Friday 20 November 2026" and "14:30–14:40 KST"; Klook's word for it while staff have not entered the time. */
export function whenOf(
  facts: MailFacts,
  messages: MailMessages,
  label: string,
): MailDocument['ticket']['when'] {
  if (!facts.startsAt) return { label, date: messages.klook.pendingTime, time: null };
  const { date, time } = seoulWallClock(facts.startsAt);
  const ends = seoulWallClock(new Date(facts.startsAt.getTime() + facts.slotMinutes * 60_000)).time;
  return { label, date: messages.longDate(date), time: `${time}–${ends} KST` };
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

/** "Green Tea (iced)". */
export function drinkText({ drink, drinkTemperature, locale }: MailFacts): string {
  return drinkInWords(drink, drinkTemperature, locale);
}

/** What the visitor chose, besides the time. */
export function choiceFacts(facts: MailFacts, messages: MailMessages): Fact[] {
  const { labels } = messages;
  const delivery = facts.deliveryAddress
    ? [{ label: labels.deliveryAddress, value: facts.deliveryAddress }]
    : [];
  return [
    { label: labels.drink, value: drinkText(facts) },
    { label: labels.track, value: facts.youtubeTrackUrl, href: linkable(facts.youtubeTrackUrl) },
    ...delivery,
  ];
}

/** Price lines, in the words and prices of the moment of booking. */
export function billOf(facts: MailFacts, messages: MailMessages, totalLabel: string): Bill {
  const session = {
    label: `${messages.labels.sessionFee} (${messages.minutes(facts.slotMinutes)})`,
    amount: facts.bookingType === 'klook' ? messages.paidOnKlook : formatWon(facts.sessionFeeWon),
  };
  const drink = { label: drinkText(facts), amount: messages.included };
  const addons = facts.addons.map(({ name, priceWon }) => ({
    label: name,
    amount: priceWon === 0 ? messages.byQuote : formatWon(priceWon),
  }));
  return {
    rows: [session, drink, ...addons],
    total: { label: totalLabel, amount: formatWon(facts.totalPriceWon) },
  };
}

/** Where a visitor writes to: the chat handle, else the e-mail address; null when the content names neither. */
export function contactOf(facts: MailFacts): string | null {
  return facts.venue?.supportHandle || facts.venue?.email || null;
}

export function footerOf(facts: MailFacts, messages: MailMessages): Fact[] {
  if (!facts.venue) return [];
  const { email, phone, supportHandle } = facts.venue;
  const { labels } = messages;
  return [
    { label: labels.chat, value: supportHandle },
    { label: labels.email, value: email, href: linkable(`mailto:${email}`) },
    { label: labels.phone, value: phone, href: linkable(`tel:${phone.replace(/[^+\d]/g, '')}`) },
  ].filter((fact) => fact.value !== '');
}

export function bringSection(facts: MailFacts, messages: MailMessages) {
  const { bring } = messages;
  return {
    title: bring.title,
    items: [bring.arrive, bring.number(facts.bookingId), bring.track, bring.rule(facts.slotMinutes)],
  };
}
