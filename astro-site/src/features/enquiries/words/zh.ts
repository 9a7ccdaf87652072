import type { EnquiryWords } from './en.ts';

export const words: EnquiryWords = {
  heading: '与我们联系',
  lead: '请告诉我们您是谁、想在哪里开店。我们会通过邮件或电话回复您。',
  direct: '想马上聊一聊？',
  noScript: '此表单需要 JavaScript。您也可以通过邮件或电话联系我们：',
  topicLabel: '您想做什么？',
  topic: {
    application: '申请加盟',
    'info-session': '预约说明会',
  },
  name: '您的姓名',
  company: '公司（选填）',
  city: '想开店的城市',
  phone: '电话',
  email: '邮箱',
  message: '留言（选填）',
  messageHint: {
    application: '店铺位置、面积和您目前的工作，对我们最有帮助。',
    'info-session': '哪几天方便？一共有几位？',
  },
  submit: {
    application: '提交申请',
    'info-session': '提交说明会预约',
  },
  submitting: '正在发送……',
  check: (count) => `请检查上方的${count}项内容。`,
  failed: '未能发送，您填写的内容仍然保留。',
  joint: '',
  noAnswer:
    '没有收到回应，我们无法确定是否送达。您填写的内容仍然保留：请检查网络连接后再次发送，我们只会收到一次。',
  sent: {
    application: '我们已收到您的申请',
    'info-session': '我们已收到您的预约',
  },
  reference: (reference) => `咨询编号：${reference}。确认邮件已发出。`,
  sentLead: (email) => `谢谢您。我们的团队会发邮件至 ${email}，或给您打电话。`,
  next: {
    application: '接下来：我们邀请您参加说明会，请您提交商业计划和选址。',
    'info-session': '接下来：我们会为您安排到新沙店参观的日期和时间。',
  },
  another: '再次联系我们',
};
