import type { ReceivedWords } from './en.ts';

export const words: ReceivedWords = {
  title: '您的预订',
  heading: { text: '您的预订', accent: '예약 내용' },
  klook: {
    heading: { text: '我们已收到您的预订', accent: '예약이 접수되었어요' },
    lamp: { text: '已收到', accent: '접수 완료' },
    when: '以 Klook 上预订的时间为准',
    told: (day, time) => `您填写的时间：${day}${time ? ` ${time} KST` : ''}`,
    next: [
      '我们会与您的 Klook 预订核对，确认后再发邮件给您。',
      '录音时间以您在 Klook 上选择的日期和时间为准。',
    ],
  },
  direct: {
    heading: { text: '您的录音已预订', accent: '예약이 확정되었어요' },
    partyHeading: { text: '各位的录音已预订', accent: '예약이 확정되었어요' },
    lamp: { text: '已预订', accent: '예약 완료' },
    next: [],
  },
  facts: {
    number: '预订号',
    klookId: 'Klook 预订号',
    when: '日期和时间',
    atStudio: '到店支付',
    nothingToPay: '无需付款',
  },
  mail: (email) => `包含以上内容的邮件正在发送到 ${email}。`,
  questions: (handle) => `有疑问？请在聊天应用中联系我们：${handle}`,
  home: '回到首页',
  unknown: {
    heading: { text: '此标签页中没有预订信息', accent: '이 창에는 예약 정보가 없어요' },
    text: {
      text: '如果您已预订，预订号和所选内容都在我们发给您的邮件里。如果还没有，现在就可以预订。',
    },
    book: '预订录音',
    find: '查找我的预订',
  },
  noScript: '此页面需要 JavaScript 才能显示您的预订。预订号和所选内容也都在我们的邮件里。',
};
