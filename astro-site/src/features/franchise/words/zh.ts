import type { FranchiseWords } from './en.ts';

export const words: FranchiseWords = {
  title: '加盟合作',
  navLabel: '页面',
  home: '首页',
  franchise: '加盟合作',
  apply: '立即申请',
  infoSession: '预约说明会',
  call: (phone) => `致电 ${phone}`,
  stats: '数据一览',
  painPoints: '他们的困扰',
  solutions: '在这里得到的',
  perMonth: '/ 月',
  total: '合计',
  chart: (streams) => `各项月营收：${streams.join('、')}`,
};
