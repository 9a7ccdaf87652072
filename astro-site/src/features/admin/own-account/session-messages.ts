import type { InEveryLanguage } from '../language/language.ts';

const en = {
  title: 'Where you are signed in',
  text: 'If you do not know one of these, end it and change your password. A session ends by itself half an hour after you last did something in it.',
  loading: 'Loading your sessions...',
  failed: 'We could not load your sessions.',
  tryAgain: 'Try again',
  list: 'Your sessions',
  unknownBrowser: 'Unknown browser',
  thisOne: 'This browser',
  began: (moment: string) => `Signed in ${moment}`,
  seen: (moment: string) => `Last active ${moment}`,
  end: 'End',
  ending: 'Ending...',
  endLabel: (browser: string, began: string) => `End ${browser}, signed in ${began}`,
  endOthers: 'End all others',
  noOthers: 'You are signed in nowhere else.',
  dialog: {
    title: (browser: string) => `End the session in ${browser}?`,
    text: 'That browser is signed out at once. If you do not know it, change your password, too.',
    othersTitle: 'End all other sessions?',
    others: 'Every browser but this one is signed out at once.',
    password: 'Current password',
  },
  endedTitle: 'Ended',
  ended: (browser: string) => `${browser} is signed out.`,
  othersEnded: (count: number) => (count === 1 ? 'One session has ended.' : `${count} sessions have ended.`),
  endFailed: 'The session could not be ended.',
};
export type SessionTexts = typeof en;

const ko: SessionTexts = {
  title: '로그인된 브라우저',
  text: '본인이 한 로그인이 아니면 끝내고 비밀번호를 바꿔 주세요. 30분 동안 사용하지 않으면 자동으로 로그아웃됩니다.',
  loading: '로그인 목록을 불러오는 중...',
  failed: '로그인 목록을 불러오지 못했습니다.',
  tryAgain: '다시 시도',
  list: '내 로그인 목록',
  unknownBrowser: '알 수 없는 브라우저',
  thisOne: '지금 쓰는 브라우저',
  began: (moment) => `로그인 ${moment}`,
  seen: (moment) => `마지막 사용 ${moment}`,
  end: '끝내기',
  ending: '끝내는 중...',
  endLabel: (browser, began) => `${began}에 로그인한 ${browser} 끝내기`,
  endOthers: '다른 로그인 모두 끝내기',
  noOthers: '다른 곳에는 로그인되어 있지 않습니다.',
  dialog: {
    title: (browser) => `${browser} 로그인을 끝낼까요?`,
    text: '그 브라우저에서 바로 로그아웃됩니다. 모르는 로그인이라면 비밀번호도 바꿔 주세요.',
    othersTitle: '다른 로그인을 모두 끝낼까요?',
    others: '지금 쓰는 브라우저를 뺀 모든 브라우저에서 바로 로그아웃됩니다.',
    password: '현재 비밀번호',
  },
  endedTitle: '로그아웃 완료',
  ended: (browser) => `${browser}에서 로그아웃했습니다.`,
  othersEnded: (count) => `다른 로그인 ${count}개를 끝냈습니다.`,
  endFailed: '로그인을 끝내지 못했습니다.',
};

/** Words of the list of one's own sessions. */
export const sessionTexts: InEveryLanguage<SessionTexts> = { en, ko };
