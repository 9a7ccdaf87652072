import type { InEveryLanguage } from '../language/language.ts';

const en = {
  branch: 'Cafe',
  all: 'All cafes',
};
type BranchTexts = typeof en;

const ko: BranchTexts = {
  branch: '지점',
  all: '전체 지점',
};

export const branchTexts: InEveryLanguage<BranchTexts> = { en, ko };
