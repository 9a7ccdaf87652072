import type { vouchers as en } from './vouchers.en.ts';

export const vouchers: typeof en = {
  ask: '我有优惠码',
  code: '优惠码',
  use: '使用优惠码',
  using: '正在核对……',
  missing: '请按您收到的样子输入优惠码。',
  used: (code) => `优惠码 ${code}`,
  takingOff: '正在移除……',
  takeOffCode: (code) => `移除优惠码 ${code}`,
  total: (total) => `合计现为 ${total}。`,
  covered: '优惠码已抵扣全部金额，无需银行卡。',
  complete: '确认预订',
  completing: '正在确认……',
  failed: '操作未成功，请稍后再试。',
  refused: {
    unknown: '没有找到这个优惠码，请逐个字符核对。',
    'not-yet': '这个优惠码还不能使用，请在生效后再来。',
    ended: '这个优惠码已不能使用。',
    'used-up': '这个优惠码的使用次数已用完。',
    'used-by-guest': '您使用这个优惠码的次数已达每位客人的上限。',
    'no-address': '这个优惠码按邮箱核对，请用您的邮箱预订。',
    'other-guest': '这个优惠码属于另一个邮箱，请用收到优惠码的邮箱预订。',
    'not-first': '这个优惠码仅限首次预订，您以前在这里预订过。',
    'other-day': '这个优惠码不适用于您预订的那一天。',
    'nothing-off': '您所选的内容不适用这个优惠码。',
  },
};
