import type { where as en } from './where.en.ts';

export const where: typeof en = {
  heading: { text: '지점', accent: '' },
  choose: '지점을 골라 주세요',
  none: '지점 선택',
};
