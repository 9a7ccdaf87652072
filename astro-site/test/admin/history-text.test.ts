import { bookingStatuses } from 'shared/bookings/booking-request.ts';
import { expect, test } from 'vitest';
import { historyText } from '../../src/features/admin/bookings/history-text.ts';

const said = (event: string, actor = 'minseo', details: Record<string, unknown> = {}) =>
  historyText({ at: '2026-11-20T01:00:00.000Z', event, actor, details });

test('an entry of a booking’s history is a sentence', () => {
  expect([
    said('booked', 'visitor'),
    said('booked', 'visitor', { replaces: 'AAAAAAAAAA' }),
    said('replaced', 'visitor', { orderId: 'order_1', replacedBy: 'BBBBBBBBBB' }),
    said('status-in-progress'),
    said('scheduled', 'minseo', { from: null, to: '2026-11-26T05:00:00.000Z', reason: 'asked by phone' }),
    said('refund-failed', 'provider', { amountWon: 1_000 }),
  ]).toEqual([
    'Booked, by the visitor',
    'Booked in place of booking AAAAAAAAAA, by the visitor',
    'Replaced by booking BBBBBBBBBB, by the visitor',
    'Status set to In Progress, by minseo',
    'Session set to 2026-11-26 14:00 KST (asked by phone), by minseo',
    'Refund failed, by the card provider',
  ]);
});

test('every status has a word, and an entry of an unknown kind stands as it is', () => {
  for (const status of bookingStatuses) expect(said(`status-${status}`)).toMatch(/^Status set to [A-Z]/);
  expect(said('moved-by-hand')).toBe('moved-by-hand, by minseo');
});
