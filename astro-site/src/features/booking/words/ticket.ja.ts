import type { ticket as en } from './ticket.en.ts';

export const ticket: typeof en = {
  label: 'チケット',
  admit: (people) => ({ text: `レコーディング券 ${people}名様`, accent: `${people}인 녹음권` }),
  noDate: '日付を選択',
  noTime: '時間を選択',
  noTotal: '日付と時間を選択',
  klookTime: 'Klookのご予約どおり',
  minutes: (minutes, people) => `${people > 1 ? `${people} × ` : ''}${minutes}分`,
  sessionFee: 'レコーディング',
  paidOnKlook: 'レコーディング料金は、Klookでお支払い済みです。',
  included: '料金に含まれます',
  total: '合計',
  totalAnnounced: (total) => `合計 ${total}`,
  nothingToPayNow: 'お支払いはありません。ご予約はすぐに確定します。',
  payNext: '次の画面で、カードでお支払いいただきます。',
  proceed: 'お支払いに進む',
  complete: '予約を完了する',
  processing: '処理しています…',
};
