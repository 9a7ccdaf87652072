import type { where as en } from './where.en.ts';

export const where: typeof en = {
  heading: { text: '门店', accent: '어디서' },
  lead: '时段和价格因门店而异。',
  choose: '请选择门店',
  none: '请选择',
};
