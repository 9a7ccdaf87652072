import { isLpRecord } from 'shared/bookings/delivery-address.ts';
import { localized } from 'shared/languages/localized-text.ts';
import { drinkInWords } from 'shared/drinks/drink-words.ts';
import { formatWon } from 'shared/pricing/won.ts';
import { arrivalTimes } from 'shared/slots/arrival.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import type { MailFacts } from '../base/facts.ts';
import { linkable } from './html.ts';
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
function drinkText({ selectedDrink, drinkTemperature, locale }: MailFacts): string {
  return drinkInWords(selectedDrink, drinkTemperature, locale);
}

/** Left out where the booking has not got it. */
export const factOf = (label: string, value: string | null): Fact[] => (value ? [{ label, value }] : []);

/** What the visitor chose, besides the time. */
export function choiceFacts(facts: MailFacts, messages: MailMessages): Fact[] {
  const { labels } = messages;
  const deliveryLabel = facts.addons.some(isLpRecord) ? labels.lpDeliveryAddress : labels.deliveryAddress;
  return [
    { label: labels.drink, value: drinkText(facts) },
    ...factOf(labels.track, facts.youtubeTrackUrl).map((fact) => ({ ...fact, href: linkable(fact.value) })),
    ...factOf(deliveryLabel, facts.lpDeliveryAddress),
  ];
}

/** A direct booking that costs nothing at all. */
export const isFree = (facts: MailFacts) => facts.bookingType === 'direct' && facts.totalPriceWon === 0;

/** Price lines, in the words and prices of the moment of booking. */
export function billOf(facts: MailFacts, messages: MailMessages, totalLabel: string): Bill {
  const feeOf = (won: number) => (won === 0 ? messages.free : formatWon(won));
  const session = {
    label: `${messages.labels.sessionFee} (${messages.minutes(facts.slotMinutes)})`,
    amount: facts.bookingType === 'klook' ? messages.paidOnKlook : feeOf(facts.sessionFeeWon),
  };
  const drink = { label: drinkText(facts), amount: messages.included };
  const addons = facts.addons.map(({ name, priceWon }) => ({
    label: name,
    amount: priceWon === 0 ? messages.byQuote : formatWon(priceWon),
  }));
  return {
    rows: [session, drink, ...addons],
    total: { label: totalLabel, amount: isFree(facts) ? messages.free : formatWon(facts.totalPriceWon) },
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

/** When to come, by the clock where the session has a time. */
export function arriveText({ arrival, startsAt }: MailFacts, { bring }: MailMessages): string {
  return bring.arrive(arrival, startsAt && arrivalTimes(seoulWallClock(startsAt).time, arrival));
}

export function bringSection(facts: MailFacts, messages: MailMessages) {
  const { bring } = messages;
  return {
    title: bring.title,
    items: [arriveText(facts, messages), bring.number(facts.id), bring.track, bring.rule(facts.slotMinutes)],
  };
}
