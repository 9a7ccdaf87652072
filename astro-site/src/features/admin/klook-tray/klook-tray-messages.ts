import type { InEveryLanguage } from '../language/language.ts';

const en = {
  title: 'Klook tray',
  count: (count: number) => `${count} waiting`,
  hint: 'No time yet: drag one onto a free time.',
  guestSaid: (when: string) => `Guest says ${when}`,
  nothingSaid: 'No wish',
  thisDay: 'this day',
  give: 'Give a time',
  giveLabel: (name: string) => `Give a time: ${name}`,
  more: (count: number) => `and ${count} more, as soon as these have their time`,
};
export type KlookTrayTexts = typeof en;

const ko: KlookTrayTexts = {
  title: 'Klook 대기함',
  count: (count) => `${count}건 대기`,
  hint: '시간 미정: 빈 시간으로 끌어다 놓으세요.',
  guestSaid: (when) => `고객이 적은 시간 ${when}`,
  nothingSaid: '희망 시간 없음',
  thisDay: '이 날',
  give: '시간 지정',
  giveLabel: (name) => `시간 지정: ${name} 님`,
  more: (count) => `외 ${count}건은 앞의 예약에 시간을 지정하면 나타납니다`,
};

/** Words of the tray. */
export const klookTrayTexts: InEveryLanguage<KlookTrayTexts> = { en, ko };
