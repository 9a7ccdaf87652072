import type { WithFewerAccents } from '../../../components/ui/bilingual.ts';
import type { outcome as en } from './outcome.en.ts';

export const outcome: WithFewerAccents<typeof en> = {
  success: {
    title: 'お支払い',
    confirming: { text: 'お支払いを確認しています…', accent: '결제를 확인하고 있어요.' },
    confirmingHint: '数秒で終わります。このページを閉じずにお待ちください。',
    heading: {
      text: 'お支払いが完了しました。ブースでお待ちしています！',
      accent: '결제가 완료되었어요',
    },
    mail: (party) =>
      party ? 'みなさまのお時間を記載した確認メールをお送りしています。' : '確認メールをお送りしています。',
    home: 'トップへ戻る',
    questions: (handle) => `ご不明な点は、チャットアプリでお問い合わせください：${handle}`,
  },
  checking: {
    heading: { text: 'お支払いの結果を確認しています', accent: '결제 결과를 확인하고 있어요' },
    text: {
      text: 'カード会社から、まだ決済の結果が届いていません。もう一度お支払いにならず、このままお待ちください。確認を続けており、このページは自動で更新されます。',
    },
    offline: {
      text: 'ただいま結果を確認できません。お支払いが完了している可能性がありますので、もう一度お支払いにならないでください。確認を続けています。',
    },
    mail: 'このページは閉じてもかまいません。お支払いが完了していた場合は、確認でき次第メールでお知らせします。',
    nextAsk: (seconds) => `${seconds}秒後にもう一度確認します`,
    asking: '確認しています…',
  },
  refused: {
    heading: { text: 'お支払いを確認できませんでした', accent: '결제 확인에 실패했어요' },
    alreadyPaid: { text: 'このご予約はお支払い済みです', accent: '이미 결제가 완료된 예약이에요' },
    refunded: { text: 'お支払い金額を返金します', accent: '결제 금액을 돌려드려요' },
    fallback:
      'お支払いを完了できませんでした。もう一度お試しください。繰り返し起きる場合は、お問い合わせください。',
    tryAgain: 'もう一度試す',
    bookAgain: '予約し直す',
    home: 'トップへ',
  },
  fail: {
    title: 'お支払いが完了していません',
    heading: { text: 'お支払いが完了しませんでした', accent: '결제가 완료되지 않았어요' },
    code: (code) => `エラーコード：${code}`,
    remediesHeading: { text: 'お試しいただきたいこと', accent: '이렇게 해 보세요' },
    remedies: [
      { text: 'カードの情報をご確認ください。' },
      { text: 'カードの限度額や残高をご確認ください。' },
      { text: 'ほかのお支払い方法をお試しください。' },
    ],
    tryAgain: 'もう一度試す',
    bookAgain: '予約し直す',
    home: 'トップへ',
    leaving: '少々お待ちください…',
    abandonNote: (party) =>
      party
        ? '「予約し直す」または「トップへ」を押すと、みなさまの仮押さえがすべて解除され、ほかの方が予約できるようになります。'
        : '「予約し直す」または「トップへ」を押すと、仮押さえが解除され、ほかの方が予約できるようになります。',
    helpHeading: { text: 'お困りですか？', accent: '도움이 필요하신가요?' },
    findQuestion: { text: 'すでにご予約またはお支払いがお済みですか？' },
    find: '予約を確認する',
    help: (handle) => `平日10:00～22:00 KSTに、チャットアプリでお問い合わせください：${handle}`,
  },
};
