import type { PolicyWords } from './en.ts';

export const words: PolicyWords = {
  title: '規約とポリシー',
  contents: '目次',
  description: (cafeName) => `${cafeName}のプライバシーポリシー、利用規約、キャンセルポリシーです。`,
  effectiveDate: (date) => `施行日：${date}`,
};
