import { locales } from 'shared/languages/localized-text.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { expect, test } from 'vitest';
import { bookingMoved } from '../../../src/email/documents/booking-moved.ts';
import { mailFacts } from '../../service/email/mail-facts.ts';
import { jisoo, partyFacts } from '../../service/email/party-facts.ts';

/** How many sentences it has besides the greeting: who moved it, and how often it still can be. */
const sentences = (facts: ReturnType<typeof mailFacts>) => bookingMoved(facts, true).intro.length - 1;

test('an own move tells of further moves only while there is time for one', () => {
  const startsAt = instantInSeoul('2026-12-04', '14:30');
  for (const locale of locales) {
    const last = instantInSeoul('2026-12-03', '14:29');
    expect(sentences(mailFacts({ locale, startsAt, visitorMoves: 1, now: last }))).toBe(2);
    const over = instantInSeoul('2026-12-03', '14:30');
    expect(sentences(mailFacts({ locale, startsAt, visitorMoves: 1, now: over }))).toBe(1);
    // That all of them are used holds at any time.
    expect(sentences(mailFacts({ locale, startsAt, visitorMoves: 2, now: over }))).toBe(2);
  }
});

test('an own move of several tells of further moves only while there is time for each of them', () => {
  const now = instantInSeoul('2026-12-03', '12:55');
  const later = { ...jisoo, startsAt: instantInSeoul('2026-12-05', '13:00') };
  const first = { startsAt: instantInSeoul('2026-12-05', '12:50'), companions: [later], visitorMoves: 1 };
  expect(sentences(partyFacts({ ...first, now }))).toBe(2);
  const soon = { ...jisoo, startsAt: instantInSeoul('2026-12-04', '12:50') };
  expect(sentences(partyFacts({ ...first, companions: [soon], now }))).toBe(1);
});
