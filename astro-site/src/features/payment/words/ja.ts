import { checkout } from './checkout.ja.ts';
import type { PaymentWords } from './en.ts';
import { giftCards } from './gift-cards.ja.ts';
import { outcome } from './outcome.ja.ts';
import { reasons, unknownReason } from './reasons.ja.ts';
import { refusals } from './refusals.ja.ts';
import { vouchers } from './vouchers.ja.ts';

type Refund = Parameters<PaymentWords['terms']['cancelling']>[0][number];

const refundOf = ({ hoursBefore, refundPercent }: Refund) => {
  const sum = refundPercent === 100 ? '全額' : `${refundPercent}%`;
  return hoursBefore > 0 ? `${hoursBefore}時間前までは${sum}` : `それ以降は${sum}`;
};

export const words: PaymentWords = {
  failed: {
    text: {
      text: 'ページをすべて読み込めませんでした。通信環境をご確認のうえ、もう一度読み込んでください。',
    },
    again: 'もう一度読み込む',
  },
  facts: {
    bookingNumber: '予約番号',
    numbered: (id) => `予約番号：${id}`,
    name: 'お名前',
    email: 'メールアドレス',
    fee: () => 'レコーディング',
    addOns: 'オプション',
    total: '合計',
    amount: 'お支払い金額',
    method: 'お支払い方法',
    card: 'カード',
    giftCard: 'ギフトカード',
    approvedAt: '承認日時',
    unpaid: { text: 'お支払い前', accent: '결제 전' },
    paid: { text: 'お支払い済み', accent: '결제 완료' },
  },
  terms: {
    cancelling: (refunds) => `キャンセルの場合、${refunds.map(refundOf).join('、')}を返金します。`,
    policies: '規約を見る',
    soldBy: (seller) => `販売者：${seller}`,
  },
  ways: {
    label: 'ご予約',
    open: '予約ページを開く',
    calendar: 'Googleカレンダーに追加',
    map: '地図を見る',
    event: (cafe) => (cafe ? `${cafe}でのレコーディング` : 'レコーディング'),
    qr: (number) => `予約番号${number}のQRコード`,
    forCounter: 'カウンターでお見せください。',
    newTab: '新しいタブで開きます',
    receipt: '領収書',
  },
  noScript: 'カードでのお支払いにはJavaScriptが必要です。オンにして、もう一度ページを読み込んでください。',
  ...checkout,
  ...outcome,
  reasons,
  unknownReason,
  refusals,
  vouchers,
  giftCards,
};
