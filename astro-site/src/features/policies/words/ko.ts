import type { PolicyWords } from './en.ts';

export const words: PolicyWords = {
  title: '이용 안내',
  contents: '목차',
  description: (cafeName) => `${cafeName}의 개인정보처리방침, 이용약관, 취소·환불 규정이에요.`,
  effectiveDate: (date) => `시행일 ${date}`,
};
