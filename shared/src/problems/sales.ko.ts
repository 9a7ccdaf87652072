import type { Translated } from './refusal.ts';
import type { sales as english } from './sales.en.ts';

export const sales: Translated<typeof english> = {
  'too-late': ({ leadTimeMinutes }) =>
    `너무 가깝거나 이미 지난 시간입니다. 녹음은 시작 ${leadTimeMinutes}분 전까지 판매합니다. 더 늦은 시간을 골라 주세요.`,
  'closed-date': '휴무일입니다. 다른 날짜를 골라 주세요.',
  'beyond-horizon': ({ horizonDays }) =>
    `녹음은 ${horizonDays}일 뒤까지 판매합니다. 더 이른 날짜를 골라 주세요.`,
  'not-a-start-time': ({ slotMinutes, first, last }) =>
    `녹음은 ${first}부터 ${last}까지 ${slotMinutes}분마다 시작합니다. 그 가운데에서 골라 주세요.`,
};
