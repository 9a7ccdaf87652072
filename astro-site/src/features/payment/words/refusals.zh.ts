import type { PaymentRefusals } from './refusals.en.ts';

const expired = '付款时间已过。没有扣款，请重新开始付款。';

export const refusals: PaymentRefusals = {
  byType: {
    'booking-not-found': '没有找到与此预订号和邮箱相符的预订。请从预订页面重新开始。',
    'payment-not-found': '没有找到这笔付款。请从预订页面重新开始。',
    'voucher-refused': '这个优惠码已不能使用，没有扣款。请移除优惠码后付款，或重新预订。',
    'amount-mismatch': '付款金额与预订金额不符，因此这一步没有扣款。请重新开始付款。',
    'hold-expired': '付款时间已过，或录音已经开始，因此这笔付款没有进行。请重新预订。',
    'slot-taken': '付款时间已过，这个时段已被其他人预订。没有扣款，请选择其他时间。',
    'already-paid': '此预订已付款，详情请查看确认邮件。如果被重复扣款，多付的款项会全额退还给您。',
    'payment-in-progress': '此预订的另一笔付款正在核实，请稍候再试。',
    'payment-closed': '这笔付款已被放弃，没有扣款。请重新预订。',
    'payment-refunded':
      '这笔付款已全额退款，或正在退款。如果仍在退款，完成后我们会发邮件通知您。若仍想光临，请重新预订。',
    'payment-failed': '付款没有获得批准。没有扣款，请重新付款，或换一张卡。',
    'payment-unavailable': '目前无法用银行卡付款。没有扣款，请几分钟后重试。',
    'booking-cancelled': '此预订已取消，无法付款，请重新预订。如果您已经付款，请联系我们。',
    'nothing-to-pay': '此预订无需在线付款。如对付款有疑问，请联系我们。',
    'too-many-requests': '操作过于频繁，请一分钟后再试。',
    'not-ready': '暂时无法响应，请稍后再试。',
    'internal-error': '我们这边出了问题，请稍后再试。',
  },
  byCode: {
    'payment-wrong-amount-taken':
      '实际扣款金额与预订金额不符。我们会全额退款，完成后发邮件通知您。您的预订尚未付款，请重新开始付款。',
    NOT_FOUND_PAYMENT_SESSION: expired,
    EXPIRED_PAYMENT: expired,
    EXPIRED: expired,
    INVALID_CARD_EXPIRATION: '银行卡有效期不正确。没有扣款，请检查后重试。',
    FDS_ERROR: '发卡机构拦截了这笔付款。没有扣款，请联系发卡机构。',
    CANCELED: '这笔付款已取消，不会收取任何费用。请重新开始付款。',
  },
  notCharged: (reason) => `${reason}没有扣款。`,
  noAnswer: '无法连接到服务器。请检查网络连接后重试。',
};
