import type { InEveryLanguage } from '../language/language.ts';

const en = {
  successTitle: 'Success',
  errorTitle: 'Error',
  /** What has happened on another screen: "Session set ..., by minseo". */
  meanwhile: (what: string) => `In the meantime: ${what}. Look at it and decide again.`,
};
export type ChangeTexts = typeof en;

const ko: ChangeTexts = {
  successTitle: '완료',
  errorTitle: '오류',
  meanwhile: (what) => `그 사이 변경됨: ${what}. 확인하고 다시 결정해 주세요.`,
};

/** Titles of the toasts about changes. */
export const changeTexts: InEveryLanguage<ChangeTexts> = { en, ko };
