import type { CheckoutWords } from './en.ts';

export const words: CheckoutWords = {
  booked: {
    title: 'ご予約を承りました！',
    text: (id) => `ご予約 #${id} を受け付けました。まもなくご連絡いたします。`,
  },
};
