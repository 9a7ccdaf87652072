import type { FranchiseWords } from './en.ts';

export const words: FranchiseWords = {
  title: 'フランチャイズ',
  navLabel: 'ページ',
  home: 'ホーム',
  franchise: 'フランチャイズ',
  apply: '加盟を申し込む',
  infoSession: '説明会を予約する',
  call: (phone) => `電話 ${phone}`,
  stats: '数字で見る',
  painPoints: '困っていること',
  solutions: 'ここで見つかるもの',
  perMonth: '／月',
  total: '合計',
  chart: (streams) => `収益源別の月間売上：${streams.join('、')}`,
};
