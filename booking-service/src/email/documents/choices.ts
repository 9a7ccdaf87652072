import { isLpRecord } from 'shared/bookings/delivery-address.ts';
import { drinkInWords } from 'shared/drinks/drink-words.ts';
import type { MailFacts, SingerFacts } from '../base/facts.ts';
import type { MailMessages } from '../messages/messages.ts';
import type { Fact, SingerBlock } from './document.ts';
import { linkable } from './html.ts';
import { areSeveral, nameOf, singersOf } from './party.ts';
import { singerTime } from './when.ts';

/** "Green Tea (iced)". */
export const drinkText = ({ selectedDrink, drinkTemperature }: SingerFacts, { locale }: MailMessages) =>
  drinkInWords(selectedDrink, drinkTemperature, locale);

/** Left out where the booking has not got it. */
export const factOf = (label: string, value: string | null): Fact[] => (value ? [{ label, value }] : []);

/** What a singer chose, besides the time. */
export function choiceFacts(singer: SingerFacts, messages: MailMessages): Fact[] {
  const { labels } = messages;
  const deliveryLabel = singer.addons.some(isLpRecord) ? labels.lpDeliveryAddress : labels.deliveryAddress;
  return [
    { label: labels.drink, value: drinkText(singer, messages) },
    ...factOf(labels.track, singer.youtubeTrackUrl).map((fact) => ({ ...fact, href: linkable(fact.value) })),
    ...factOf(deliveryLabel, singer.lpDeliveryAddress),
  ];
}

/** Each of several singers: name, time, booking number and what else is to be said of them. None where there is one. */
export function singerBlocks(
  facts: MailFacts,
  { labels }: MailMessages,
  moreOf: (singer: SingerFacts) => Fact[] = () => [],
): SingerBlock[] {
  if (!areSeveral(facts)) return [];
  return singersOf(facts).map((singer) => ({
    name: nameOf(singer, facts),
    time: singerTime(singer, facts),
    facts: [{ label: labels.bookingNumber, value: singer.id }, ...moreOf(singer)],
  }));
}
