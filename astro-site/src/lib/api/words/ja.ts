import { formatWon } from 'shared/pricing/won.ts';
import type { ApiWords } from './en.ts';

export const words: ApiWords = {
  noAnswer: 'サーバーに接続できませんでした。通信状況を確認して、もう一度お試しください。',
  unreadable: '応答を読み取れませんでした。ページを読み込み直して、もう一度お試しください。',
  problems: {
    'validation-failed': '入力内容をご確認ください。',
    'malformed-request': '処理できませんでした。ページを読み込み直して、もう一度お試しください。',
    'other-origin': '処理できませんでした。ページを読み込み直して、もう一度お試しください。',
    'booking-not-found': 'ご予約が見つかりません。予約ページからやり直してください。',
    'payment-not-found': 'お支払いが見つかりません。予約ページからやり直してください。',
    'slot-taken': ({ nearestTime, goneTime }) => {
      if (nearestTime && !goneTime) return 'すべての時間がまた空きました。もう一度送信してください。';
      return 'この時間は、たった今ほかの方が予約しました。ほかの時間を選んでください。';
    },
    'slot-not-on-sale': 'この時間は予約できません。ほかの時間を選んでください。',
    'price-changed': ({ totalPrice }) =>
      `料金が変わりました。${totalPrice === undefined ? '' : `新しい合計は${formatWon(totalPrice)}です。`}ご確認のうえ、もう一度送信してください。`,
    'klook-already-used':
      'このKlookの予約番号は、すでに登録されています。お心当たりがないときは、お問い合わせください。',
    'hold-expired':
      'お支払いの期限が過ぎたか、レコーディングが始まったため、料金は発生していません。時間を選んで、もう一度ご予約ください。',
    'already-paid':
      'このご予約はお支払い済みです。確認メールでご覧いただけます。二重にお支払いになった場合は、後の分を全額返金します。',
    'payment-in-progress': 'このご予約のお支払いを確認しています。少し待ってから、もう一度お試しください。',
    'payment-closed':
      'このご予約はお支払い待ちではなくなっており、今回の料金は発生していません。もう一度ご予約いただくか、お問い合わせください。',
    'booking-cancelled':
      'このご予約はキャンセルされました。もう一度ご予約ください。お支払い済みの場合は、お問い合わせください。',
    'payload-too-large': '内容が長すぎます。短くして、もう一度お試しください。',
    'idempotency-key-reused': '処理できませんでした。ページを読み込み直して、もう一度お試しください。',
    'too-many-requests': '操作の回数が多すぎます。少し待ってからもう一度試すか、お問い合わせください。',
    'proof-required':
      'ただいまご予約が集中しており、処理できませんでした。少し待ってから、もう一度お試しください。',
    'internal-error':
      '当店側で問題が起き、処理が完了したかわかりません。ご確認のうえ、もう一度お試しください。',
    'not-ready': '今は応答できません。少し待ってから、もう一度お試しください。',
  },
};
