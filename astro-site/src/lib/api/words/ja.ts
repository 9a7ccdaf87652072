import { formatWon } from 'shared/pricing/won.ts';
import type { ApiWords } from './en.ts';

export const words: ApiWords = {
  noAnswer: 'サーバーに接続できませんでした。通信状況を確認して、もう一度お試しください。',
  unreadable: '応答を読み取れませんでした。ページを読み込み直して、もう一度お試しください。',
  problems: {
    'validation-failed': '入力内容をご確認ください。',
    'malformed-request': '処理できませんでした。ページを読み込み直して、もう一度お試しください。',
    'other-origin': '処理できませんでした。ページを読み込み直して、もう一度お試しください。',
    'link-invalid': 'このリンクはもう使えません。ご予約に関する最新のメールのリンクを開いてください。',
    'page-closed': 'ページが閉じられました。メールのリンクをもう一度開いてください。',
    'booking-not-found': 'ご予約が見つかりません。予約ページからやり直してください。',
    'recording-not-found': '音源が見つかりません。削除された可能性があります。',
    'payment-not-found': 'お支払いが見つかりません。予約ページからやり直してください。',
    'slot-taken': ({ success, nearestTime, goneTime }) => {
      if (nearestTime && !goneTime) return 'すべての時間がまた空きました。もう一度送信してください。';
      return `この時間は、たった今ほかの方が予約しました。${success === false ? '料金は発生していません。' : ''}ほかの時間を選んでください。`;
    },
    'slot-not-on-sale': 'この時間は予約できません。ほかの時間を選んでください。',
    'price-changed': ({ totalPrice }) =>
      `料金が変わりました。${totalPrice === undefined ? '' : `新しい合計は${formatWon(totalPrice)}です。`}ご確認のうえ、もう一度送信してください。`,
    'klook-already-used':
      'このKlookの予約番号は、すでに登録されています。お心当たりがないときは、お問い合わせください。',
    'amount-mismatch': ({ totalPrice }) =>
      totalPrice === undefined
        ? 'お支払い額がご予約と異なるため、料金は発生していません。もう一度お支払いをお試しください。'
        : `このご予約のお支払い額は${formatWon(totalPrice)}です。もう一度お支払いをお試しください。`,
    'hold-expired':
      'お支払いの期限が過ぎたか、レコーディングが始まったため、料金は発生していません。時間を選んで、もう一度ご予約ください。',
    'already-paid':
      'このご予約はお支払い済みです。確認メールでご覧いただけます。二重にお支払いになった場合は、後の分を全額返金します。',
    'payment-in-progress': 'このご予約のお支払いを確認しています。少し待ってから、もう一度お試しください。',
    'payment-closed':
      'このご予約はお支払い待ちではなくなっており、今回の料金は発生していません。もう一度ご予約いただくか、お問い合わせください。',
    'payment-refunded':
      'お支払い額は、全額返金済みか返金手続き中です。完了したらメールでお知らせします。ご希望の場合は、もう一度ご予約ください。',
    'payment-failed': ({ code }) =>
      code === 'AMOUNT_DIFFERS'
        ? 'ご予約と異なる金額が決済されたため、全額返金し、完了したらメールでお知らせします。お支払いはまだ済んでいないため、もう一度お試しください。'
        : '決済が承認されず、料金は発生していません。もう一度お試しいただくか、別のカードをご利用ください。',
    'booking-cancelled':
      'このご予約はキャンセルされました。もう一度ご予約ください。お支払い済みの場合は、お問い合わせください。',
    'nothing-to-pay': 'このご予約に、オンラインでのお支払いはありません。ご不明な点はお問い合わせください。',
    'refund-in-progress': 'このご予約は返金手続き中です。完了するまでお待ちください。',
    'personal-data-removed': 'このご予約の個人情報は削除されたため、もう変更できません。',
    'move-not-allowed': 'もう日程変更できません。お問い合わせください。',
    'session-begun': 'レコーディングが始まったため、もう変更できません。スタッフにお声がけください。',
    'refund-changed': ({ refundWon }) =>
      `返金額が${refundWon === undefined ? '変わったため' : `${formatWon(refundWon)}に変わったため`}、まだキャンセルしていません。もう一度ご確認ください。`,
    'klook-decides': 'Klookで購入されたため、Klookでのお手続きになります。',
    'cancellation-not-possible': 'ここでは、もうキャンセルできません。お問い合わせください。',
    'extension-not-possible': 'もう延長できません。すでに一度延長したか、音源が削除されています。',
    'stale-change': 'この間にご予約の内容が変わりました。最新の内容をご確認ください。',
    'payload-too-large': '内容が長すぎます。短くして、もう一度お試しください。',
    'idempotency-key-reused': '処理できませんでした。ページを読み込み直して、もう一度お試しください。',
    'too-many-requests': '操作の回数が多すぎます。少し待ってからもう一度試すか、お問い合わせください。',
    'proof-required':
      'ただいまご予約が集中しており、処理できませんでした。少し待ってから、もう一度お試しください。',
    'internal-error':
      '当店側で問題が起き、処理が完了したかわかりません。ご確認のうえ、もう一度お試しください。',
    'payment-unavailable':
      'ただいまカードでお支払いいただけません。料金は発生していません。数分後にもう一度お試しください。',
    'not-ready': '今は応答できません。少し待ってから、もう一度お試しください。',
  },
};
