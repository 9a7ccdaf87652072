import { longDateIn } from 'shared/time/long-date.ts';
import type { MailMessages } from './en.ts';

export const ja: MailMessages = {
  locale: 'ja',
  longDate: longDateIn('ja'),
  cafe: 'レコーディングカフェ',
  labels: {
    session: 'レコーディング日時',
    bookingNumber: '予約番号',
    place: '場所',
    drink: 'ドリンク',
    track: '伴奏音源',
    deliveryAddress: 'お届け先',
    lpDeliveryAddress: 'LPレコードのお届け先',
    klookId: 'Klook予約番号',
    sessionFee: 'レコーディング',
    total: '合計',
    paid: 'お支払い金額',
    payment: 'お支払い',
    email: 'メール',
    phone: '電話',
    chat: 'チャット',
    refund: '返金額',
  },
  minutes: (count) => `${count}分`,
  voucher: '割引コード',
  included: '料金に含む',
  byQuote: '別途お見積もり',
  free: '無料',
  paidOnKlook: 'Klookでお支払い済み',
  method: (name) => (name === null || name === '카드' ? 'カード' : name),
  giftCard: 'ギフトカード',
  paidAt: (moment) => `${moment} 決済完了`,
  addToCalendar: 'Googleカレンダーに追加',
  openMap: '地図でカフェを見る',
  receipt: '領収書を見る',
  bookAgain: '別の時間を予約する',
  hello: (name) => (name === '' ? 'こんにちは。' : `${name}様、こんにちは。`),
  bring: {
    title: 'ご来店の前に',
    arrive: ({ cafeMinutes, boothMinutes }, times) =>
      times
        ? `開始${cafeMinutes}分前の${times.cafe}（KST）までにカフェへお越しいただき、ドリンクをお楽しみください。ブースには開始${boothMinutes}分前の${times.booth}までにお入りください。遅れた場合は無断キャンセル扱いとなります。`
        : `開始${cafeMinutes}分前までにカフェへお越しいただき、ドリンクをお楽しみください。ブースには開始${boothMinutes}分前までにお入りください。遅れた場合は無断キャンセル扱いとなります。`,
    number: (id) => `予約番号をご用意ください：${id}`,
    track:
      '伴奏音源（インストゥルメンタル）のYouTubeリンクをすぐに開けるようご用意ください。ブースで再生いたします。',
    rule: (minutes) =>
      `レコーディングはお一人様1曲、1回${minutes}分です。時間内であれば、同じ曲を何度でも歌っていただけます。`,
  },
  policy: {
    title: 'ご予定が変わったときは',
    full: (deadline) => `${deadline}までのキャンセル：全額返金`,
    part: (deadline, percent) => `${deadline}までのキャンセル：${percent}%返金`,
    untilStart: (percent) => `それ以降、開始までのキャンセル：${percent}%返金`,
    noShow: (percent) =>
      percent === 0 ? '無断キャンセルの場合、返金はございません。' : `無断キャンセル：${percent}%返金`,
    arrival: '返金は5〜7営業日でお手元に届きます。',
    addon: (name, hours) => `${name}：レコーディングの${hours}時間後までキャンセルできます。`,
    moves: (count, hours) =>
      `日時の変更は開始${hours}時間前まで、最大${count}回まで無料です。当日の変更には追加料金がかかる場合があります。`,
    klook:
      'レコーディングはKlookでご購入いただいています。キャンセルや変更は、Klookの規約に沿ってKlook上でお手続きください。',
    how: (handle) =>
      `日時の変更やキャンセルは、上のボタンからお手続きいただけます。予約番号を添えてご連絡いただいても承ります：${handle}`,
  },
  confirmed: {
    lamp: '予約完了',
    subject: (id, when) => `ご予約が確定しました：#${id}、${when}`,
    preheader: (total, place) => `${total}のお支払いが完了しました。${place}`,
    heading: 'ブースのご予約が確定しました',
    intro: 'ありがとうございます。お支払いを確認し、下記の時間でご予約を承りました。',
    freePreheader: (place) => `お支払いは不要です。${place}`,
    freeIntro: 'ありがとうございます。下記の時間でご予約を承りました。お支払いは不要です。',
  },
  klook: {
    lamp: '受付',
    subject: (id) => `Klookのご予約を受け付けました：#${id}`,
    preheader: 'Klookのご予約を確認のうえ、確定をメールでお知らせします。',
    heading: 'Klookのご予約を受け付けました',
    intro:
      'ありがとうございます。ドリンクとオプションを承りました。このメールはまだ予約の確定ではありません。スタッフがKlookのご予約を確認し、確定しだいあらためてメールでお知らせします。',
    pendingTime: 'Klookでご予約の時間',
    payAtStudio: (amount) =>
      `オプションはまだお支払いいただいていません。${amount}は、スタジオでカードまたは現金にてお支払いください。`,
    nothingToPay: 'レコーディングはKlookでお支払い済みです。追加のお支払いはありません。',
    payAtStudioTotal: 'スタジオでのお支払い',
  },
  klookConfirmed: {
    lamp: '確定',
    subject: (id) => `Klookのご予約が確定しました：#${id}`,
    preheader: 'ご予約が確定しました。チケットをご確認ください。',
    heading: 'Klookのご予約が確定しました',
    intro: 'Klookのご予約を確認いたしました。ご予約は確定しています。',
  },
  moved: {
    lamp: '日時のご案内',
    subject: (id, when) => `レコーディング日時のご案内：予約#${id}、${when}`,
    preheader: (when) => `レコーディングは${when}です。`,
    heading: 'レコーディング日時のご案内',
    intro:
      'スタッフがレコーディングの日時を下記のとおり設定しました。ご都合が合わない場合は、ご連絡ください。',
    byVisitor: {
      intro: 'お客様のお手続きにより、レコーディングの日時を下記のとおり無料で変更しました。',
      movesLeft: (left) =>
        left === 0
          ? '無料で変更できる回数をすべてご利用になりました。'
          : `あと${left}回、無料で変更できます。`,
    },
  },
  staff: {
    lamp: 'お知らせ',
  },
  refunded: {
    lamp: '返金',
    'by-staff': {
      subject: (id, amount) => `${amount}のご返金について（予約#${id}）`,
      preheader: (amount) => `${amount}をカードに返金いたします。`,
      heading: '返金のお手続きをいたしました',
      intro: (amount) =>
        `下記のご予約のお支払いのうち、${amount}を返金いたしました。お支払いに使われたカードに戻ります。`,
      sessionLabel: 'ご予約の日時',
    },
    'not-honoured': {
      subject: (id, amount) => `申し訳ございません。${amount}を返金いたします（予約#${id}）`,
      preheader: (amount) => `ご予約の時間を確保できませんでした。${amount}の全額をカードに返金いたします。`,
      heading: 'ご予約の時間を確保できませんでした',
      intro: (amount) =>
        `申し訳ございません。お支払いが届いた時点で下記の時間を確保できなくなっていたため、レコーディングを行うことができません。お支払いを取り消し、${amount}の全額をカードに返金いたします。`,
      sessionLabel: '中止となった日時',
    },
    'paid-twice': {
      subject: (id, amount) => `2回目のお支払い${amount}を返金いたします（予約#${id}）`,
      preheader: (amount) =>
        `お支払いが重複していたため、${amount}をカードに返金いたします。ご予約に変わりはありません。`,
      heading: '2回目のお支払いを返金いたします',
      intro: (amount) =>
        `下記のご予約に2回目のお支払いがありました。こちらを取り消し、${amount}の全額をカードに返金いたします。1回目のお支払いとご予約に影響はありません。`,
      sessionLabel: 'ご予約の日時',
    },
    'wrong-amount': {
      subject: (id, amount) => `誤った金額が請求されました：${amount}を返金いたします（予約#${id}）`,
      preheader: (amount) => `${amount}の全額をカードに返金いたします。`,
      heading: '誤った金額が請求されました',
      intro: (amount) =>
        `申し訳ございません。下記のご予約の料金とは異なる金額がカードに請求されました。お支払いを取り消し、${amount}の全額をカードに返金いたします。このお支払いではご予約は成立しません。`,
      sessionLabel: 'このお支払いでは成立していない日時',
    },
    toGift: (amount) => `${amount}はギフトカードに戻りました。すぐにお使いいただけます。`,
    money: {
      title: '返金の時期',
      arrival:
        'カード会社を通じて、通常5〜7営業日以内に返金されます。ご利用明細から請求がそのまま消える場合もあります。',
      nothingToDo: 'お客様のお手続きは必要ありません。',
      missing: (contact) =>
        `期間を過ぎても返金が確認できない場合は、予約番号を添えてご連絡ください：${contact}`,
    },
  },
};
