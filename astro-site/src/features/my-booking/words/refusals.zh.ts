import type { refusals as en } from './refusals.en.ts';

export const refusals: typeof en = {
  byType: {
    'validation-failed': '请检查填写的内容。',
    'slot-taken': '这个时间刚刚被预订，您的预订没有改变。',
    'slot-not-on-sale': '这个时间不可预订，请选择其他时间。',
    'move-not-allowed': '已无法改期：改期次数已用完，或距离录音时间过近。',
    'session-begun': '录音已经开始，无法再更改。',
    'cancellation-not-possible': '已无法在此取消，请查看页面上的最新内容。',
    'booking-cancelled': '此预订在此期间已被取消。',
    'refund-in-progress': '此预订正在退款，请等待退款完成。',
    'payment-in-progress': '付款仍在核实中，请稍后再试。',
    'klook-decides': '您是在 Klook 购买的，因此由 Klook 办理。',
    'too-many-requests': '操作过于频繁，请稍后再试。',
    'link-invalid': '此链接已失效，请打开最新一封预订邮件中的链接。',
    'page-closed': '页面已关闭，请再次打开邮件中的链接。',
    'personal-data-removed': '此预订的个人信息已被删除，无法再更改。',
    'recording-not-found': '此录音在此期间已被删除。',
    'extension-not-possible': '无法再延长：已延长过一次，或录音已被删除。',
    'internal-error': '我们这边出了问题，请稍后再试。',
    'not-ready': '暂时无法响应，请稍后再试。',
  },
  noAnswer: '没有收到响应，无法确定是否成功。请查看页面内容，必要时重试。',
  unknown: '操作未成功，请稍后再试。',
  fields: { 'booking-id-wrong': '请填写邮件中的 10 位预订号' },
  addressMissing: '请填写收件地址',
};
