import type { Locale } from 'shared/languages/localized-text.ts';

/** What mails about a gift card that was bought say. `won`: an amount as it is shown. */
const en = {
  for: 'For',
  code: 'Code',
  value: 'On the card',
  bought: {
    lamp: 'Gift card',
    subject: (recipient: string) => `Your gift card for ${recipient}`,
    preheader: (won: string) => `${won} to sing with, to print or to pass on.`,
    heading: 'Somebody is going to sing',
    intro: (won: string) =>
      `Thank you. Here is the gift card, with ${won} on it. It is attached as a PDF to print; this mail can be passed on just as well.`,
    open: 'Book a session with it',
    section: {
      title: 'How it is used',
      items: [
        'Book a session on our site and type the code where you pay, or show it at the counter.',
        'What is not used stays on it for the next time. What it does not cover is paid as usual.',
        'Whoever has the code can use it: please keep it like cash.',
      ],
    },
  },
  paidBack: {
    lamp: 'Refund',
    subject: (won: string) => `${won} is back on your card`,
    preheader: 'A payment for a gift card has gone back.',
    heading: 'Your money is back',
    intro: {
      'not-honoured': (won: string) =>
        `Your payment of ${won} came after your order had ended, so there is no gift card for it. All of it has gone back to your card. We are sorry.`,
      'paid-twice': (won: string) =>
        `You have paid for your gift card two times. The second payment of ${won} has gone back to your card; the gift card is yours.`,
      'wrong-amount': (won: string) =>
        `The card provider took another amount than we had asked for. All of it, ${won}, has gone back to your card.`,
      'card-returned': (won: string) =>
        `The gift card that you have returned is ended. All of it, ${won}, has gone back to your card.`,
    },
    section: {
      title: 'Please note',
      items: ['Your bank may take a few business days to show it. You need not do anything.'],
    },
  },
};
export type GiftCardWords = typeof en;

const ko: GiftCardWords = {
  for: '받는 분',
  code: '카드 번호',
  value: '카드 금액',
  bought: {
    lamp: '선물 카드',
    subject: (recipient) => `${recipient} 님을 위한 선물 카드`,
    preheader: (won) => `${won} 상당의 녹음을 선물하세요.`,
    heading: '노래를 선물하셨습니다',
    intro: (won) =>
      `감사합니다. ${won}이 담긴 선물 카드를 보내 드립니다. 인쇄할 수 있는 PDF를 첨부했고, 이 메일을 그대로 전달하셔도 됩니다.`,
    open: '선물 카드로 예약하기',
    section: {
      title: '사용 방법',
      items: [
        '사이트에서 예약하신 뒤 결제 화면에 카드 번호를 입력하거나 매장에서 보여 주세요.',
        '남은 금액은 다음에 쓸 수 있고, 모자라는 금액은 평소처럼 결제하시면 됩니다.',
        '카드 번호를 아는 사람은 누구나 쓸 수 있으니 현금처럼 보관해 주세요.',
      ],
    },
  },
  paidBack: {
    lamp: '환불',
    subject: (won) => `${won}이 카드로 환불되었습니다`,
    preheader: '선물 카드 결제 금액이 환불되었습니다.',
    heading: '결제하신 금액을 돌려드렸습니다',
    intro: {
      'not-honoured': (won) =>
        `주문이 끝난 뒤에 ${won}이 결제되어 선물 카드를 드리지 못했습니다. 결제 금액은 모두 카드로 환불되었습니다. 불편을 드려 죄송합니다.`,
      'paid-twice': (won) =>
        `선물 카드가 두 번 결제되었습니다. 두 번째 결제 금액 ${won}은 카드로 환불되었고, 선물 카드는 그대로 쓰실 수 있습니다.`,
      'wrong-amount': (won) => `요청한 금액과 다르게 결제되어 ${won} 전액을 카드로 환불했습니다.`,
      'card-returned': (won) => `반품하신 선물 카드의 사용을 종료하고 ${won} 전액을 카드로 환불했습니다.`,
    },
    section: {
      title: '안내',
      items: ['카드사에 따라 영업일 기준 며칠 뒤에 표시될 수 있습니다. 따로 하실 일은 없습니다.'],
    },
  },
};

const zh: GiftCardWords = {
  for: '赠予',
  code: '卡号',
  value: '卡内金额',
  bought: {
    lamp: '礼品卡',
    subject: (recipient) => `送给${recipient}的礼品卡`,
    preheader: (won) => `内含 ${won}，可打印，也可转发。`,
    heading: '您送出了一首歌',
    intro: (won) => `谢谢您。这是含有 ${won} 的礼品卡。附件是可打印的 PDF，您也可以直接转发这封邮件。`,
    open: '用它预订录音',
    section: {
      title: '使用方法',
      items: [
        '在我们的网站预订后，在付款页面输入卡号，或到店出示。',
        '未用完的金额留待下次使用；不足的部分照常支付。',
        '知道卡号的人都能使用，请像现金一样保管。',
      ],
    },
  },
  paidBack: {
    lamp: '退款',
    subject: (won) => `${won} 已退回您的银行卡`,
    preheader: '购买礼品卡的款项已退回。',
    heading: '款项已退回',
    intro: {
      'not-honoured': (won) =>
        `您的 ${won} 在订单结束之后才付到，因此没有生成礼品卡。款项已全部退回您的银行卡，非常抱歉。`,
      'paid-twice': (won) => `您的礼品卡被支付了两次。第二笔 ${won} 已退回您的银行卡，礼品卡仍归您使用。`,
      'wrong-amount': (won) => `实际扣款与我们请求的金额不同，${won} 已全部退回您的银行卡。`,
      'card-returned': (won) => `您退回的礼品卡已停用，${won} 已全部退回您的银行卡。`,
    },
    section: { title: '请注意', items: ['银行可能需要几个工作日才会显示。您无需任何操作。'] },
  },
};

const ja: GiftCardWords = {
  for: '贈る相手',
  code: 'カード番号',
  value: 'カードの金額',
  bought: {
    lamp: 'ギフトカード',
    subject: (recipient) => `${recipient}さんへのギフトカード`,
    preheader: (won) => `${won}分のレコーディングを贈れます。`,
    heading: '歌う時間を贈りましょう',
    intro: (won) =>
      `ありがとうございます。${won}分のギフトカードをお届けします。印刷用のPDFを添付しました。このメールをそのまま転送していただいても構いません。`,
    open: 'ギフトカードで予約する',
    section: {
      title: 'ご利用方法',
      items: [
        'サイトでご予約のうえ、お支払いのページでカード番号を入力するか、店頭でご提示ください。',
        '残った金額は次回お使いいただけます。足りない分は通常どおりお支払いください。',
        'カード番号を知っている方はどなたでも使えます。現金と同じように保管してください。',
      ],
    },
  },
  paidBack: {
    lamp: '返金',
    subject: (won) => `${won}をカードに返金しました`,
    preheader: 'ギフトカードのお支払いを返金しました。',
    heading: '返金が完了しました',
    intro: {
      'not-honoured': (won) =>
        `ご注文の期限後に${won}のお支払いを受け付けたため、ギフトカードを発行できませんでした。全額をカードに返金いたしました。申し訳ございません。`,
      'paid-twice': (won) =>
        `ギフトカードのお支払いが2回行われました。2回目の${won}はカードに返金しました。ギフトカードはそのままお使いいただけます。`,
      'wrong-amount': (won) =>
        `お願いした金額と異なる金額が決済されたため、${won}全額をカードに返金しました。`,
      'card-returned': (won) => `返品いただいたギフトカードを無効にし、${won}全額をカードに返金しました。`,
    },
    section: {
      title: 'ご確認ください',
      items: ['明細への反映には数営業日かかることがあります。お手続きは不要です。'],
    },
  },
};

export const giftCardWords: Record<Locale, GiftCardWords> = { en, ko, zh, ja };
