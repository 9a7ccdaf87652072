import type { InEveryLanguage } from '../language/language.ts';

const en = {
  title: 'Waitlist',
  count: (count: number) => `${count} waiting`,
  hint: 'The next guest who has confirmed by mail is told as soon as a time is free.',
  anyTime: 'Any time',
  between: (earliest: string, latest: string) =>
    earliest === latest ? `At ${earliest}` : `${earliest} to ${latest}`,
  people: (people: number) => `${people} in a row`,
  since: (when: string) => `Since ${when}`,
  unconfirmed: 'Not confirmed yet: nothing is held',
  held: (time: string, until: string) => `${time} is held until ${until}`,
  heldTile: (until: string) => `Held for the waitlist until ${until}`,
  remove: 'Take off',
  removeLabel: (email: string) => `Take off the list: ${email}`,
  removed: 'Taken off the waitlist',
  failed: 'Nobody was taken off the list. Please try again.',
};
export type WaitlistTexts = typeof en;

const ko: WaitlistTexts = {
  title: '대기자 명단',
  count: (count) => `${count}명 대기`,
  hint: '자리가 나면 메일로 확인한 다음 순서의 손님에게 바로 메일이 갑니다.',
  anyTime: '시간 무관',
  between: (earliest, latest) => (earliest === latest ? `${earliest} 시작` : `${earliest}~${latest} 시작`),
  people: (people) => `${people}명 연속`,
  since: (when) => `${when}부터`,
  unconfirmed: '메일 확인 전: 자리를 잡지 않음',
  held: (time, until) => `${time} 자리를 ${until}까지 잡아 둠`,
  heldTile: (until) => `대기자용, ${until}까지`,
  remove: '제외',
  removeLabel: (email) => `명단에서 제외: ${email}`,
  removed: '대기자 명단에서 제외했습니다',
  failed: '명단에서 제외하지 못했습니다. 다시 시도해 주세요.',
};

/** Words of the waitlist on the board. */
export const waitlistTexts: InEveryLanguage<WaitlistTexts> = { en, ko };
