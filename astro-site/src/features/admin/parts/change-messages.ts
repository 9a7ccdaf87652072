import type { InEveryLanguage } from '../language/language.ts';

const en = {
  successTitle: 'Success',
  errorTitle: 'Error',
};
export type ChangeTexts = typeof en;

const ko: ChangeTexts = {
  successTitle: '완료',
  errorTitle: '오류',
};

/** Titles of the toasts about changes. */
export const changeTexts: InEveryLanguage<ChangeTexts> = { en, ko };
