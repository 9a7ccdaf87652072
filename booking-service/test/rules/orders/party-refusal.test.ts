import { expect, test } from 'vitest';
import { partySentence } from '../../../src/bookings/place/party-refusal.messages.ts';

test('a party whose room has come back meanwhile is asked to submit again, and hears of no time that is gone', () => {
  expect(partySentence('13:00', { goneTime: '13:20', nearestTime: '13:00' }, true)).toBe(
    'All of these times are free again: please submit once more.',
  );
});

test('a day without room for all sends the party to another day', () => {
  expect(partySentence('13:00', { goneTime: '13:20' }, true)).toBe(
    '13:20 is not free any more, so your sessions do not fit in a row from 13:00, and nothing was booked. That day has no other start with room for all of you: please choose another day.',
  );
});
