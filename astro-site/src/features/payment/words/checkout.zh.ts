import type { WithFewerAccents } from '../../../components/ui/bilingual.ts';
import type { checkout as en } from './checkout.en.ts';

export const checkout: WithFewerAccents<typeof en> = {
  start: {
    title: '支付录音费用',
    heading: (party) => ({
      text: party ? '支付各位的录音费用' : '支付您的录音费用',
      accent: '결제하기',
    }),
    lead: (time, party) => ({
      text: `${party ? '各位' : '您'}的时段保留到 ${time}，预订尚未确认，请在此之前付款。`,
    }),
    pay: '用银行卡支付',
    payAgain: '再次用银行卡支付',
    preparing: '正在准备……',
    opening: '正在打开支付窗口……',
    back: '返回',
    backHint: (party) =>
      party ? '返回后，为各位保留的时段会全部释放给其他人。' : '返回后，为您保留的时段会释放给其他人。',
    checkAgain: '再次查询',
    inProgressHeading: { text: '另一笔付款正在核实' },
    windowClosed: (party) => ({
      text: `您已关闭支付窗口。没有扣款，${party ? '各位' : '您'}的时段仍然保留，可以随时付款。`,
    }),
  },
  hold: {
    until: (time) => `已为您保留到 ${time}`,
    left: (clock) => `剩余 ${clock}`,
    announce: (minutes) => `付款时间还剩 ${minutes} 分钟`,
    ended: (party) => ({
      text: `付款时间已过，${party ? '各位' : '您'}的时段可能会被其他人预订。此页面没有扣款，请重新预订。`,
    }),
  },
  errors: {
    notReady: {
      text: '支付系统尚未就绪：此标签页已没有待付款的预订。如果您已付款，请查看我们的邮件；如果没有，请重新预订。',
    },
    windowNotLoaded: {
      text: '支付系统尚未就绪：支付窗口无法加载。请检查网络连接，并为此页面关闭广告拦截，然后重试。',
    },
    initialisationFailed: { text: '未能开始付款。' },
    occurred: { text: '付款出错，没有扣款，请重试。' },
    invalidRequest: { text: '付款请求无效：缺少金额，或金额与您的预订不符。请重新预订。' },
    invalidInformation: {
      text: '付款信息无效，没有可确认的付款。如果您刚刚付过款，请联系我们，我们会为您查询。',
    },
  },
};
