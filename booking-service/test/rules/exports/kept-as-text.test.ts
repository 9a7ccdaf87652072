import { expect, test } from 'vitest';
import { keptAsText } from '../../../src/exports/kept-as-text.ts';

test.each([
  ...['00123', '12E4567890', '1234567890', '1e5', '１２３', '-5', '1,000', '₩5,000', '5%', '(5)', '.5'],
  ...[
    '1-2',
    '3/4',
    '2026/7/1',
    '12.30',
    '9:05 pm',
    'MAR1',
    'March 1',
    '1 Sept',
    '1-May-26',
    '3월 4일',
    'TRUE',
  ],
])('"%s" stays a text', (text) => {
  expect(keptAsText(text)).toBe(`'${text}`);
});

test.each([
  ...[
    '2026-07-01',
    '15:00',
    '2026-07-01 14:30',
    '',
    'Jin',
    '김민지',
    'KLK-123',
    '7KQ2MX9R4T',
    'Mayor',
    'June',
    '10 PM crew',
  ],
  ...['b@example.test', 'https://www.youtube.com/watch?v=abcdefghijk', 'Room 5', '5 Seconds'],
])('"%s" is left as it is', (text) => {
  expect(keptAsText(text)).toBe(text);
});
