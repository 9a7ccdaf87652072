import { seoulWallClock } from 'shared/time/seoul.ts';
import { dateTimeKst, timeKst } from 'shared/time/display.ts';
import type { MailFacts, OtherFacts, SingerFacts } from '../base/facts.ts';
import { mailMessages } from '../messages/messages.ts';
import type { MailMessages } from '../messages/messages.ts';
import { messagesForParty, partyMessages, standingForParty } from '../messages/party.ts';
import type { PartyPart } from '../messages/party.ts';
import { standingMessages } from '../messages/standing.ts';
import type { StandingMessages } from '../messages/standing.ts';
import type { Fact } from './document.ts';

/** Those whom the mail is about, by place. */
export const singersOf = (facts: MailFacts): readonly SingerFacts[] => [facts, ...facts.companions];

export const areSeveral = ({ companions }: MailFacts) => companions.length > 0;

const orderSize = ({ companions, others }: MailFacts) => 1 + companions.length + others.length;
/** Whether others belong to the order, also where the mail is not about them. */
export const isOfParty = (facts: MailFacts) => orderSize(facts) > 1;

/** The texts of the mail: where people sing in a row, in the words for as many of them as it is about. */
export const messagesFor = (facts: MailFacts, lostStartsAt?: Date | null): MailMessages =>
  isOfParty(facts) ? messagesForParty(facts.locale, partOf(facts, lostStartsAt)) : mailMessages[facts.locale];

export const standingFor = (facts: MailFacts): StandingMessages =>
  isOfParty(facts) ? standingForParty(facts.locale, partOf(facts)) : standingMessages[facts.locale];

function partOf(facts: MailFacts, lostStartsAt?: Date | null): PartyPart {
  const { called, nth, listed } = partyMessages[facts.locale];
  const singers = singersOf(facts);
  return {
    names: listed(singers.map(({ name, place }) => (name === '' ? nth(place) : called(name)))),
    count: singers.length,
    isWhole: facts.others.length === 0,
    lostTime: lostStartsAt ? timeKst(lostStartsAt) : null,
  };
}

/** As a label names somebody. */
export const nameOf = ({ name, place }: Pick<OtherFacts, 'name' | 'place'>, { locale }: MailFacts) =>
  name || partyMessages[locale].nth(place);

/** To whoever has booked, also where the mail is about somebody else. */
export function greeting(facts: MailFacts, { hello }: MailMessages): string {
  const first = [...singersOf(facts), ...facts.others].find(({ place }) => place === 1);
  return hello((first ?? facts).name);
}

/** The booking number as a subject names it: "7K3MZ9QX2B, 3 sessions", or "7K3MZ9QX2B, singer 2 of 3". */
export function subjectNumber(facts: MailFacts): string {
  if (!isOfParty(facts)) return facts.id;
  const { numberOf, sessions, nthOfParty } = partyMessages[facts.locale];
  const count = singersOf(facts).length;
  return numberOf(facts.id, count > 1 ? sessions(count) : nthOfParty(facts.place, orderSize(facts)));
}

/** Who of a party it is, where the mail is about one of them. */
export function singerFact(facts: MailFacts): Fact[] {
  if (!isOfParty(facts) || areSeveral(facts)) return [];
  const { singer, ofParty } = partyMessages[facts.locale];
  const value = facts.name
    ? `${facts.name} (${ofParty(facts.place, orderSize(facts))})`
    : nameOf(facts, facts);
  return [{ label: singer, value }];
}

/** That the rest of the party sings as before, and when; nothing where nobody of it is to sing. */
export function othersStand(facts: MailFacts): string[] {
  const { othersStand: text, separator } = partyMessages[facts.locale];
  const sessions = facts.others.flatMap((other) =>
    other.startsAt && (other.status === 'confirmed' || other.status === 'in-progress')
      ? [`${nameOf(other, facts)} ${startText(other.startsAt, facts)}`]
      : [],
  );
  return sessions.length > 0 ? [text(sessions.join(separator))] : [];
}

/** "13:00 KST", with its date where that is not the day of the session that the mail is about. */
const startText = (startsAt: Date, facts: MailFacts) =>
  facts.startsAt && seoulWallClock(facts.startsAt).date === seoulWallClock(startsAt).date
    ? timeKst(startsAt)
    : dateTimeKst(startsAt);
