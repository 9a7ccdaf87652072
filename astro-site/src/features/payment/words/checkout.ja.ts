import type { WithFewerAccents } from '../../../components/ui/bilingual.ts';
import type { checkout as en } from './checkout.en.ts';

export const checkout: WithFewerAccents<typeof en> = {
  start: {
    title: 'レコーディングのお支払い',
    heading: (party) => ({
      text: party ? 'みなさまのレコーディングのお支払い' : 'レコーディングのお支払い',
      accent: '결제하기',
    }),
    lead: (time, party) => ({
      text: `${party ? 'みなさまのお時間' : 'お時間'}を${time}まで仮押さえしています。ご予約はまだ確定していませんので、それまでにお支払いください。`,
    }),
    pay: 'カードで支払う',
    payAgain: 'もう一度カードで支払う',
    preparing: '準備しています…',
    opening: '決済画面を開いています…',
    back: '戻る',
    backHint: (party) =>
      party
        ? '戻ると、みなさまの仮押さえがすべて解除され、ほかの方が予約できるようになります。'
        : '戻ると、仮押さえが解除され、ほかの方が予約できるようになります。',
    checkAgain: 'もう一度確認する',
    inProgressHeading: { text: '別のお支払いを確認しています' },
    windowClosed: (party) => ({
      text: `決済画面が閉じられました。請求は発生していません。${party ? 'みなさまのお時間' : 'お時間'}は仮押さえのままですので、準備ができましたらお支払いください。`,
    }),
  },
  hold: {
    until: (time) => `${time}まで仮押さえしています`,
    left: (clock) => `残り${clock}`,
    announce: (minutes) => `お支払いの期限まで、あと${minutes}分です`,
    ended: (party) => ({
      text: `お支払いの期限が過ぎたため、${party ? 'みなさまのお時間' : 'お時間'}はほかの方が予約する場合があります。この画面での請求は発生していません。もう一度ご予約ください。`,
    }),
  },
  errors: {
    notReady: {
      text: '決済の準備ができていません。このタブでは、お支払いいただくご予約がわかりません。すでにお支払い済みの場合はメールをご確認ください。まだの場合は、もう一度ご予約ください。',
    },
    windowNotLoaded: {
      text: '決済の準備ができていません。決済画面を読み込めませんでした。通信環境をご確認のうえ、このページの広告ブロックをオフにして、もう一度お試しください。',
    },
    initialisationFailed: { text: 'お支払いを開始できませんでした。' },
    occurred: { text: '決済中にエラーが発生しました。請求は発生していませんので、もう一度お試しください。' },
    invalidRequest: {
      text: 'お支払いのリクエストが正しくありません。金額がないか、ご予約の金額と異なります。もう一度ご予約ください。',
    },
    invalidInformation: {
      text: 'お支払いの情報が正しくないため、確認できるお支払いがありません。お支払いになったばかりの場合は、お問い合わせください。お調べします。',
    },
  },
};
