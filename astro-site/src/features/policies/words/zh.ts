import type { PolicyWords } from './en.ts';

export const words: PolicyWords = {
  title: '各项条款',
  contents: '目录',
  description: (cafeName) => `${cafeName}的隐私政策、服务条款，以及取消与退款规定。`,
  effectiveDate: (date) => `生效日期：${date}`,
};
