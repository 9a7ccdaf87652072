import type { StaffLanguage } from 'shared/auth/staff-languages.ts';

const en = {
  heading: 'Where you are signed in',
  advice: 'If you do not know one of these, end it and change your password.',
  isThis: '(this one)',
  times: (begun: string, used: string) => `Begun ${begun}, last used ${used}`,
  end: 'End',
  endOf: (browser: string, begun: string) => `End the session in ${browser}, begun ${begun}`,
  endOthers: 'End all others',
  ended: (browser: string) => `The session in ${browser} has ended.`,
  othersEnded: 'All other sessions have ended.',
  dialog: {
    others: {
      title: 'End all other sessions?',
      text: 'Every browser but this one is signed out.',
      submit: 'End them',
    },
    one: {
      title: (browser: string) => `End the session in ${browser}?`,
      text: 'That browser is signed out. If you do not know it, change your password, too.',
      submit: 'End it',
    },
    password: 'Your own current password',
    cancel: 'Cancel',
  },
};

const ko: typeof en = {
  heading: '로그인되어 있는 곳',
  advice: '모르는 로그인이 있으면 끝내고 비밀번호를 바꿔 주세요.',
  isThis: '(지금 이 브라우저)',
  times: (begun, used) => `${begun} 로그인, ${used} 마지막 사용`,
  end: '끝내기',
  endOf: (browser, begun) => `${browser} 로그인 끝내기, ${begun} 로그인`,
  endOthers: '다른 로그인 모두 끝내기',
  ended: (browser) => `${browser} 로그인을 끝냈습니다.`,
  othersEnded: '다른 로그인을 모두 끝냈습니다.',
  dialog: {
    others: {
      title: '다른 로그인을 모두 끝낼까요?',
      text: '이 브라우저를 뺀 모든 브라우저에서 로그아웃됩니다.',
      submit: '모두 끝내기',
    },
    one: {
      title: (browser) => `${browser} 로그인을 끝낼까요?`,
      text: '그 브라우저에서 로그아웃됩니다. 모르는 브라우저라면 비밀번호도 바꿔 주세요.',
      submit: '끝내기',
    },
    password: '본인의 현재 비밀번호',
    cancel: '취소',
  },
};

/** About one's own sessions. */
export const sessionTexts: Record<StaffLanguage, typeof en> = { en, ko };
