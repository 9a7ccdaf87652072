import type { Locale } from 'shared/languages/localized-text.ts';
import { mailMessages } from './messages.ts';
import type { MailMessages } from './messages.ts';
import { en } from './party.en.ts';
import { ja } from './party.ja.ts';
import { ko } from './party.ko.ts';
import { zh } from './party.zh.ts';
import { standingMessages } from './standing.ts';
import type { StandingMessages } from './standing.ts';

/** Whom of a party a mail is about. */
export interface PartyPart {
  /** As sentences call them: "Mina and Jisoo". */
  names: string;
  count: number;
  /** Everybody of the order. */
  isWhole: boolean;
  /** The time of theirs that somebody else had, "13:00 KST"; null where there is none, or nobody knows. */
  lostTime: string | null;
}

/** Texts of which some may be left out. */
type Some<Texts> = {
  [Name in keyof Texts]?: Texts[Name] extends string | ((...args: never[]) => string)
    ? Texts[Name]
    : Some<Texts[Name]>;
};

/** What mails say of a party, and where it differs from what they say to somebody who sings alone. */
export interface PartyMessages {
  /** "3 sessions". */
  sessions: (count: number) => string;
  singer: string;
  /** Whoever has no name that a mail may say. */
  nth: (place: number) => string;
  ofParty: (place: number, size: number) => string;
  /** Within a subject. */
  nthOfParty: (place: number, size: number) => string;
  /** A booking number, and whom of a party it is about. */
  numberOf: (id: string, part: string) => string;
  /** Between numbers or times, where no "and" is wanted. */
  separator: string;
  /** As sentences call somebody with a name. */
  called: (name: string) => string;
  listed: (names: readonly string[]) => string;
  eachAlone: string;
  othersStand: (sessions: string) => string;
  messages: (part: PartyPart) => Some<MailMessages>;
  standing: (part: PartyPart) => Some<StandingMessages>;
}

export const partyMessages: Record<Locale, PartyMessages> = { en, ko, zh, ja };

/** All texts of a mail about this part of a party. */
export const messagesForParty = (locale: Locale, part: PartyPart): MailMessages =>
  withChanges(mailMessages[locale], partyMessages[locale].messages(part));

export const standingForParty = (locale: Locale, part: PartyPart): StandingMessages =>
  withChanges(standingMessages[locale], partyMessages[locale].standing(part));

function withChanges<Texts extends object>(texts: Texts, changes: Some<Texts>): Texts {
  const changed = Object.entries(changes).map(([name, change]) => {
    const text: unknown = texts[name as keyof Texts];
    const isGroup = typeof text === 'object' && text !== null;
    return [name, isGroup ? withChanges(text, Object(change)) : change] as const;
  });
  return { ...texts, ...Object.fromEntries(changed) };
}
