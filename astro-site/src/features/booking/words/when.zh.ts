import type { when as en } from './when.en.ts';

export const when: typeof en = {
  heading: { text: '日期和时间', accent: '언제' },
  date: '日期',
  time: '时间',
  allTimes: { before: '所有时间均为首尔时间（', after: '）。' },
  kst: 'KST',
  kstMeaning: '韩国标准时间（UTC+9）：无论您现在身在何处，都以我们咖啡厅的时钟为准。',
  selectDateFirst: '请先选择日期',
  loadingTimes: '正在加载时段……',
  selectTime: '请选择时间',
  noTimes: (date) => `${date}没有可预订的时段`,
  checkAgain: '重新查询',
  available: (count) => `有${count}个可预订的时段`,
  taken: '已被预订',
  takenLegend: '划掉的时段已被预订。',
  tellMe: '其他时段有空位时通知我',
  perSession: '/ 场',
  rulesLoading: '正在加载营业日……',
  rulesFailed: '未能加载营业日和价格。',
  tryAgain: '重试',
};
