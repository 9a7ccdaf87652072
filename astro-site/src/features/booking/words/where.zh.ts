import type { where as en } from './where.en.ts';

export const where: typeof en = { text: '门店', accent: '어디서' };
