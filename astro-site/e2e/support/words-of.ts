import { drinkInWords } from 'shared/drinks/drink-words.ts';
import type { Locale } from 'shared/languages/localized-text.ts';
import { words as calendarEn } from '../../src/components/calendar/words/en.ts';
import { words as calendarJa } from '../../src/components/calendar/words/ja.ts';
import { words as calendarKo } from '../../src/components/calendar/words/ko.ts';
import { words as calendarZh } from '../../src/components/calendar/words/zh.ts';
import { words as uiEn } from '../../src/components/ui/words/en.ts';
import { words as uiJa } from '../../src/components/ui/words/ja.ts';
import { words as uiKo } from '../../src/components/ui/words/ko.ts';
import { words as uiZh } from '../../src/components/ui/words/zh.ts';
import { words as bookingEn } from '../../src/features/booking/words/en.ts';
import { words as bookingJa } from '../../src/features/booking/words/ja.ts';
import { words as bookingKo } from '../../src/features/booking/words/ko.ts';
import { words as bookingZh } from '../../src/features/booking/words/zh.ts';
import { words as paymentEn } from '../../src/features/payment/words/en.ts';
import { words as paymentJa } from '../../src/features/payment/words/ja.ts';
import { words as paymentKo } from '../../src/features/payment/words/ko.ts';
import { words as paymentZh } from '../../src/features/payment/words/zh.ts';

/** What a visitor looks for on the way from the landing page to the paid session, as each language calls it. */
const of = <B, C, P, U>(locale: Locale, booking: B, calendar: C, payment: P, ui: U) => ({
  booking,
  calendar,
  payment,
  ui,
  lemonade: drinkInWords('lemonade', null, locale),
});

export const wordsOf = {
  en: of('en', bookingEn, calendarEn, paymentEn, uiEn),
  ko: of('ko', bookingKo, calendarKo, paymentKo, uiKo),
  zh: of('zh', bookingZh, calendarZh, paymentZh, uiZh),
  ja: of('ja', bookingJa, calendarJa, paymentJa, uiJa),
};
export type WordsOfVisit = (typeof wordsOf)[Locale];
