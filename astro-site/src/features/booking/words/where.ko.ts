import type { where as en } from './where.en.ts';

export const where: typeof en = { text: '지점', accent: '' };
