import type { vouchers as en } from './vouchers.en.ts';

export const vouchers: typeof en = {
  ask: '割引コード・ギフトカードをお持ちの方',
  code: '割引コードまたはギフトカードの番号',
  use: 'コードを使う',
  using: '確認しています…',
  missing: 'お持ちのコードをそのまま入力してください。',
  used: (code) => `割引コード ${code}`,
  gift: (code) => `ギフトカード ${code}`,
  leftOnGift: (left) => `ギフトカードの残高は${left}です。`,
  takingOff: '取り消しています…',
  takeOffCode: (code) => `${code} を取り消す`,
  total: (total) => `合計は${total}になりました。`,
  covered: 'コードで全額お支払い済みになるため、カードは必要ありません。',
  complete: '予約を確定する',
  completing: '確定しています…',
  failed: 'うまくいきませんでした。少し待ってから、もう一度お試しください。',
  refused: {
    unknown: 'このコードは見つかりません。一文字ずつお確かめください。',
    'not-yet': 'このコードはまだ使えません。利用開始日以降にお使いください。',
    ended: 'このコードはもう使えません。',
    'used-up': 'このコードは利用回数の上限に達しました。',
    'used-by-guest': 'おひとりさまが使える回数をすでにお使いです。',
    'no-address': 'このコードはメールアドレスで確認します。メールアドレスを入力してご予約ください。',
    'other-guest':
      'このコードは別のメールアドレス宛てのものです。コードを受け取ったアドレスでご予約ください。',
    'not-first': 'このコードは初めてのご予約専用です。以前にご予約いただいています。',
    'other-day': 'このコードはご予約の日には使えません。',
    spent: 'このギフトカードの残高はありません。',
    'nothing-off': 'お選びの内容では、このコードによる割引はありません。',
  },
};
