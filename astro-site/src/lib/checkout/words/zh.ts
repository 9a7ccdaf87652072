import type { CheckoutWords } from './en.ts';

export const words: CheckoutWords = {
  booked: {
    title: '预订成功！',
    text: (id) => `预订 #${id} 已成功提交，我们会尽快与您联系。`,
  },
};
