import type { SiteWords } from './en.ts';

export const words: SiteWords = {
  skipToContent: '跳到正文',
  bookNow: '立即预订',
  homeLabel: (cafeName) => `${cafeName}首页`,
  sectionMenu: '浏览',
  sections: {
    experience: '体验',
    'how-to-use': '使用流程',
    packages: '价格',
    menu: '饮品',
    gallery: '相册',
    tours: '散步路线',
    faq: '常见问题',
    contact: '联系与交通',
  },
  languages: '语言',
  toTop: '回到顶部',
  noScript: {
    booking: '在线预订需要 JavaScript，而您的浏览器已将其关闭。',
    staff: '此页面需要 JavaScript，请在浏览器中开启。',
    orCall: '您可以致电',
    orWrite: '或发邮件至',
    end: '。',
  },
  policies: '各项条款',
  policyButton: { privacy: '隐私政策', terms: '服务条款', cancellation: '取消与退款规定' },
  faq: '常见问题',
  findBooking: '查找我的预订',
  support: '客服',
  giftCards: '礼品卡',
  franchise: '加盟合作',
  close: '关闭',
  notFound: {
    title: '找不到页面',
    accent: '페이지를 찾을 수 없습니다',
    body: '曲目单里没有这一页。它可能已经移走，或者网址有误。',
    home: '回到首页',
    book: '预订录音',
  },
  nextSteps: {
    heading: '接下来',
    ownPage: '点击邮件里的链接，就能查看预订或更改安排。',
    arrival: {
      cafe: (minutes, by) =>
        `请提前${minutes}分钟到咖啡厅领取饮品${by ? `（${by} KST前）` : ''}。迟到视为未到店。`,
      booth: (minutes, by, party) =>
        `请准备好伴奏，并在${party ? '第一场' : ''}录音开始前${minutes}分钟到达录音棚${by ? `（${by} KST前）` : ''}。`,
      way: '地铁3号线8号出口，步行3分钟。',
      wayTo: (cafe, station) => `${cafe}：${station}`,
    },
  },
};
