import type { InEveryLanguage } from '../language/language.ts';

const en = {
  title: 'My account',
  heading: 'My account',
};
export type OwnAccountTexts = typeof en;

const ko: OwnAccountTexts = {
  title: '내 계정',
  heading: '내 계정',
};

/** Words of the page about one's own account. What its parts say stands beside each. */
export const ownAccountTexts: InEveryLanguage<OwnAccountTexts> = { en, ko };
