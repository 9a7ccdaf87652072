import type { deliveries as en } from './deliveries.en.ts';

export const deliveries: typeof en = {
  heading: '录音之后您会收到',
  state: { open: '待制作', 'in-work': '制作中', sent: '已发送' },
  by: (day) => `最晚${day}发送给您。`,
  postedBy: (day) => `最晚${day}寄往您的收件地址。`,
  within: (days, unit) =>
    unit === 'business-days' ? `录音后 ${days} 个工作日内发送给您。` : `录音后 ${days} 天内发送给您。`,
  noDay: '没有约定日期，完成后工作人员会通知您。',
  late: (day) => `原定最晚${day}发出，现已延误。非常抱歉，工作人员正在抓紧处理。`,
  sent: (day) => `已于${day}发送给您。`,
  postedOn: (day) => `已于${day}寄往您的收件地址。`,
  tracking: '运单号',
};
