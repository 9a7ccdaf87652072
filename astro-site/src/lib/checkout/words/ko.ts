import type { CheckoutWords } from './en.ts';

export const words: CheckoutWords = {
  booked: {
    title: '예약 완료!',
    text: (id) => `예약(#${id})이 잘 접수되었어요. 곧 연락드릴게요.`,
  },
};
