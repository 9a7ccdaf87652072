import type { where as en } from './where.en.ts';

export const where: typeof en = {
  heading: { text: '지점', accent: '' },
  lead: '시간과 요금은 지점마다 달라요.',
  choose: '지점을 골라 주세요',
  none: '지점 선택',
};
