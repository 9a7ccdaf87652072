import { formatWon } from 'shared/pricing/won.ts';
import type { ApiWords } from './en.ts';

export const words: ApiWords = {
  noAnswer: '无法连接服务器。请检查网络连接后重试。',
  unreadable: '无法读取响应。请刷新页面后重试。',
  problems: {
    'validation-failed': '请检查填写的内容。',
    'malformed-request': '未能处理您的请求。请刷新页面后重试。',
    'other-origin': '未能处理您的请求。请刷新页面后重试。',
    'booking-not-found': '找不到此预订。请从预订页面重新开始。',
    'payment-not-found': '找不到此付款。请从预订页面重新开始。',
    'slot-taken': ({ nearestTime, goneTime }) => {
      if (nearestTime && !goneTime) return '这些时段又有空了，请再提交一次。';
      return '这个时间刚刚被别人预订。请选择其他时间。';
    },
    'slot-not-on-sale': '这个时间不可预订，请选择其他时间。',
    'price-changed': ({ totalPrice }) =>
      `价格有变动${totalPrice === undefined ? '' : `，新的总额是${formatWon(totalPrice)}`}。请确认后重新提交。`,
    'klook-already-used': '此 Klook 预订号已登记过。如果不是您本人登记的，请联系我们。',
    'hold-expired': '付款时间已过，或录音已经开始，因此没有扣款。请选择时间重新预订。',
    'already-paid': '此预订已付款，您可以在确认邮件中找到它。如果重复付款，后一笔会全额退还。',
    'payment-in-progress': '此预订的付款正在核实中，请稍候再试。',
    'payment-closed': '此预订已不再等待付款，本次没有扣款。请重新预订或联系我们。',
    'booking-cancelled': '此预订已取消。请重新预订；如果已经付款，请联系我们。',
    'payload-too-large': '内容过长，请缩短后重试。',
    'idempotency-key-reused': '未能处理您的请求。请刷新页面后重试。',
    'too-many-requests': '操作过于频繁。请稍后再试，或联系我们。',
    'proof-required': '目前预订较多，未能处理。请稍后再试。',
    'internal-error': '我们这边出了问题，无法确定您的请求是否成功。请先确认，再重试。',
    'not-ready': '暂时无法响应，请稍后再试。',
  },
};
