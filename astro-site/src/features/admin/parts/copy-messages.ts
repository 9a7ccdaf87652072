import type { InEveryLanguage } from '../language/language.ts';

const en = {
  copy: 'Copy link',
  copiedTitle: 'Copied',
  copied: 'The YouTube link is in your clipboard.',
  copyFailedTitle: 'Copy failed',
  copyFailed: 'The link could not be copied. Please mark it and copy it by hand.',
};
export type CopyTexts = typeof en;

const ko: CopyTexts = {
  copy: '링크 복사',
  copiedTitle: '복사 완료',
  copied: '유튜브 링크를 복사했습니다.',
  copyFailedTitle: '복사 실패',
  copyFailed: '링크를 복사하지 못했습니다. 링크를 선택해 직접 복사해 주세요.',
};

/** Words of the button that copies a link. */
export const copyTexts: InEveryLanguage<CopyTexts> = { en, ko };
