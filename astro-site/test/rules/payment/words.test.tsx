import { renderToStaticMarkup } from 'react-dom/server';
import { locales, type Locale } from 'shared/languages/localized-text.ts';
import { askForLanguage } from 'shared/languages/page-language.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { BilingualHeading } from '../../../src/components/ui/BilingualHeading.tsx';
import { BilingualText } from '../../../src/components/ui/BilingualText.tsx';
import { failReason } from '../../../src/features/payment/fail/fail-reasons.ts';
import { knownReason } from '../../../src/features/payment/known-reason.ts';
import { refusalSentence } from '../../../src/features/payment/refusal-sentence.ts';
import { words as paymentEn } from '../../../src/features/payment/words/en.ts';
import { words as paymentJa } from '../../../src/features/payment/words/ja.ts';
import { words as paymentKo } from '../../../src/features/payment/words/ko.ts';
import { words as paymentZh } from '../../../src/features/payment/words/zh.ts';
import { words as receivedEn } from '../../../src/features/received/words/en.ts';
import { words as receivedJa } from '../../../src/features/received/words/ja.ts';
import { words as receivedKo } from '../../../src/features/received/words/ko.ts';
import { words as receivedZh } from '../../../src/features/received/words/zh.ts';
import { ApiError, NoAnswerError } from '../../../src/lib/api/api-error.ts';
import { paymentPage } from '../../../src/lib/checkout/payment-page.ts';

const rooms = {
  payment: { en: paymentEn, ko: paymentKo, zh: paymentZh, ja: paymentJa },
  received: { en: receivedEn, ko: receivedKo, zh: receivedZh, ja: receivedJa },
};
const translations = locales.filter((locale) => locale !== 'en');

const speak = (locale: Locale) => askForLanguage(() => locale);
afterEach(() => speak('en'));

const numbers = [[7, 7], [7], [0, 0]];
/** What goes back of a price, and until when. */
const refunds = [
  [100, 24],
  [50, 0],
].map(([refundPercent, hoursBefore]) => ({ refundPercent, hoursBefore }));

/** Every sentence of a room by its place; what is made of numbers is made of 7, for one and for a party. */
function sentences(value: unknown, place: string): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function')
    return (place.endsWith('.cancelling') ? [[refunds]] : numbers).flatMap((given) =>
      sentences((value as (...given: unknown[]) => unknown)(...given), place),
    );
  return Object.entries(value ?? {}).flatMap(([name, part]) => sentences(part, `${place}.${name}`));
}

describe.each(Object.entries(rooms))('the words of %s', (room, words) => {
  test('say something at every place', () => {
    for (const locale of locales)
      for (const [place, said] of sentences(words[locale], room))
        expect(said, `${locale} ${place}`).not.toBe('');
  });

  test.each(translations)('have no English left over in %s but names', (locale) => {
    for (const [place, said] of sentences(words[locale], room))
      expect(said.replace(/KST|Klook|JavaScript|PDF|QR|Google/g, ''), place).not.toMatch(/[A-Za-z]/);
  });

  test('are Korean alone in Korean', () => {
    for (const [place, said] of sentences(words.ko, room)) {
      expect(place).not.toMatch(/\.accent$/);
      expect(said, place).toMatch(/[가-힣]/);
    }
  });

  test.each(['zh', 'ja'] as const)('have Korean in %s under headings and on tickets alone', (locale) => {
    for (const [place, said] of sentences(words[locale], room)) {
      const isAccent = place.endsWith('.accent');
      expect(/[가-힣]/.test(said), place).toBe(isAccent);
      if (isAccent)
        expect(place).toMatch(/\.(\w*[hH]eading|confirming|alreadyPaid|refunded|unpaid|paid|lamp)\.accent$/);
    }
  });

  test('are in Korean what stands under the English', () => {
    const korean = new Map(sentences(words.ko, room));
    for (const [place, said] of sentences(words.en, room))
      if (place.endsWith('.accent') && !place.includes('.start.lead'))
        expect(korean.get(place.replace(/accent$/, 'text')), place).toBe(said);
  });
});

test.each(Object.keys(paymentEn.reasons))('%s has a reason of its own in every language', (code) => {
  for (const locale of locales) {
    speak(locale);
    const reason = knownReason(code);
    expect(reason?.text).toBeTruthy();
    const same = Object.keys(paymentEn.reasons).filter((other) => knownReason(other)?.text === reason?.text);
    expect(same, locale).toEqual([code]);
    expect(failReason(code)).toBe(reason);
  }
});

const refused = (type: string, providerCode?: string) =>
  new ApiError(409, '', {
    ...{ type, title: type, status: 409, detail: 'In English.' },
    ...(providerCode && { code: 'payment-declined', params: { providerCode } }),
  });

test('why the service refused is told in its own words in English, elsewhere in those of the page', () => {
  expect(refusalSentence(refused('slot-taken'), 'fallback')).toBe('In English.');
  expect(refusalSentence(refused('unheard-of'), 'fallback')).toBe('In English.');
  for (const locale of translations) {
    speak(locale);
    const { refusals, reasons } = rooms.payment[locale];
    expect(refusalSentence(refused('slot-taken'), 'fallback')).toBe(refusals?.byType['slot-taken']);
    expect(refusalSentence(refused('unheard-of'), 'fallback')).toBe('fallback');
    expect(refusalSentence(refused('constructor'), 'fallback')).toBe('fallback');
    expect(refusalSentence(new Error('In English.'), 'fallback')).toBe('fallback');
    expect(refusalSentence(new NoAnswerError(null), 'fallback')).toBe(refusals?.noAnswer);
    const failed = (code?: string) => refusalSentence(refused('payment-failed', code), 'fallback');
    expect(failed('INVALID_CARD_NUMBER')).toBe(refusals?.notCharged(reasons.INVALID_CARD_NUMBER.text));
    expect(failed('EXPIRED')).toBe(refusals?.byCode['EXPIRED']);
    expect([failed(), failed('constructor')]).toEqual(Array(2).fill(refusals?.byType['payment-failed']));
  }
});

test('whose money was taken is never told that nothing was charged', () => {
  for (const locale of translations) {
    const { refusals } = rooms.payment[locale];
    for (const said of [refusals?.byCode['payment-wrong-amount-taken'], refusals?.byType['payment-refunded']])
      expect(said).not.toMatch(/결제된 금액은 없|没有扣款|請求は発生していません/);
  }
});

test('the payment page is the one in the language of the page that leads there', () => {
  const booking = { bookingId: '7KQ2MX9R4T', totalPrice: 50_000 };
  speak('ja');
  expect(paymentPage(booking)).toBe('/ja/payment?bookingId=7KQ2MX9R4T&amount=50000');
});

test('Korean stands under a sentence, above it where it leads, or nowhere', () => {
  const text = { text: 'Paid', accent: '결제 완료' };
  const shown = (element: React.ReactNode) =>
    renderToStaticMarkup(element).replace(/ (class|tabindex)="[^"]*"/g, '');
  expect(shown(<BilingualHeading text={text} />)).toBe('<h1>Paid<span lang="ko">결제 완료</span></h1>');
  expect(shown(<BilingualHeading text={{ text: '결제 완료' }} />)).toBe('<h1>결제 완료</h1>');
  expect(shown(<BilingualText text={text} />)).toBe(
    '<span><span>Paid</span><span lang="ko">결제 완료</span></span>',
  );
  expect(shown(<BilingualText text={text} accentLeads />)).toBe(
    '<span><span lang="ko">결제 완료</span><span>Paid</span></span>',
  );
  for (const accentLeads of [true, false])
    expect(shown(<BilingualText text={{ text: '已付款' }} accentLeads={accentLeads} />)).toBe(
      '<span><span>已付款</span></span>',
    );
});
