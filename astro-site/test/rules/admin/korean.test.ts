import { bookingMessages } from 'shared/bookings/booking-fields.ts';
import { whyNotMoved } from 'shared/bookings/staff-refusals.ts';
import { problemTypes, type ProblemType } from 'shared/problems/problem.ts';
import { describe, expect, it } from 'vitest';
import { bookingsInKorean, bookingsSaid } from '../../../src/features/admin/language/booking-refusals.ts';
import { refundsInKorean, refundsSaid } from '../../../src/features/admin/language/refund-refusals.ts';
import { refusalText } from '../../../src/features/admin/language/refusals.ts';
import { deliveryReason } from '../../../src/features/admin/mails/delivery-reason.ts';
import { ApiError } from '../../../src/lib/api/api-error.ts';

const sources = import.meta.glob<Record<string, unknown>>(
  [
    '../../../src/features/admin/**/*.ts',
    '../../../../shared/src/{reports/figure-names,statements/words}.ts',
  ],
  { eager: true },
);

/** Every set of words that the admin area has in every language, by the name of its file. */
const sets = Object.entries(sources).flatMap(([file, source]) =>
  Object.entries(source).flatMap(([name, set]) =>
    set !== null && typeof set === 'object' && 'en' in set && 'ko' in set
      ? [{ name: `${file.split('/').at(-1)} ${name}`, en: set.en, ko: set.ko }]
      : [],
  ),
);

/** No word of any language, so that what is left of a sentence is ours. */
const SAMPLES: readonly unknown[] = [7, 7, 7, 7];
type Said = (...parts: unknown[]) => unknown;
const spoken = (text: unknown): string[] => {
  if (typeof text === 'string') return [text];
  if (typeof text === 'function') return sampled(text as Said);
  if (text === null || typeof text !== 'object') return [];
  return Object.values(text).flatMap(spoken);
};
/** With numbers, or with lists of them where it joins names; what takes a whole record has tests of its own. */
function sampled(say: Said): string[] {
  for (const first of [7, ['7', '7']]) {
    try {
      return spoken(say(first, ...SAMPLES));
    } catch {
      continue;
    }
  }
  return [];
}

/** Written in Latin letters in Korean, too. */
const names =
  /\b(?:Klook|klook|direct|LP|KST|CMS|QR|Nov|PIN|en|ko|zh|T|M|Enter|Esc|Page Up|Page Down|WAV|AIFF|FLAC|MP3|M4A|MP4|MOV|GB)\b/g;
const isKorean = (text: string) => !/[A-Za-z]/.test(text.replaceAll(names, ''));

describe('the Korean of the admin area', () => {
  it('is found', () => {
    expect(sets.length).toBeGreaterThan(25);
  });

  it.each(sets)('has no English left in $name', ({ ko }) => {
    expect(spoken(ko).filter((text) => !isKorean(text))).toEqual([]);
  });

  it.each(sets)('says something wherever $name says something', ({ en, ko }) => {
    expect(spoken(ko).length).toBe(spoken(en).length);
  });
});

const refused = (type: ProblemType, detail: string, errors?: { path: string; message: string }[]) => {
  const problem = { type, ...problemTypes[type], detail, ...(errors && { errors }) };
  return refusalText(new ApiError(problem.status, '', problem), 'ko', '');
};

describe('what the service refuses', () => {
  const all = [...Object.values(bookingsSaid), ...Object.values(refundsSaid)];
  it.each(all.map((sentence) => (typeof sentence === 'string' ? sentence : sampled(sentence as Said)[0])))(
    '%s is said in Korean',
    (sentence = '') => {
      // Of a kind that has no words of its own: only the sentence itself is known.
      const said = refused('internal-error', sentence);
      expect(said).toMatch(/\p{Script=Hangul}/u);
      expect(isKorean(said), said).toBe(true);
    },
  );

  it('is said with its names, times and amounts', () => {
    const { slotOfOtherTaken, klookUsed, beyondPolicyOf } = bookingsSaid;
    expect(refused('slot-taken', slotOfOtherTaken('J. Kim, 2026-11-26 14:00 KST,'))).toContain(
      '일행(J. Kim, 2026-11-26 14:00 KST)의 시간에',
    );
    expect(refused('klook-already-used', klookUsed('KLK-2041'))).toContain('Klook 예약번호(KLK-2041)');
    expect(refused('move-not-allowed', beyondPolicyOf('Jin', '2', '24'))).toContain(
      'Jin 님의 예약은 2회까지, 녹음 24시간 전까지',
    );
    expect(refused('refund-not-possible', refundsSaid.beyondBalance('₩22,000'))).toContain(
      '최대 ₩22,000까지',
    );
  });

  it('is said sentence by sentence where several stand in a row', () => {
    const { notMoved, partyNotMoved, free, noRoom } = bookingsSaid;
    const { taken, noSession } = whyNotMoved;
    const when = '2026-11-26 14:00 KST';
    expect(refused('slot-taken', `${notMoved(taken(when))} ${free('14:10, 14:20')}`)).toBe(
      `${when}에는 이미 다른 예약이 있어 아무것도 바꾸지 않았습니다. 이 날 비어 있는 시간: 14:10, 14:20.`,
    );
    expect(refused('slot-not-on-sale', `${partyNotMoved(noSession('21:00'), '3', when)} ${noRoom}`)).toBe(
      `21:00에 시작하는 녹음이 없어 ${when}부터 3명이 이어서 녹음할 수 없으므로 아무것도 바꾸지 않았습니다. 이 날에는 모두 이어서 녹음할 수 있는 시간이 없습니다.`,
    );
  });

  it('is Korean by its kind at least, and field by field', () => {
    expect(refused('stale-change', 'A sentence of tomorrow.')).toMatch(/^그 사이/);
    const errors = [
      { path: 'bookingDate', message: bookingMessages.bookingDate },
      { path: 'bookingTime', message: bookingsSaid.startPassed },
    ];
    expect(refused('validation-failed', '', errors)).toBe(
      '날짜를 선택해 주세요. 아직 지나지 않은 시간을 골라 주세요.',
    );
  });

  it('has as many sentences in Korean', () => {
    expect(Object.keys(bookingsInKorean).toSorted()).toEqual(Object.keys(bookingsSaid).toSorted());
    expect(Object.keys(refundsInKorean).toSorted()).toEqual(Object.keys(refundsSaid).toSorted());
  });
});

describe('why a mail has not left', () => {
  it.each([
    ['The mail server answered 550 at RCPT', '메일 서버가 550 오류로 답했습니다 (RCPT 단계)'],
    [
      'The mail server could not be used: ECONNREFUSED at CONN',
      '메일 서버를 사용할 수 없었습니다 (ECONNREFUSED at CONN)',
    ],
    ['Something of tomorrow', '메일을 보내지 못했습니다'],
  ])('%s', (reason, korean) => {
    expect(deliveryReason(reason, 'ko')).toBe(korean);
    expect(deliveryReason(reason, 'en')).toBe(reason);
  });
});
