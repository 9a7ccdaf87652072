import { SIGN_IN_WINDOW_SECONDS } from 'shared/auth/sign-in-limits.ts';

const minutes = SIGN_IN_WINDOW_SECONDS / 60;

/** What one of the two alarms says, in one language. */
interface AlarmWords {
  heading: string;
  intro: (username: string, tries: number) => string;
  todo: string[];
}

/**
 * Words of the mails about sign-ins. An account has no language of its own, so each is written in both that the admin area
 * speaks: English first, Korean below.
 */
export const alarmWords = {
  lamp: 'Security',
  subject: {
    'new-browser': (username: string) => `New browser signed in to ${username} · 새 브라우저에서 로그인`,
    'failed-sign-ins': (username: string) => `Failed sign-ins to ${username} · 로그인 실패 반복`,
  },
  when: 'When · 시각',
  account: 'Account · 계정',
  browser: 'Browser · 브라우저',
  network: 'Network · 네트워크',
  unknown: 'Unknown · 알 수 없음',
  whatToDo: 'What to do',
  open: 'Open your account · 내 계정 열기',
  en: {
    'new-browser': {
      heading: 'A new browser has signed in',
      intro: (username) =>
        `Somebody has signed in to ${username} in a browser that this account was never signed in from before.`,
      todo: [
        'If it was you: there is nothing to do. A private window, cleared cookies, or the first sign-in with a new password counts as a new browser.',
        'If it was not you: open your account and change your password, which ends all other sessions. Then tell a super admin.',
        'We never ask for your password by e-mail.',
      ],
    },
    'failed-sign-ins': {
      heading: 'Many sign-ins have failed',
      intro: (username, tries) =>
        `Within ${minutes} minutes, ${tries} tries to sign in to ${username} have failed. Nobody got in by them, and further tries are limited.`,
      todo: [
        'If it was you: wait a few minutes and try again, or ask a super admin for a new password.',
        'If it was not you: somebody may know your password. Change it, use it nowhere else, and tell a super admin.',
        'You hear of this once a day at most. We never ask for your password by e-mail.',
      ],
    },
  } satisfies Record<string, AlarmWords>,
  ko: {
    'new-browser': {
      heading: '새 브라우저에서 로그인했습니다',
      intro: (username) => `지금까지 로그인한 적이 없는 브라우저에서 ${username} 계정에 로그인했습니다.`,
      todo: [
        '본인이 로그인했다면 하실 일은 없습니다. 시크릿 창이나 쿠키를 지운 뒤, 또는 비밀번호를 새로 받은 뒤 처음 로그인해도 새 브라우저로 봅니다.',
        '본인이 아니라면 내 계정에서 비밀번호를 바꾸고 슈퍼 관리자에게 알려 주세요. 비밀번호를 바꾸면 다른 로그인은 모두 끝납니다.',
        '저희는 이메일로 비밀번호를 묻지 않습니다.',
      ],
    },
    'failed-sign-ins': {
      heading: '로그인 실패가 반복되었습니다',
      intro: (username, tries) =>
        `${minutes}분 동안 ${username} 계정의 로그인이 ${tries}번 실패했습니다. 로그인된 적은 없으며, 추가 시도는 제한됩니다.`,
      todo: [
        '본인이 시도했다면 몇 분 뒤에 다시 시도하거나, 슈퍼 관리자에게 새 비밀번호를 요청해 주세요.',
        '본인이 아니라면 누군가 비밀번호를 알고 있을 수 있습니다. 다른 곳에서 쓰지 않는 비밀번호로 바꾸고, 슈퍼 관리자에게 알려 주세요.',
        '이 알림은 하루에 한 번만 보냅니다. 저희는 이메일로 비밀번호를 묻지 않습니다.',
      ],
    },
  } satisfies Record<string, AlarmWords>,
};
