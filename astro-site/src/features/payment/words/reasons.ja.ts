import type { Bilingual, WithFewerAccents } from '../../../components/ui/bilingual.ts';
import type { reasons as en } from './reasons.en.ts';

export const reasons: WithFewerAccents<typeof en> = {
  PAY_PROCESS_CANCELED: {
    text: 'お支払いをキャンセルされました。ご予約はまだ確定していません。よろしければ、もう一度お支払いください。',
  },
  PAY_PROCESS_ABORTED: {
    text: '決済中にエラーが発生しました。少し待ってからもう一度お試しいただくか、ほかのお支払い方法をご利用ください。',
  },
  REJECT_CARD_COMPANY: {
    text: 'カード会社がお支払いを承認しませんでした。限度額や暗証番号をご確認いただくか、ほかのカードをご利用ください。',
  },
  INVALID_CARD_COMPANY: {
    text: 'カードが正しくありません。カード会社を確認できませんでした。もう一度カードをお選びください。',
  },
  NOT_SUPPORTED_CARD_COMPANY: {
    text: 'このカード会社のカードはご利用になれません。ほかのカードでお支払いください。',
  },
  INVALID_CARD_NUMBER: { text: 'カード番号が正しくありません。ご確認のうえ、もう一度お試しください。' },
  LOW_CASH_BALANCE: {
    text: '残高が不足しているため、お支払いできませんでした。残高をご確認いただくか、ほかのお支払い方法をご利用ください。',
  },
  EXCEED_MAX_DAILY_PAYMENT_COUNT: {
    text: 'このお支払い方法は、本日のご利用回数の上限に達しました。ほかのカードをご利用いただくか、明日もう一度お試しください。',
  },
  EXCEED_MAX_PAYMENT_AMOUNT: {
    text: '金額がカードの限度額を超えています。限度額をご確認いただくか、ほかのカードをご利用ください。',
  },
  CARD_PROCESSING_ERROR: {
    text: 'カード会社との通信で問題が発生しました。少し待ってから、もう一度お試しください。',
  },
  SYSTEM_ERROR: {
    text: '一時的な問題により、お支払いを進められませんでした。少し待ってから、もう一度お試しください。',
  },
  USER_CANCEL: { text: '決済画面が閉じられました。準備ができましたら、もう一度お支払いください。' },
  REJECT_CARD_PAYMENT: {
    text: '限度額の超過または残高の不足により、お支払いできませんでした。ほかのカードでお支払いください。',
  },
};

export const unknownReason: Bilingual = {
  text: 'お支払いを完了できませんでした。少し待ってから、もう一度お試しください。繰り返し起きる場合は、お問い合わせください。',
};
