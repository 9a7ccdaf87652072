import type { money as en } from './money.en.ts';

export const money: typeof en = {
  heading: 'お支払い',
  none: 'オンラインでのお支払いはありません。',
  free: 'お支払いは必要ありませんでした。',
  elsewhere: '店頭またはKlookでお支払い済みです。',
  paid: 'お支払い額',
  method: 'お支払い方法',
  card: 'カード',
  withGiftCard: (gift) => `ギフトカード（${gift}）`,
  approvedAt: '決済日時',
  refunded: 'これまでの返金額',
  receipt: 'カード会社のレシートを見る',
  refundsHeading: '返金',
  refund: {
    'on-its-way': (amount, since) => `${amount}：${since}から返金手続き中です。`,
    'paid-back': (amount, at) =>
      `${amount}：${at}に返金しました。銀行の明細に反映されるまで、数営業日かかることがあります。`,
    gift: (amount, at) => `${amount}：${at}にギフトカードへ戻しました。`,
    stuck: (amount) =>
      `${amount}：すぐに返金できなかったため、スタッフが確認しています。お客様のお手続きは必要ありません。`,
  },
  policy: {
    heading: '予定が変わったとき',
    lead: 'ご予約時の規定がそのまま適用されます。',
    cancelFree: (until) => `${until}までのキャンセル：全額返金`,
    cancelPart: (percent, until) => `${until}までのキャンセル：レコーディング料金の${percent}%を返金`,
    cancelNothing: (from) => `${from}以降のキャンセル：レコーディング料金の返金なし`,
    cancelOver: 'レコーディング料金は、もう返金できません。',
    noShow: (percent) =>
      percent === 0
        ? 'ご来店がなかった場合（ノーショー）：返金なし'
        : `ご来店がなかった場合（ノーショー）：レコーディング料金の${percent}%を返金`,
    addOn: (name, until) => `${name}：${until}までのキャンセルで全額返金`,
    move: (count, until) => `${until}までは、無料で日程変更できます。残り${count}回です。`,
    moveOver: (until) => `日程変更の受付は、${until}で終了しました。`,
    movesUsed: (max) =>
      max === 0 ? 'このご予約は日程変更できません。' : `日程変更は、上限の${max}回に達しました。`,
  },
  cancel: {
    open: 'ご予約のキャンセル',
    title: 'ご予約のキャンセル',
    loading: '返金額を計算しています…',
    failed: '返金額を計算できませんでした。',
    session: 'レコーディング',
    linePaid: (paid) => `${paid}のうち`,
    sum: 'カードへの返金額',
    giftSum: 'ギフトカードへの返金額',
    refundedSum: '返金済みの金額',
    keptSum: '返金されない金額',
    nothingPaid:
      'お支払いがないため、返金もありません。この時間は、すぐにほかの方が予約できるようになります。',
    lessFrom: (from) => `${from}以降は、返金額が少なくなります。`,
    final: 'キャンセルは元に戻せません。この時間は、すぐにほかの方が予約できるようになります。',
    confirm: (amount) => `キャンセルして${amount}の返金を受ける`,
    confirmNothing: '返金なしでキャンセルする',
    confirmUnpaid: 'ご予約をキャンセルする',
    working: 'キャンセルしています…',
    keep: 'ご予約を残す',
    changed: (amount) =>
      `ご確認の間に金額が変わり、今キャンセルすると${amount}の返金になります。もう一度ご確認ください。まだキャンセルされていません。`,
    done: (amount) =>
      `キャンセルしました。${amount}をカードに返金する手続きを進めています。返金が済むと、チケットに表示されます。`,
    doneGift: (amount) =>
      `キャンセルしました。${amount}をお支払い方法に応じて返金します。詳しくはメールでお知らせします。`,
    doneNothing: 'キャンセルしました。メールでもお知らせします。',
    klook:
      'このレコーディングはKlookで購入されています。キャンセルと返金は、Klookの規約に沿ってKlookが行います。',
    klookWhere: 'Klookの予約一覧を開き、このご予約を選んでください。',
    klookLink: 'Klookを開く',
    byStaff: 'このレコーディングは店頭でお支払い済みです。キャンセルをご希望の場合は、ご連絡ください。',
    byStaffOf: (names) => `店頭でお支払い済み：${names}。キャンセルをご希望の場合は、ご連絡ください。`,
    notPossible: 'ここでのキャンセル受付は終了しました。ご事情がある場合は、ご連絡ください。',
  },
  why(reason, at) {
    switch (reason.kind) {
      case 'not-honoured':
        return 'ご予約の時間をご用意できなかったため、全額返金します。';
      case 'no-show':
        return `ご来店がなかったため、${reason.percent}%を返金します。`;
      case 'no-time':
        return 'レコーディングの時間がまだ決まっていないため、計算できません。';
      case 'session-begun':
        return 'レコーディングが始まっています。';
      case 'too-late':
        return 'レコーディングの時間が近すぎます。';
      case 'tier':
        return `${at(reason.until)}までのキャンセル：${reason.percent}%返金`;
      case 'add-on-limit':
        return reason.isOver
          ? `キャンセルの受付は、${at(reason.until)}で終了しました。`
          : `${at(reason.until)}までのキャンセル：全額返金`;
      case 'until-session':
        return 'レコーディング開始までのキャンセル：全額返金';
      case 'made-in-session':
        return 'レコーディング中に作るもので、レコーディングはもう始まっています。';
    }
  },
};
