import { initialCatalogue } from 'shared/catalogue/initial-catalogue.ts';
import type { Locale } from 'shared/languages/localized-text.ts';
import { problemTypes, type Problem, type ProblemType } from 'shared/problems/problem.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { words as apiEn } from '../../../src/lib/api/words/en.ts';
import { words as apiJa } from '../../../src/lib/api/words/ja.ts';
import { words as apiKo } from '../../../src/lib/api/words/ko.ts';
import { words as apiZh } from '../../../src/lib/api/words/zh.ts';

/** A page has one language from its first script on: each test loads the wizard anew. */
function openPage(lang: Locale): void {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang } });
  vi.stubGlobal('navigator', { languages: ['ja-JP', 'en'] });
}
beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const loadForm = () => import('../../../src/features/booking/form/form-values.ts');
const loadWords = async () => (await import('../../../src/features/booking/words/words.ts')).words;

async function messagesOf(changes: object): Promise<Record<string, string>> {
  const { bookingFormResolver } = await import('../../../src/features/booking/form/form-resolver.ts');
  const { emptyForm } = await loadForm();
  // Sent, and not called an LP.
  const addOns = initialCatalogue.addons.map((addOn) => ({ ...addOn, needsDeliveryAddress: true }));
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await bookingFormResolver(() => addOns)(
    { ...emptyForm, ...changes },
    undefined,
    options,
  );
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, String((error as { message: unknown }).message)]),
  );
}

async function apiErrors() {
  const { ApiError, NoAnswerError, sentenceFor, UnreadableAnswerError } =
    await import('../../../src/lib/api/api-error.ts');
  const refusal = (type: ProblemType, more: Partial<Problem> = {}) => {
    const problem = { type, ...problemTypes[type], detail: 'The service says so.', ...more };
    return new ApiError(problem.status, JSON.stringify(problem), problem);
  };
  return { ApiError, NoAnswerError, refusal, sentenceFor, UnreadableAnswerError };
}

describe('in English', () => {
  test('the form says what the specification says', async () => {
    const { sentenceOf } = await import('shared/problems/refusal.ts');
    const { words: fields } = await import('shared/problems/words/words.ts');
    expect({ ...fields }).toMatchObject({
      'name-missing': 'Name is required',
      'email-wrong': 'Valid email is required',
      'phone-missing': 'Phone number is required',
      'drink-missing': 'Please select a drink',
      'temperature-missing': 'Please choose hot or iced',
      'track-wrong': 'Please enter a valid YouTube URL',
      'date-missing': 'Please select a date',
      'time-missing': 'Please select a time',
      'klook-id-missing': 'Please enter your Klook booking ID',
      'lp-address-missing': 'LP delivery address is required for LP Record Production',
    });
    const forAddOns = { code: 'address-missing', params: { addOns: ['One', 'Two'] } };
    expect(sentenceOf(fields, forAddOns)).toBe('Delivery address is required for One and Two');
  });

  test('so does the wizard', async () => {
    const { when, party, failure, held, ticket } = await loadWords();
    expect([when.selectDateFirst, when.loadingTimes, when.selectTime]).toEqual([
      'Select a date first',
      'Loading times...',
      'Select time',
    ]);
    expect(when.noTimes('Tuesday 24 November 2026')).toBe('No available times for Tuesday 24 November 2026');
    expect([when.available(1), when.available(2)]).toEqual(['1 time available', '2 times available']);
    expect(party.timeGone('21:40', 3)).toBe(
      '21:40 KST has no room for 3 in a row. Please choose another time.',
    );
    expect(party.noRoom(3, 'Tuesday')).toBe('No room for 3 in a row on Tuesday');
    expect(party.then(['14:00', '14:10', '14:20'])).toBe('then 14:00, 14:10 and 14:20');
    const { booked } = (await import('../../../src/lib/checkout/words/words.ts')).words;
    expect([booked.title, booked.text('7K3MZ9QX2B')]).toEqual([
      'Booking Confirmed!',
      'Booking #7K3MZ9QX2B has been successfully received. We will contact you soon.',
    ]);
    expect([failure.title, failure.fallback, failure.noId]).toEqual([
      'Booking Failed',
      'Please check your information and try again.',
      'An error occurred while processing your booking.',
    ]);
    expect(held.notice('14:15 KST')).toBe(
      'You have a session held until 14:15 KST: continue to payment, change it, or let it go',
    );
    expect([ticket.proceed, ticket.complete, ticket.processing]).toEqual([
      'Proceed to Payment',
      'Complete Booking',
      'Processing...',
    ]);
  });

  test('the service says itself what it refuses', async () => {
    const { NoAnswerError, refusal, sentenceFor } = await apiErrors();
    expect(apiEn.problems).toEqual({});
    expect(sentenceFor(refusal('slot-taken'), '')).toBe('The service says so.');
    expect(sentenceFor(new Error('A fault.'), '')).toBe('A fault.');
    expect(sentenceFor(new NoAnswerError(null), '')).toBe(apiEn.noAnswer);
  });

  test('mails are in the language of the browser', async () => {
    openPage('en');
    expect((await loadForm()).emptyForm.locale).toBe('ja');
  });
});

describe('on a Korean page', () => {
  beforeEach(() => openPage('ko'));

  test('the form says in Korean what is missing', async () => {
    const messages = await messagesOf({ selectedDrink: 'coffee' });
    expect(messages).toMatchObject({
      name: '이름을 입력해 주세요',
      drinkTemperature: '따뜻하게 또는 차갑게를 선택해 주세요',
      bookingDate: '날짜를 선택해 주세요',
    });
    expect(Object.values(messages).filter((text) => !/\p{Script=Hangul}/u.test(text))).toEqual([]);
  });

  test('add-ons that are sent are called by their Korean names', async () => {
    expect((await messagesOf({ selectedAddons: [1, 2] })).lpDeliveryAddress).toBe(
      '배송지를 입력해 주세요: 풀 트랙 믹싱, 녹음 영상 (원본)',
    );
  });

  test('what the service finds at a field is said by the page, or as the service says it', async () => {
    const { bookingFailure } = await import('../../../src/features/booking/submit/booking-failure.ts');
    const { refusal } = await apiErrors();
    const errors = [
      { path: 'email', code: 'email-wrong' },
      { path: 'klookDate', code: 'klook-date-passed' },
      { path: 'companions.0.lpDeliveryAddress', code: 'address-missing', params: { addOns: ['LP'] } },
      { path: 'selectedAddons.0', code: 'of-tomorrow' },
    ].map((error) => ({ ...error, message: 'Said in English' }));
    expect(bookingFailure(refusal('validation-failed', { errors }))).toMatchObject({
      kind: 'fields',
      sentence: apiKo.problems['validation-failed'],
      errors: [
        { message: '올바른 이메일 주소를 입력해 주세요' },
        { message: expect.stringContaining('이미 지난 날짜예요') },
        { message: expect.stringContaining('배송지를 입력해 주세요') },
        { message: 'Said in English' },
      ],
    });
  });

  test('a refusal is told in Korean, with what came along; what nobody translated is not', async () => {
    const { ApiError, NoAnswerError, refusal, sentenceFor, UnreadableAnswerError } = await apiErrors();
    expect(sentenceFor(refusal('price-changed', { totalPrice: 55_000 }), '')).toContain('₩55,000');
    expect(sentenceFor(refusal('ledger-check-in-progress'), '다시')).toBe('다시');
    for (const foreign of [new ApiError(502, 'Bad gateway'), new TypeError('x is not a function'), null])
      expect(sentenceFor(foreign, '다시')).toBe('다시');
    expect(sentenceFor(new NoAnswerError(null), '')).toBe(apiKo.noAnswer);
    expect(sentenceFor(new UnreadableAnswerError(null), '')).toBe(apiKo.unreadable);
  });

  test('mails are Korean, whatever the browser speaks', async () => {
    expect((await loadForm()).emptyForm.locale).toBe('ko');
  });
});

describe.each<[Locale, string, string, string, string]>([
  ['en', 'Tuesday', '24 Nov', 'Su', 'November 2026'],
  ['ko', '화요일', '11월 24일', '일', '2026년 11월'],
  ['zh', '星期二', '11月24日', '日', '2026年11月'],
  ['ja', '火曜日', '11月24日', '日', '2026年11月'],
])('dates in %s', (lang, weekday, day, sunday, month) => {
  beforeEach(() => openPage(lang));

  test('are printed on the ticket', async () => {
    const { ticketDate } = await import('../../../src/features/booking/ticket/ticket-date.ts');
    expect(ticketDate('2026-11-24')).toEqual({ weekday, day });
  });

  test('stand in a calendar whose week begins on Sunday', async () => {
    const { words } = await import('../../../src/components/calendar/words/words.ts');
    expect(words.weekdays.map(({ short }) => short)[0]).toBe(sunday);
    expect(words.weekdays).toHaveLength(7);
    expect(words.monthTitle('2026-11')).toBe(month);
  });
});

describe('the sentences about refusals', () => {
  /** What a booking, what it takes the place of, and an enquiry can be refused for. */
  const met: readonly ProblemType[] = [
    ...(['validation-failed', 'malformed-request', 'other-origin', 'payload-too-large'] as const),
    ...(['slot-taken', 'slot-not-on-sale', 'price-changed', 'klook-already-used', 'proof-required'] as const),
    ...([
      'booking-not-found',
      'payment-not-found',
      'hold-expired',
      'already-paid',
      'booking-cancelled',
    ] as const),
    ...(['payment-in-progress', 'payment-closed', 'idempotency-key-reused', 'too-many-requests'] as const),
    ...(['internal-error', 'not-ready'] as const),
  ];
  const rooms = Object.entries({ ko: apiKo, zh: apiZh, ja: apiJa });

  test.each(rooms)('are there for all that can be met, and for nothing else (%s)', (_, { problems }) => {
    expect(Object.keys(problems).sort()).toEqual([...met].sort());
  });

  test.each(rooms)('say that nothing was charged only where that is so (%s)', (_, { problems }) => {
    const nothingCharged = /청구된 금액은 없|没有扣款|料金は発生していません/;
    expect(problems['payment-closed']).toMatch(nothingCharged);
    for (const type of ['already-paid', 'booking-cancelled', 'internal-error'] as const)
      expect(problems[type]).not.toMatch(nothingCharged);
  });
});
