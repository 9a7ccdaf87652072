import type { PaymentWords } from './en.ts';

export const giftCards: PaymentWords['giftCards'] = {
  numbered: (id) => `注文番号：${id}`,
  cancelled: {
    text: 'お支払いをキャンセルされました。請求は発生していません。よろしければ、もう一度お支払いください。',
  },
  checkout: {
    heading: { text: 'ギフトカードのお支払い' },
    forWhom: 'ギフトカードを贈る相手',
    back: '戻る',
    windowClosed: {
      text: 'カード決済の画面が閉じられました。請求は発生していません。いつでもお支払いいただけます。',
    },
    terms: '未使用のギフトカードは返金いたします。期限は規約をご覧ください。',
    again: 'もう一度注文する',
  },
  paid: {
    heading: { text: 'お支払いが完了しました。歌を贈りましょう！' },
    number: 'ご注文番号',
    steps: (email) => [
      `ギフトカードを${email}にお送りしています。印刷用のPDF付きです。`,
      'カードを渡してください。番号を受け取った方が時間を予約し、お支払いのページで入力します。',
    ],
    another: 'もう1枚購入する',
  },
};
