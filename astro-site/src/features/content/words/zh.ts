import type { LandingWords } from './en.ts';

export const words: LandingWords = {
  heroButton: '开启录音之旅',
  facts: {
    label: '录音一览',
    length: '每场',
    fromPrice: '起',
    open: '每天营业',
    minutes: (minutes) => `${minutes}分钟`,
  },
  hours: (from, to) => `${from}-${to}`,
  step: (number) => `第${number}步`,
  packages: {
    session: { text: '录音场次', accent: '녹음 세션' },
    loading: '正在加载套餐',
    failed: '套餐未能加载',
    failedHint: '预订台暂时没有回应，页面上的其他内容不受影响。',
    retry: '重试',
    byQuote: '另行报价',
  },
  tapHeard: '请稍候，预订表单马上就来。',
  tapFailed: '预订表单未能加载，请检查网络连接后重试。',
  royaltyDisc: '一张有七十道纹路的唱片，每一道代表一年版税',
  royaltyYears: '年',
  menu: {
    hot: { text: '热饮', accent: '따뜻한 음료' },
    cold: { text: '冷饮', accent: '차가운 음료' },
  },
  tours: {
    minutes: '分钟',
    from: (cafeName) => `（从${cafeName}步行）`,
  },
  faqMore: '查看更多',
  faqMoreOf: '常见问题',
  contact: {
    address: '地址',
    station: '地铁',
    hours: '营业时间',
    phone: '电话',
    email: '邮箱',
    follow: '关注我们',
    booking: '已经预订了？',
    findBooking: '查找我的预订',
    fromPlace: (place) => `从${place}出发`,
  },
};
