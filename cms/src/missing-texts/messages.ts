import type { StaffLanguage } from 'shared/auth/staff-languages.ts';

const en = {
  heading: 'Missing translations',
  lead: 'Texts that are written in English and not yet in another language, drafts included. Visitors read the English text until then. A number opens the document in that language.',
  none: 'Nothing is missing: every text is written in every language.',
  document: 'Where',
  all: 'All',
  outOf: (missing: number, written: number) => `${missing} of ${written}`,
  open: (missing: number, language: string, title: string) =>
    `${missing} ${missing === 1 ? 'text' : 'texts'} missing in ${language}: ${title}`,
};

const ko: typeof en = {
  heading: '빠진 번역',
  lead: '영어로는 썼지만 다른 언어로는 아직 쓰지 않은 글입니다. 임시 저장한 글도 셉니다. 번역이 들어갈 때까지 방문자에게는 영어 글이 나옵니다. 숫자를 누르면 그 언어로 문서가 열립니다.',
  none: '빠진 번역이 없습니다. 모든 글이 모든 언어로 쓰여 있습니다.',
  document: '위치',
  all: '전체',
  outOf: (missing, written) => `${written}개 중 ${missing}개`,
  open: (missing, language, title) => `${language} 번역이 빠진 글 ${missing}개: ${title}`,
};

export const missingTextsWords: Record<StaffLanguage, typeof en> = { en, ko };
