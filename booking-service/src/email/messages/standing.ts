import type { Locale } from 'shared/languages/localized-text.ts';

/** Texts of the mails about a booking that no longer stands, or stands again. */
const en = {
  cancelled: {
    lamp: 'Cancelled',
    subject: (id: string) => `Booking cancelled: #${id}`,
    preheader: 'Your session does not take place. Here is what happens with the money.',
    heading: 'Your booking is cancelled',
    intro:
      'Our staff have cancelled the booking below, so the session does not take place. If you did not expect this, please write to us.',
    sessionLabel: 'Not taking place',
    paid: 'You had paid',
    moneyTitle: 'Your money',
    nothingCharged: 'You have not been charged, and nothing is left to pay.',
    checking:
      'We are still asking your card company whether your card was charged. If it was, all of it goes back to your card without your doing anything, and we write to you.',
    notSentYet: (amount: string) =>
      `${amount} of your payment is with us; no refund has been sent yet. Our staff work out what you get back by the terms that you booked under.`,
    underWay: 'A refund is under way to the card that you paid with.',
    wentBack: (amount: string) => `${amount} has gone back to the card that you paid with.`,
    rest: (amount: string) =>
      `Of the other ${amount}, our staff work out what you get back by the terms that you booked under.`,
    weWrite: 'You get an e-mail with the amount as soon as a refund has been sent.',
    klook:
      'You paid for your session on Klook: cancellation and refund are settled there, under the terms of Klook.',
    extras: 'The extras that you chose here have not been charged.',
    byVisitor: {
      intro:
        'You have cancelled the booking below, so the session does not take place. The time is free again.',
      goesBack: (amount: string) => `${amount} is on its way back to the card that you paid with.`,
      stays: (amount: string) => `${amount} stays with us, by the terms that you booked under.`,
      weWrite: 'You get another e-mail as soon as the refund has been sent.',
    },
  },
  again: {
    lamp: 'Confirmed',
    subject: (id: string, when: string) => `Your booking stands: #${id}${when && `, ${when}`}`,
    preheader: 'Your booking is confirmed. What we wrote before no longer holds.',
    heading: 'Your booking is confirmed',
    reinstated:
      'Our last mail said that this booking was cancelled. That no longer holds: the booking stands as below.',
    moved:
      'The time of your session is not the one that our earlier confirmation named. What you read below is what holds.',
    paid: (amount: string) => `Your payment of ${amount} stands. Nothing more is due.`,
    unpaid: (amount: string) =>
      `${amount} is still to be paid. Please agree with us how before your session.`,
    separately: 'About your payment and its refund we write to you separately.',
  },
};
export type StandingMessages = typeof en;

const ko: StandingMessages = {
  cancelled: {
    lamp: '예약 취소',
    subject: (id) => `예약이 취소되었습니다: #${id}`,
    preheader: '예약하신 세션은 진행되지 않습니다. 결제 금액에 대해 안내해 드립니다.',
    heading: '예약이 취소되었습니다',
    intro: '아래 예약을 저희 직원이 취소하여 세션이 진행되지 않습니다. 예상하지 못한 취소라면 연락해 주세요.',
    sessionLabel: '진행되지 않는 일정',
    paid: '결제하신 금액',
    moneyTitle: '결제 금액 안내',
    nothingCharged: '결제된 금액이 없으며, 내실 금액도 없습니다.',
    checking:
      '카드가 결제되었는지 카드사에 확인하고 있습니다. 결제되었다면 전액이 자동으로 카드로 환불되며, 이메일로 알려 드립니다.',
    notSentYet: (amount) =>
      `결제하신 금액 중 ${amount}을 저희가 보관하고 있으며, 아직 환불을 보내지 않았습니다. 예약하실 때의 취소 규정에 따라 환불 금액을 정해 드립니다.`,
    underWay: '결제하신 카드로 환불을 진행하고 있습니다.',
    wentBack: (amount) => `${amount}을 결제하신 카드로 이미 돌려드렸습니다.`,
    rest: (amount) => `나머지 ${amount}은 예약하실 때의 취소 규정에 따라 환불 금액을 정해 드립니다.`,
    weWrite: '환불을 보내는 대로 금액을 이메일로 알려 드립니다.',
    klook: '세션은 클룩에서 결제하셨습니다. 취소와 환불은 클룩 약관에 따라 클룩에서 처리됩니다.',
    extras: '여기에서 선택하신 추가 서비스는 결제되지 않았습니다.',
    byVisitor: {
      intro: '고객님께서 아래 예약을 직접 취소하셔서 세션이 진행되지 않습니다. 해당 시간은 다시 비었습니다.',
      goesBack: (amount) => `${amount}을 결제하신 카드로 돌려드리고 있습니다.`,
      stays: (amount) => `${amount}은 예약하실 때의 취소 규정에 따라 환불되지 않습니다.`,
      weWrite: '환불을 보내는 대로 이메일로 알려 드립니다.',
    },
  },
  again: {
    lamp: '확정',
    subject: (id, when) => `예약이 유효합니다: #${id}${when && `, ${when}`}`,
    preheader: '예약이 확정되었습니다. 앞서 보내 드린 안내는 더 이상 유효하지 않습니다.',
    heading: '예약이 확정되었습니다',
    reinstated:
      '앞서 이 예약이 취소되었다고 안내해 드렸으나, 그 안내는 더 이상 유효하지 않습니다. 예약은 아래와 같이 유효합니다.',
    moved: '녹음 시간이 앞서 보내 드린 확정 안내와 달라졌습니다. 아래 내용이 맞습니다.',
    paid: (amount) => `결제하신 ${amount}은 그대로 유효합니다. 더 내실 금액은 없습니다.`,
    unpaid: (amount) => `${amount}이 아직 결제되지 않았습니다. 세션 전에 결제 방법을 저희와 상의해 주세요.`,
    separately: '결제와 환불에 대해서는 따로 안내해 드립니다.',
  },
};

const zh: StandingMessages = {
  cancelled: {
    lamp: '已取消',
    subject: (id) => `预订已取消：#${id}`,
    preheader: '您的录音将不再进行，款项说明请见邮件。',
    heading: '您的预订已取消',
    intro: '工作人员已取消以下预订，录音将不再进行。如果这不是您的意思，请与我们联系。',
    sessionLabel: '不再进行的时间',
    paid: '您已支付',
    moneyTitle: '款项说明',
    nothingCharged: '没有向您扣款，您也无需支付任何费用。',
    checking:
      '我们正在向发卡机构确认是否已扣款。如已扣款，将自动全额退回您的银行卡，您无需操作，我们会发邮件告知。',
    notSentYet: (amount) =>
      `您支付的款项中有 ${amount} 在我们这里，尚未退款。工作人员将按您预订时的取消条款核算退款金额。`,
    underWay: '退款正在退回您付款时使用的银行卡。',
    wentBack: (amount) => `${amount} 已退回您付款时使用的银行卡。`,
    rest: (amount) => `其余 ${amount} 由工作人员按您预订时的取消条款核算退款金额。`,
    weWrite: '退款一经发出，我们会发邮件告知金额。',
    klook: '录音费用是您在 Klook 支付的，取消和退款请按 Klook 的条款在 Klook 上办理。',
    extras: '您在本站选择的附加服务没有扣款。',
    byVisitor: {
      intro: '您已自行取消以下预订，录音将不再进行，该时间已重新开放。',
      goesBack: (amount) => `${amount} 正在退回您付款时使用的银行卡。`,
      stays: (amount) => `按您预订时的取消条款，${amount} 不予退还。`,
      weWrite: '退款一经发出，我们会再发邮件告知。',
    },
  },
  again: {
    lamp: '已确认',
    subject: (id, when) => `您的预订有效：#${id}${when && `，${when}`}`,
    preheader: '您的预订已确认，此前的通知不再适用。',
    heading: '您的预订已确认',
    reinstated: '我们上一封邮件说此预订已取消，该通知不再适用：预订按以下内容有效。',
    moved: '您的录音时间与此前确认邮件中的不同，请以下面的内容为准。',
    paid: (amount) => `您支付的 ${amount} 仍然有效，无需再付款。`,
    unpaid: (amount) => `尚有 ${amount} 未支付，请在录音前与我们商定付款方式。`,
    separately: '关于付款和退款，我们会另行发邮件说明。',
  },
};

const ja: StandingMessages = {
  cancelled: {
    lamp: 'キャンセル',
    subject: (id) => `ご予約はキャンセルとなりました：#${id}`,
    preheader: 'レコーディングは行われません。お支払いについてご案内します。',
    heading: 'ご予約はキャンセルとなりました',
    intro:
      '下記のご予約をスタッフがキャンセルしたため、レコーディングは行われません。お心当たりのない場合は、ご連絡ください。',
    sessionLabel: 'キャンセルとなった日時',
    paid: 'お支払い済みの金額',
    moneyTitle: 'お支払いについて',
    nothingCharged: 'ご請求は発生しておらず、お支払いいただく金額もありません。',
    checking:
      'カードに請求されたかどうかを、カード会社に確認しています。請求されていた場合は、お手続きなしで全額をカードに返金し、メールでお知らせします。',
    notSentYet: (amount) =>
      `お支払いのうち${amount}を当店でお預かりしており、まだ返金は行っていません。ご予約時のキャンセル規定に沿って、スタッフが返金額を計算いたします。`,
    underWay: 'お支払いに使われたカードへの返金を進めています。',
    wentBack: (amount) => `${amount}は、お支払いに使われたカードに返金済みです。`,
    rest: (amount) =>
      `残りの${amount}については、ご予約時のキャンセル規定に沿って、スタッフが返金額を計算いたします。`,
    weWrite: '返金を行いしだい、金額をメールでお知らせします。',
    klook:
      'レコーディングはKlookでお支払いいただいています。キャンセルと返金は、Klookの規約に沿ってKlookで行われます。',
    extras: 'こちらのサイトで選ばれたオプションのご請求は発生していません。',
    byVisitor: {
      intro:
        'お客様が下記のご予約をキャンセルされたため、レコーディングは行われません。該当の時間は、ふたたび空きとなりました。',
      goesBack: (amount) => `${amount}を、お支払いに使われたカードに返金しています。`,
      stays: (amount) => `${amount}は、ご予約時のキャンセル規定により返金の対象となりません。`,
      weWrite: '返金を行いしだい、あらためてメールでお知らせします。',
    },
  },
  again: {
    lamp: '確定',
    subject: (id, when) => `ご予約は有効です：#${id}${when && `、${when}`}`,
    preheader: 'ご予約は確定しています。以前のご案内は無効となりました。',
    heading: 'ご予約は確定しています',
    reinstated:
      '前回のメールでこのご予約のキャンセルをお知らせしましたが、そのご案内は無効となりました。ご予約は下記のとおり有効です。',
    moved:
      'レコーディングの日時は、以前お送りした確定メールの日時から変わりました。下記の内容が正しい日時です。',
    paid: (amount) => `お支払いいただいた${amount}はそのまま有効です。追加のお支払いはありません。`,
    unpaid: (amount) =>
      `${amount}のお支払いがまだお済みでありません。お支払い方法について、レコーディングの前にご相談ください。`,
    separately: 'お支払いと返金については、別途メールでご案内します。',
  },
};

export const standingMessages: Record<Locale, StandingMessages> = { en, ko, zh, ja };
