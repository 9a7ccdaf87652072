import { checkout } from './checkout.zh.ts';
import type { PaymentWords } from './en.ts';
import { giftCards } from './gift-cards.zh.ts';
import { outcome } from './outcome.zh.ts';
import { reasons, unknownReason } from './reasons.zh.ts';
import { refusals } from './refusals.zh.ts';
import { vouchers } from './vouchers.zh.ts';

type Refund = Parameters<PaymentWords['terms']['cancelling']>[0][number];

const refundOf = ({ hoursBefore, refundPercent }: Refund) => {
  const sum = refundPercent === 100 ? '全额退款' : `退还 ${refundPercent}%`;
  return hoursBefore > 0 ? `提前 ${hoursBefore} 小时以上${sum}` : `此后${sum}`;
};

export const words: PaymentWords = {
  failed: {
    text: { text: '页面没有加载完整。请检查网络连接后重新加载。' },
    again: '重新加载',
  },
  facts: {
    bookingNumber: '预订号',
    numbered: (id) => `预订号：${id}`,
    name: '姓名',
    email: '邮箱',
    fee: () => '录音',
    addOns: '附加服务',
    total: '合计',
    amount: '付款金额',
    method: '支付方式',
    card: '银行卡',
    giftCard: '礼品卡',
    approvedAt: '付款时间',
    unpaid: { text: '待付款', accent: '결제 전' },
    paid: { text: '已付款', accent: '결제 완료' },
  },
  terms: {
    cancelling: (refunds) => `如需取消，${refunds.map(refundOf).join('，')}。`,
    policies: '查看全部条款',
    soldBy: (seller) => `销售方：${seller}`,
  },
  ways: {
    label: '我的预订',
    open: '打开我的预订',
    calendar: '添加到谷歌日历',
    map: '查看地图',
    event: (cafe) => (cafe ? `在${cafe}录音` : '录音'),
    qr: (number) => `预订号 ${number} 的二维码`,
    forCounter: '到店时请在柜台出示。',
    newTab: '在新标签页中打开',
    receipt: '收据',
  },
  noScript: '银行卡支付需要 JavaScript。请开启后重新加载此页面。',
  ...checkout,
  ...outcome,
  reasons,
  unknownReason,
  refusals,
  vouchers,
  giftCards,
};
