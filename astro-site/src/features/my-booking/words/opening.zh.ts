import type { opening as en } from './opening.en.ts';

export const opening: typeof en = {
  title: '我的预订',
  opening: '正在打开您的预订……',
  noScript: '此页面需要启用 JavaScript 才能显示您的预订。预订号、时间和地点也在我们的邮件中。',
  unreachable: {
    heading: '暂时无法打开您的预订',
    text: '没有收到我们的响应。请检查网络连接；您的预订没有任何改变。',
    again: '重试',
  },
  find: {
    heading: '查找我的预订',
    lead: '我们会把打开此页面的链接发送到预订时填写的邮箱。',
    number: '预订号',
    numberHint: '邮件中的 10 位字母和数字。',
    email: '邮箱',
    submit: '发送链接',
    sending: '正在发送……',
    sentHeading: '请查看您的邮箱',
    sent: '如果存在与此预订号和邮箱相符的预订，链接已经发出。可能需要几分钟，也请查看垃圾邮件文件夹。',
    again: '换一个预订号',
    help: (contact) => `没有收到邮件？请联系我们：${contact}`,
  },
  reasons: {
    'link-invalid':
      '此链接已失效：可能已被新的链接取代，或不完整。请打开最新一封预订邮件中的链接，或在下方获取新的链接。',
    'page-closed': '您已退出此页面，或页面打开的时间过长。请再次打开邮件中的链接，或在下方获取新的链接。',
    left: '您已退出预订页面。没有邮件中的链接，任何人都无法在此设备上打开它。',
  },
  address: {
    heading: '确认您的新邮箱',
    text: '确认后，与预订有关的所有邮件都将发送到您收到此链接的邮箱。',
    confirm: '确认此邮箱',
    confirming: '正在确认……',
    done: (email) => `已确认：今后的邮件将发送到 ${email}。`,
  },
  stop: {
    heading: '不再接收提醒邮件？',
    text: '我们将不再发送录音前的提醒邮件和录音后的回访邮件。预订、更改和取消的确认邮件仍会发送给您。',
    confirm: '不再接收提醒',
    confirming: '请稍候……',
    doneHeading: '提醒邮件已关闭',
    done: '您可以随时在预订页面重新开启。',
  },
};
