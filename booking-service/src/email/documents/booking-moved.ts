import { movableUntil, movesLeftOf } from '../../booking-row/moves.ts';
import type { MailFacts } from '../base/facts.ts';
import type { MailDocument } from './document.ts';
import { bringSection, cafeNameOf, footerOf, sessionFacts } from './parts.ts';
import { greeting, messagesFor, othersStand, singersOf, subjectNumber } from './party.ts';
import { policySection } from './policy.ts';
import { firstStartText, whenOf } from './when.ts';

/** Staff have given a Klook booking its time, or moved a session; or its visitor has moved it, who may do so some times. */
export function bookingMoved(facts: MailFacts, isByVisitor = false): MailDocument {
  const messages = messagesFor(facts);
  const { moved, labels } = messages;
  const when = firstStartText(facts);
  const { intro, movesLeft } = moved.byVisitor;
  const left = leftOf(facts);
  const more = left > 0 && isTooLateToMove(facts) ? [] : [movesLeft(left)];
  const whoMoved = isByVisitor ? [intro, ...more] : [moved.intro];
  return {
    locale: facts.locale,
    subject: moved.subject(subjectNumber(facts), when),
    preheader: moved.preheader(when),
    cafeName: cafeNameOf(facts, messages),
    lamp: moved.lamp,
    heading: moved.heading,
    intro: [greeting(facts, messages), ...whoMoved, ...othersStand(facts)],
    ticket: {
      when: whenOf(facts, messages, labels.session),
      number: { label: labels.bookingNumber, value: facts.id },
      ...sessionFacts(facts, messages),
      bill: null,
    },
    sections: [bringSection(facts, messages), policySection(facts, messages)],
    footer: footerOf(facts, messages),
  };
}

/** How often all of them can still be moved. */
const leftOf = (facts: MailFacts) => Math.min(...singersOf(facts).map((singer) => movesLeftOf(singer)));

/** A move that is left is of no use to anybody whose last moment for it has passed. */
const isTooLateToMove = (facts: MailFacts) =>
  singersOf(facts).some((singer) => (movableUntil(singer)?.getTime() ?? 0) <= facts.now.getTime());
