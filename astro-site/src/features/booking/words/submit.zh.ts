import { formatWon } from 'shared/pricing/won.ts';
import type { failure as failureEn } from './submit.en.ts';

export const failure: typeof failureEn = {
  title: '预订未成功',
  noId: '处理您的预订时出了问题。',
  fallback: '请检查填写的内容后重试。',
  noAnswer: '无法连接预订服务。您填写的内容都还在：请检查网络连接，然后再按一次按钮。',
  breakdown: '我们这边出了问题。您填写的内容都还在：请稍后再按一次按钮。',
  slotLost: (time, why) => `${time} KST：${why}时段已重新加载。`,
  priceChanged: (won) =>
    `您打开页面后价格有变动，新的总额是${formatWon(won)}。如果没有问题，请再按一次按钮。`,
  summary: (count, first) =>
    count === 1 ? `有一项需要您确认：${first}` : `有${count}项需要您确认。第一项：${first}`,
};
