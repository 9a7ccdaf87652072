import { locales } from 'shared/languages/localized-text.ts';
import { describe, expect, test } from 'vitest';
import { detailsResolver } from '../../../src/features/my-booking/changes/details-values.ts';
import { policyLines } from '../../../src/features/my-booking/details/policy-lines.ts';
import { fieldRefusal, refusalIn } from '../../../src/features/my-booking/reads/refusals.ts';
import { standingInWords, standingOf } from '../../../src/features/my-booking/ticket/standing.ts';
import { wordsIn } from './words-in.ts';
import { ApiError, NoAnswerError } from '../../../src/lib/api/api-error.ts';
import { sampleBooking, sampleSinger } from '../../fixtures/my-booking.ts';

const now = new Date('2026-11-20T09:30:00.000Z');
const en = wordsIn('en');

/** Without the ties that keep a time and its zone on one line. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('moments are written as each language writes them', () => {
  expect(locales.map((locale) => plain(wordsIn(locale).moment('2026-11-24T09:30:00Z')))).toEqual([
    'Tue 24 Nov, 18:30 KST',
    '11월 24일 (화) 18:30 KST',
    '11月24日（周二）18:30 KST',
    '11月24日（火）18:30 KST',
  ]);
});

describe('how a session stands', () => {
  const view = sampleBooking();
  const held = sampleBooking({
    toPay: {
      ...{ code: null, discountWon: 0, giftWon: 0, leftWon: 0, totalWon: 44_000 },
      holdExpiresAt: '2026-11-20T09:45:00.000Z',
    },
  });

  test('an unpaid one is held until a moment, or its payment is being checked', () => {
    const pending = sampleSinger({ status: 'pending' });
    expect(standingInWords(en, pending, held)).toContain('until 18:45 KST');
    const checking = { ...view, payment: { ...view.payment, state: 'checking' as const } };
    expect(standingOf(pending, checking)).toBe('checking');
  });

  test('a moved one says since when', () => {
    const moved = sampleSinger({ movedAt: '2026-11-21T01:00:00.000Z' });
    expect(plain(standingInWords(en, moved, view))).toBe(
      'Moved to this time on Sat 21 Nov, 10:00 KST. It is yours.',
    );
  });

  test('a cancelled one says who did it and when', () => {
    const cancelled = sampleSinger({
      status: 'cancelled',
      cancellationReason: 'visitor',
      cancelledAt: '2026-11-21T01:00:00.000Z',
    });
    expect(plain(standingInWords(en, cancelled, view))).toBe('Cancelled by you on Sat 21 Nov, 10:00 KST.');
  });
});

describe('the policy', () => {
  test('is told with its moments, down to the one from which nothing goes back', () => {
    expect(policyLines(en, sampleSinger(), now).map(plain)).toEqual([
      'Cancel free of charge until Tue 24 Nov, 18:30 KST.',
      'Cancel until Wed 25 Nov, 18:30 KST: 50% of the session goes back.',
      'From Wed 25 Nov, 18:30 KST on: nothing of the session goes back.',
      'A no-show is not refunded.',
      'Move free of charge until Wed 25 Nov, 18:30 KST: 2 moves left.',
    ]);
  });

  test('says when no tier is left, and when no move is', () => {
    const late = sampleSinger({
      moving: { isAllowed: false, movesLeft: 0, maxMoves: 2, until: '2026-11-25T09:30:00.000Z' },
      cancelling: { ...sampleSinger().cancelling, tiers: [] },
    });
    expect(policyLines(en, late, now).map(plain)).toEqual([
      'Nothing of the session fee goes back any more.',
      'A no-show is not refunded.',
      'Moved 2 times: no move is left.',
    ]);
  });
});

describe('refusals', () => {
  const refused = (type: string, detail: string) =>
    new ApiError(409, '', { type, title: '', status: 409, detail });

  test('are told in the language of the page, and in the service’s words where it has none', () => {
    const taken = refused('slot-taken', 'detail');
    expect(refusalIn(wordsIn('ko'), taken)).toContain('방금');
    expect(refusalIn(en, refused('payment-closed', 'The service says so.'))).toBe('The service says so.');
    expect(refusalIn(wordsIn('zh'), new NoAnswerError(null))).toContain('没有收到响应');
    expect(refusalIn(wordsIn('ja'), taken)).toContain('たった今');
  });

  test('of a field are said by their code', () => {
    const missing = { code: 'booking-id-wrong' };
    expect(fieldRefusal(en, missing)).toMatch(/^Please enter the booking number/);
    expect(fieldRefusal(wordsIn('ko'), missing)).toMatch(/예약 번호 10자리/);
    expect(fieldRefusal(en, { code: 'name-missing' })).toBe('Name is required');
  });

  test('an address is asked for where something is sent', async () => {
    const values = {
      name: 'Mina',
      selectedDrink: 'lemonade',
      drinkTemperature: '',
      youtubeTrackUrl: 'youtu.be/dQw4w9WgXcQ',
      lpDeliveryAddress: ' ',
    };
    const options = { fields: {}, shouldUseNativeValidation: false };
    const check = (needsAddress: boolean) => detailsResolver(en, needsAddress)(values, undefined, options);
    expect((await check(false)).errors).toEqual({});
    expect((await check(true)).errors).toHaveProperty('lpDeliveryAddress');
    expect((await check(false)).values).toHaveProperty(
      'youtubeTrackUrl',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    );
  });
});

test('every language says as much as English does', () => {
  const shape = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
      : typeof value;
  const { refusals: _, ...words } = en;
  for (const locale of locales) {
    const { refusals: __, ...others } = wordsIn(locale);
    expect(shape(others)).toEqual(shape(words));
  }
});
