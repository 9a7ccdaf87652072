import type { PaymentWords } from './en.ts';

export const giftCards: PaymentWords['giftCards'] = {
  numbered: (id) => `订单号：${id}`,
  cancelled: {
    text: '您已取消付款，没有扣款。如有需要，可以再次付款。',
  },
  checkout: {
    heading: { text: '支付礼品卡' },
    forWhom: '礼品卡赠予',
    back: '返回',
    windowClosed: {
      text: '您关闭了支付窗口，没有扣款。准备好后可随时支付。',
    },
    terms: '未使用的礼品卡可以退款，期限请见条款。',
    again: '重新订购',
  },
  paid: {
    heading: { text: '付款成功，歌声即将送达！' },
    number: '订单号',
    steps: (email) => [
      `礼品卡正在发往 ${email}，附有可打印的 PDF。`,
      '把它送出去吧：拿到卡号的人预订时间，并在付款页面输入卡号。',
    ],
    another: '再买一张',
  },
};
