import type { UiWords } from './en.ts';

export const words: UiWords = {
  close: '关闭',
  notifications: '通知',
  dismiss: '关闭通知',
  countryCode: '国家代码',
  ordered: {
    session: '您的录音',
    sessions: '各位的录音',
    you: '您',
    kst: 'KST',
    drink: '饮品',
    addOns: '附加服务',
    byQuote: '另行报价',
  },
};
