import type { InEveryLanguage } from '../language/language.ts';

const en = {
  form: 'yyyy-mm-dd',
  hint: 'Year-month-day, as in 2026-11-26',
  notADate: 'There is no such day. Write it as 2026-11-26.',
  previousDay: 'Day before',
  nextDay: 'Day after',
};
export type DateFieldTexts = typeof en;

const ko: DateFieldTexts = {
  form: '연-월-일',
  hint: '연-월-일 순서로 적습니다. 예: 2026-11-26',
  notADate: '없는 날짜입니다. 2026-11-26처럼 적어 주세요.',
  previousDay: '전날',
  nextDay: '다음 날',
};

/** Words of the field for a day. */
export const dateFieldTexts: InEveryLanguage<DateFieldTexts> = { en, ko };
