import { problemTypes, type Problem, type ProblemType } from 'shared/problems/problem.ts';
import { sentenceOf, type Sentences } from 'shared/problems/refusal.ts';
import { refusals as inEnglish } from 'shared/problems/refusals.en.ts';
import { refusals as inKorean } from 'shared/problems/refusals.ko.ts';
import { describe, expect, it } from 'vitest';
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

/** What sentences name, under every name that they have for it. Korean, so that what is left of a sentence is ours. */
const sample = {
  ...{
    name: '김민아',
    one: '김민아',
    other: '박보라',
    klookId: '2041',
    date: '2026-11-26',
    month: '2026-10',
  },
  ...{ startsAt: '2026-11-26T05:00:00.000Z', goneTime: '14:10', first: '10:00', last: '21:50' },
  ...{ freeTimes: ['14:20', '14:30'], why: 'taken', minutes: 20, people: 3, slotMinutes: 10 },
  ...{ totalWon: 22_000, cashWon: 1_000, slipsWon: 2_000, transfersWon: 3_000, balanceWon: 4_000 },
  ...{ suggestedWon: 5_000, moves: 2, hours: 24, minimum: 6, maximum: 100, sizeBytes: 7 },
  ...{ leadTimeMinutes: 30, horizonDays: 60, addOns: ['음반'], allowed: ['7'] },
};

/** The sentence, and the params that it names. */
function told(sentences: Sentences, code: string) {
  const named = new Set<PropertyKey>();
  const params = new Proxy(sample, {
    get(of, name) {
      named.add(name);
      return Reflect.get(of, name) as unknown;
    },
  });
  return { sentence: sentenceOf(sentences, { code, params }) ?? '', named };
}

const refused = (type: ProblemType, more: Partial<Problem>) => {
  const problem = { type, ...problemTypes[type], detail: 'As the service says it.', ...more };
  return refusalText(new ApiError(problem.status, '', problem), 'ko', '');
};

describe('what the service refuses', () => {
  it.each(Object.keys(inKorean))('%s is said in Korean, and names what English names', (code) => {
    const { sentence, named } = told(inKorean, code);
    expect(sentence).toMatch(/\p{Script=Hangul}/u);
    expect(sentence).not.toContain('undefined');
    expect(isKorean(sentence), sentence).toBe(true);
    // How an address is asked tells staff nothing.
    if (code !== 'method-not-allowed') expect(named).toEqual(told(inEnglish, code).named);
  });

  it('names guests as they are called, whatever is in their names', () => {
    const params = { one: 'Kim and Lee', other: 'Park' };
    expect(refused('slot-taken', { code: 'swap-overlap', params })).toMatch(
      /^Kim and Lee 님과 Park 님의 녹음 길이가 달라/,
    );
  });

  it('says why a party was not moved, and where it fits', () => {
    const params = {
      ...{ why: 'no-session', minutes: 10, goneTime: '21:00', people: 3, freeTimes: ['14:10', '14:20'] },
      startsAt: '2026-11-26T05:00:00.000Z',
    };
    expect(refused('slot-not-on-sale', { code: 'party-not-moved', params })).toBe(
      '21:00에 시작하는 녹음이 없어 2026-11-26 14:00 KST부터 3명이 이어서 녹음할 수 없으므로 아무것도 바꾸지 않았습니다. 이 날 모두 이어서 녹음할 수 있는 시작 시간: 14:10, 14:20.',
    );
  });

  it('is said field by field; a field that is not known leaves what is said of the whole', () => {
    const errors = [
      { path: 'bookingDate', message: '', code: 'date-missing' },
      { path: 'bookingTime', message: '', code: 'start-passed' },
    ];
    expect(refused('validation-failed', { code: 'validation-failed', errors })).toBe(
      '날짜를 선택해 주세요. 아직 지나지 않은 시간을 골라 주세요.',
    );
    const unknown = [...errors, { path: 'x', message: 'A rule of tomorrow' }];
    expect(refused('validation-failed', { code: 'validation-failed', errors: unknown })).toBe(
      '입력한 내용을 확인해 주세요.',
    );
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
