import type { UiWords } from './en.ts';

export const words: UiWords = {
  close: '閉じる',
  notifications: 'お知らせ',
  dismiss: 'お知らせを閉じる',
  countryCode: '国番号',
  ordered: {
    session: 'ご予約のレコーディング',
    sessions: 'みなさまのレコーディング',
    you: 'あなた',
    kst: 'KST',
    drink: 'ドリンク',
    addOns: 'オプション',
    byQuote: '別途お見積もり',
  },
};
