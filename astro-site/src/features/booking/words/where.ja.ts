import type { where as en } from './where.en.ts';

export const where: typeof en = {
  heading: { text: '店舗', accent: '어디서' },
  choose: '店舗を選んでください',
  none: '選択してください',
};
