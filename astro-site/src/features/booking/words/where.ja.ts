import type { where as en } from './where.en.ts';

export const where: typeof en = {
  heading: { text: '店舗', accent: '어디서' },
  lead: '時間と料金は店舗ごとに異なります。',
  choose: '店舗を選んでください',
  none: '選択してください',
};
