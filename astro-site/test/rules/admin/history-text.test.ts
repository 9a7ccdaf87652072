import { bookingStatuses } from 'shared/bookings/booking-status.ts';
import { expect, test } from 'vitest';
import { historyText } from '../../../src/features/admin/bookings/history-text.ts';

const entry = (event: string, actor = 'minseo', details: Record<string, unknown> = {}) => ({
  at: '2026-11-20T01:00:00.000Z',
  event,
  actor,
  details,
});
const said = (...parts: Parameters<typeof entry>) => historyText(entry(...parts), 'en');

test('an entry of a booking’s history is a sentence', () => {
  expect([
    said('booked', 'visitor'),
    said('booked', 'visitor', { replaces: 'AAAAAAAAAA' }),
    said('replaced', 'visitor', { orderId: 'order_1', replacedBy: 'BBBBBBBBBB' }),
    said('status-in-progress'),
    said('scheduled', 'minseo', { from: null, to: '2026-11-26T05:00:00.000Z', reason: 'asked by phone' }),
    said('refund-failed', 'provider', { amountWon: 1_000 }),
    said('details-changed', 'visitor', { fields: ['youtubeTrackUrl'] }),
    said('details-changed', 'visitor', {
      fields: ['selectedDrink'],
      from: 'Americano (iced)',
      to: 'Green Tea (hot)',
    }),
    said('link-replaced'),
  ]).toEqual([
    'Booked, by the visitor',
    'Booked in place of booking AAAAAAAAAA, by the visitor',
    'Replaced by booking BBBBBBBBBB, by the visitor',
    'Status set to In Progress, by minseo',
    'Session set to 2026-11-26 14:00 KST (asked by phone), by minseo',
    'Refund failed ₩1,000, by the card provider',
    'Choices changed: song link, by the visitor',
    'Choices changed: drink (Americano (iced) to Green Tea (hot)), by the visitor',
    'Link to the visitor’s page replaced, by minseo',
  ]);
});

test('every status has a word, and an entry of an unknown kind stands as it is', () => {
  for (const status of bookingStatuses) expect(said(`status-${status}`)).toMatch(/^Status set to [A-Z]/);
  expect(said('moved-by-hand')).toBe('moved-by-hand, by minseo');
});

test('in Korean, too, drinks and reasons that are kept as words and keys of ours included', () => {
  const korean = (...parts: Parameters<typeof entry>) => historyText(entry(...parts), 'ko');
  expect([
    korean('booked', 'visitor', { replaces: 'AAAAAAAAAA' }),
    korean('status-cancelled', 'minseo', { reason: 'no-show' }),
    korean('scheduled', 'minseo', { from: null, to: '2026-11-26T05:00:00.000Z', reason: '전화 요청' }),
    korean('details-changed', 'visitor', {
      fields: ['selectedDrink'],
      from: 'Green Tea (iced)',
      to: 'Lemonade',
    }),
    korean('step-noted', 'minseo', { step: 'arrived' }),
  ]).toEqual([
    '예약 (이전 예약 AAAAAAAAAA 대신), 고객',
    '상태 변경: 취소 (노쇼), 직원 minseo',
    '녹음 시간 지정 2026-11-26 14:00 KST 시작 (전화 요청), 직원 minseo',
    '선택 내용 변경: 음료 (녹차 (차갑게) → 레모네이드), 고객',
    '카운터 단계 기록: 도착, 직원 minseo',
  ]);
});
