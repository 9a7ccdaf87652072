import type { ticket as en } from './ticket.en.ts';

export const ticket: typeof en = {
  label: '您的票券',
  admit: (people) => ({ text: `${people}人录音券`, accent: `${people}인 녹음권` }),
  noDate: '选择日期',
  noTime: '选择时间',
  noTotal: '请选择日期和时间',
  klookTime: '以 Klook 预订为准',
  minutes: (minutes, people) => `${people > 1 ? `${people} × ` : ''}${minutes}分钟`,
  sessionFee: '录音',
  paidOnKlook: '录音费用已在 Klook 支付。',
  included: '已包含',
  total: '合计',
  totalAnnounced: (total) => `合计 ${total}`,
  nothingToPayNow: '无需付款，您的录音会立即确认。',
  payNext: '下一步用银行卡付款。',
  proceed: '前往付款',
  complete: '完成预订',
  processing: '正在处理……',
};
