import type { where as en } from './where.en.ts';

export const where: typeof en = { text: '店舗', accent: '어디서' };
