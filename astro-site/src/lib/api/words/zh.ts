import { formatWon } from 'shared/pricing/won.ts';
import type { ApiWords } from './en.ts';

export const words: ApiWords = {
  noAnswer: '无法连接服务器。请检查网络连接后重试。',
  unreadable: '无法读取响应。请刷新页面后重试。',
  problems: {
    'validation-failed': '请检查填写的内容。',
    'malformed-request': '未能处理您的请求。请刷新页面后重试。',
    'other-origin': '未能处理您的请求。请刷新页面后重试。',
    'link-invalid': '此链接已失效，请打开最新一封预订邮件中的链接。',
    'page-closed': '页面已关闭，请再次打开邮件中的链接。',
    'booking-not-found': '找不到此预订。请从预订页面重新开始。',
    'recording-not-found': '找不到此录音，可能已被删除。',
    'payment-not-found': '找不到此付款。请从预订页面重新开始。',
    'slot-taken': ({ success, nearestTime, goneTime }) => {
      if (nearestTime && !goneTime) return '这些时段又有空了，请再提交一次。';
      return `这个时间刚刚被别人预订。${success === false ? '没有扣款。' : ''}请选择其他时间。`;
    },
    'slot-not-on-sale': '这个时间不可预订，请选择其他时间。',
    'price-changed': ({ totalPrice }) =>
      `价格有变动${totalPrice === undefined ? '' : `，新的总额是${formatWon(totalPrice)}`}。请确认后重新提交。`,
    'klook-already-used': '此 Klook 预订号已登记过。如果不是您本人登记的，请联系我们。',
    'amount-mismatch': ({ totalPrice }) =>
      totalPrice === undefined
        ? '付款金额与预订不符，因此没有扣款。请重新开始付款。'
        : `此预订应付${formatWon(totalPrice)}。请重新开始付款。`,
    'hold-expired': '付款时间已过，或录音已经开始，因此没有扣款。请选择时间重新预订。',
    'already-paid': '此预订已付款，您可以在确认邮件中找到它。如果重复付款，后一笔会全额退还。',
    'payment-in-progress': '此预订的付款正在核实中，请稍候再试。',
    'payment-closed': '此预订已不再等待付款，本次没有扣款。请重新预订或联系我们。',
    'payment-refunded': '您支付的款项已全额退款或正在退款，完成后会发邮件通知您。如仍想来，请重新预订。',
    'payment-failed': ({ code }) =>
      code === 'AMOUNT_DIFFERS'
        ? '实际扣款与预订金额不符，我们会全额退款，完成后发邮件通知您。此预订尚未付款，请重新开始付款。'
        : '付款未获批准，没有扣款。请重试或换一张卡。',
    'booking-cancelled': '此预订已取消。请重新预订；如果已经付款，请联系我们。',
    'nothing-to-pay': '此预订无需在线付款。如有疑问，请联系我们。',
    'refund-in-progress': '此预订正在退款，请等待退款完成。',
    'personal-data-removed': '此预订的个人信息已被删除，无法再更改。',
    'move-not-allowed': '已无法改期，请联系我们。',
    'session-begun': '录音已经开始，无法再更改。请向工作人员咨询。',
    'refund-changed': ({ refundWon }) =>
      `退款金额${refundWon === undefined ? '有变动' : `现为${formatWon(refundWon)}`}，因此没有取消任何内容。请重新确认后再决定。`,
    'klook-decides': '您是在 Klook 购买的，因此由 Klook 办理。',
    'cancellation-not-possible': '已无法在此取消，请联系我们。',
    'extension-not-possible': '无法再延长：已延长过一次，或录音已被删除。',
    'stale-change': '预订在此期间有变动。请查看最新内容后再决定。',
    'payload-too-large': '内容过长，请缩短后重试。',
    'idempotency-key-reused': '未能处理您的请求。请刷新页面后重试。',
    'too-many-requests': '操作过于频繁。请稍后再试，或联系我们。',
    'proof-required': '目前预订较多，未能处理。请稍后再试。',
    'internal-error': '我们这边出了问题，无法确定您的请求是否成功。请先确认，再重试。',
    'payment-unavailable': '目前无法用银行卡付款，没有扣款。请几分钟后再试。',
    'not-ready': '暂时无法响应，请稍后再试。',
  },
};
