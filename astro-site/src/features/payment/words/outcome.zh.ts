import type { WithFewerAccents } from '../../../components/ui/bilingual.ts';
import type { outcome as en } from './outcome.en.ts';

export const outcome: WithFewerAccents<typeof en> = {
  success: {
    title: '付款',
    confirming: { text: '正在确认您的付款……', accent: '결제를 확인하고 있어요.' },
    confirmingHint: '只需几秒钟，请不要关闭此页面。',
    heading: { text: '付款成功，录音棚见！', accent: '결제가 완료되었어요' },
    mail: (party) => (party ? '写有各位时间的确认邮件正在发送给您。' : '确认邮件正在发送给您。'),
    home: '回到首页',
    questions: (handle) => `有疑问？请在聊天应用中联系我们：${handle}`,
  },
  checking: {
    heading: { text: '我们仍在核实您的付款', accent: '결제 결과를 확인하고 있어요' },
    text: {
      text: '发卡机构尚未告知付款结果。请不要再次付款：我们会继续查询，此页面会自动更新。',
    },
    offline: {
      text: '暂时无法查到结果。您的付款可能已经成功，请不要再次付款。我们会继续查询。',
    },
    mail: '您可以关闭此页面。如果付款已成功，我们确认后会立即发邮件通知您。',
    nextAsk: (seconds) => `${seconds} 秒后再次查询`,
    asking: '正在查询……',
  },
  refused: {
    heading: { text: '付款未能确认', accent: '결제 확인에 실패했어요' },
    alreadyPaid: { text: '此预订已付款', accent: '이미 결제가 완료된 예약이에요' },
    refunded: { text: '款项将退还给您', accent: '결제 금액을 돌려드려요' },
    fallback: '付款未能完成。请重试；如果仍有问题，请联系我们。',
    tryAgain: '重试',
    bookAgain: '重新预订',
    home: '首页',
  },
  fail: {
    title: '付款未完成',
    heading: { text: '付款没有成功', accent: '결제가 완료되지 않았어요' },
    code: (code) => `错误代码：${code}`,
    remediesHeading: { text: '您可以这样做', accent: '이렇게 해 보세요' },
    remedies: [
      { text: '请检查银行卡信息。' },
      { text: '请检查银行卡的额度或余额。' },
      { text: '请换一种支付方式。' },
    ],
    tryAgain: '重试',
    bookAgain: '重新预订',
    home: '首页',
    leaving: '请稍候……',
    abandonNote: (party) =>
      party
        ? '点击“重新预订”或“首页”后，为各位保留的时段会全部释放给其他人。'
        : '点击“重新预订”或“首页”后，为您保留的时段会释放给其他人。',
    helpHeading: { text: '需要帮助？', accent: '도움이 필요하신가요?' },
    findQuestion: { text: '您之前预订过或付过款吗？' },
    find: '查找我的预订',
    help: (handle) => `工作日 10:00-22:00 KST，请在聊天应用中联系我们：${handle}`,
  },
};
