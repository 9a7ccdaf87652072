import type { InEveryLanguage } from '../language/language.ts';

const en = {
  title: 'Klook, without a time',
  count: (count: number) => `${count} waiting`,
  hint: 'Drag one onto a free time, or press it and choose the place.',
  guestSaid: (when: string) => `Guest says ${when}`,
  nothingSaid: 'No wish',
  thisDay: 'this day',
  give: 'Give a time',
  giveLabel: (name: string) => `Give a time: ${name}`,
  more: (count: number) => `and ${count} more, as soon as these have their time`,
  failed: 'We could not load the Klook bookings without a time.',
  tryAgain: 'Try again',
};
export type KlookTrayTexts = typeof en;

const ko: KlookTrayTexts = {
  title: '시간 미정 Klook 예약',
  count: (count) => `${count}건 대기`,
  hint: '빈 시간으로 끌어다 놓거나, 눌러서 자리를 고르세요.',
  guestSaid: (when) => `고객이 적은 시간 ${when}`,
  nothingSaid: '희망 시간 없음',
  thisDay: '이 날',
  give: '시간 지정',
  giveLabel: (name) => `시간 지정: ${name} 님`,
  more: (count) => `외 ${count}건은 앞의 예약에 시간을 지정하면 나타납니다`,
  failed: '시간이 정해지지 않은 Klook 예약을 불러오지 못했습니다.',
  tryAgain: '다시 시도',
};

/** Words of the tray. */
export const klookTrayTexts: InEveryLanguage<KlookTrayTexts> = { en, ko };
