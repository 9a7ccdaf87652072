import type { ReceivedWords } from './en.ts';

export const words: ReceivedWords = {
  title: 'ご予約内容',
  heading: { text: 'ご予約内容', accent: '예약 내용' },
  klook: {
    heading: { text: 'ご予約を受け付けました', accent: '예약이 접수되었어요' },
    lamp: { text: '受付済み', accent: '접수 완료' },
    when: 'Klookで予約した時間',
    told: (day, time) => `ご入力いただいた日時：${day}${time ? ` ${time} KST` : ''}`,
    next: [
      'Klookのご予約と照合し、確定しましたら改めてメールでお知らせします。',
      'レコーディングは、Klookでお選びいただいた日時に行います。',
    ],
  },
  direct: {
    heading: { text: 'レコーディングのご予約が確定しました', accent: '예약이 확정되었어요' },
    partyHeading: { text: 'みなさまのレコーディングのご予約が確定しました', accent: '예약이 확정되었어요' },
    lamp: { text: '予約済み', accent: '예약 완료' },
    next: [],
  },
  facts: {
    number: '予約番号',
    klookId: 'Klookの予約番号',
    when: '日時',
    atStudio: '店頭でのお支払い',
    nothingToPay: 'お支払いはありません',
  },
  mail: (email) => `以上の内容を記載したメールを${email}にお送りしています。`,
  questions: (handle) => `ご不明な点は、チャットアプリでお問い合わせください：${handle}`,
  home: 'トップへ戻る',
  unknown: {
    heading: { text: 'このタブにはご予約の情報がありません', accent: '이 창에는 예약 정보가 없어요' },
    text: {
      text: 'ご予約がお済みの場合、予約番号とご注文内容は、お送りしたメールでご確認いただけます。まだの場合は、今すぐご予約いただけます。',
    },
    book: 'レコーディングを予約する',
    find: '予約を確認する',
  },
  noScript:
    'ご予約の表示にはJavaScriptが必要です。予約番号とご注文内容は、お送りしたメールにも記載しています。',
};
