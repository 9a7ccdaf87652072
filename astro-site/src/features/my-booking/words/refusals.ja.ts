import type { refusals as en } from './refusals.en.ts';

export const refusals: typeof en = {
  byType: {
    'validation-failed': '入力内容をご確認ください。',
    'slot-taken': 'この時間は、たった今ほかの方が予約しました。ご予約は元のままです。',
    'slot-not-on-sale': 'この時間は予約できません。ほかの時間を選んでください。',
    'move-not-allowed': 'もう日程変更できません。変更回数を使い切ったか、レコーディングの時間が近すぎます。',
    'session-begun': 'レコーディングが始まったため、もう変更できません。',
    'cancellation-not-possible': 'ここでは、もうキャンセルできません。ページの最新の内容をご確認ください。',
    'booking-cancelled': 'この間に、ご予約がキャンセルされました。',
    'refund-in-progress': 'このご予約は返金手続き中です。完了するまでお待ちください。',
    'payment-in-progress': 'お支払いをまだ確認しています。少し待ってから、もう一度お試しください。',
    'klook-decides': 'Klookで購入されたため、Klookでのお手続きになります。',
    'too-many-requests': '操作の回数が多すぎます。少し待ってから、もう一度お試しください。',
    'link-invalid': 'このリンクはもう使えません。ご予約に関する最新のメールのリンクを開いてください。',
    'page-closed': 'ページが閉じられました。メールのリンクをもう一度開いてください。',
    'personal-data-removed': 'このご予約の個人情報は削除されたため、もう変更できません。',
    'recording-not-found': 'この間に、音源が削除されました。',
    'extension-not-possible': 'もう延長できません。すでに一度延長したか、音源が削除されています。',
    'internal-error': '当店側で問題が起きました。少し待ってから、もう一度お試しください。',
    'not-ready': '今は応答できません。少し待ってから、もう一度お試しください。',
  },
  noAnswer:
    '応答がなく、手続きが完了したかわかりません。ページの内容を確認し、必要であればもう一度お試しください。',
  unknown: 'うまくいきませんでした。少し待ってから、もう一度お試しください。',
  fields: { 'booking-id-wrong': 'メールに記載された10文字の予約番号を入力してください' },
  addressMissing: 'お届け先を入力してください',
};
