import type { party as en } from './party.en.ts';

const ordinals = ['첫', '두', '세', '네'];

export const party: typeof en = {
  heading: { text: '몇 분이 부르시나요?', accent: '' },
  lead: '한 분 한 분이 자신의 세션에서 이어서 부르고, 결제는 한 번에 해요.',
  singer: (place) => ({ text: `${ordinals[place]} 번째 분`, accent: '' }),
  singsAt: (time) => `${time} KST에 불러요.`,
  singsNext: '앞 분에 바로 이어서 불러요.',
  addOns: (chosen) => (chosen === 0 ? '추가 서비스' : `추가 서비스 (${chosen}개 선택)`),
  remove: '빼기',
  removeSinger: (singer) => `${singer} 빼기`,
  add: '한 분 더 추가',
  others: '함께 부르는 분들',
  then: (times) => `이어서 ${times.join(', ')}`,
  noRoom: (people, day) => `${day}에는 ${people}명이 이어서 부를 수 있는 시간이 없어요`,
  timeGone: (time, people) =>
    `${time} KST부터는 ${people}명이 이어서 부를 수 없어요. 다른 시간을 골라 주세요.`,
  full: (people) => `${people}명은 불가`,
  fullLegend: (people) => `줄이 그어진 시간부터는 ${people}명이 이어서 부를 수 없어요.`,
  looking: '자리가 있는 가장 가까운 날을 찾는 중...',
  nearestDay: '자리가 있는 가장 가까운 날:',
  goTo: (day) => `${day}로 이동`,
  noDay: '가까운 날에도 자리가 없어요. 더 먼 날을 고르거나 인원을 줄여 주세요.',
  nearestTime: (time) => `대신 ${time} 선택`,
};
