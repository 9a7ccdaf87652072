import type { StaffLanguage } from 'shared/auth/staff-languages.ts';

const en = {
  heading: 'Second factor',
  has: 'After your password the CMS asks for one of these.',
  hasNone:
    'Your password alone opens the CMS. With a second factor, whoever finds it out still does not get in.',
  password: 'Your own current password',
  passwordHint: 'Needed for every change on this page. A change signs you out everywhere else.',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  kept: 'I have kept them',
  app: {
    name: 'Authenticator app',
    removed: 'the authenticator app',
    isSetUp: 'An app is set up.',
    another: 'Set up another app instead',
    add: 'Set up an app',
  },
  passkeys: 'Passkeys',
  since: (name: string, date: string) => `${name}, since ${date}`,
  codes: {
    name: 'Recovery codes',
    left: (count: number) => `${count} of 10 are left. New ones take the place of all earlier ones.`,
    make: 'Make new recovery codes',
  },
  link: {
    own: 'Your second factor: app, passkeys, recovery codes',
    other: 'Second factor of this account',
  },
  takeAway: {
    heading: (email: string) => `Second factor of ${email}`,
    done: 'Taken away, and signed out everywhere.',
    hasNone: 'This account has no second factor.',
    advice:
      'Take it away when phone and recovery codes are lost, and only when you are sure who asks: call them, or meet them. Afterwards their password alone is enough: to get in, or to set up a new one where everybody needs one.',
    submit: 'Take away the second factor',
  },
};

const ko: typeof en = {
  heading: '2단계 인증',
  has: '비밀번호 다음에 아래 방법 중 하나로 한 번 더 확인합니다.',
  hasNone:
    '지금은 비밀번호만으로 CMS에 들어올 수 있습니다. 2단계 인증을 등록하면 비밀번호가 새어 나가도 다른 사람이 들어올 수 없습니다.',
  password: '본인의 현재 비밀번호',
  passwordHint: '이 페이지에서 무엇을 바꾸든 필요합니다. 바꾸면 다른 곳에서는 모두 로그아웃됩니다.',
  remove: '해제',
  removeOf: (name) => `${name} 해제`,
  kept: '보관했습니다',
  app: {
    name: '인증 앱',
    removed: '인증 앱',
    isSetUp: '앱이 등록되어 있습니다.',
    another: '다른 앱으로 바꾸기',
    add: '앱 등록',
  },
  passkeys: '패스키',
  since: (name, date) => `${name}, ${date} 등록`,
  codes: {
    name: '복구 코드',
    left: (count) => `10개 중 ${count}개가 남았습니다. 새로 만들면 예전 코드는 모두 쓸 수 없습니다.`,
    make: '복구 코드 새로 만들기',
  },
  link: {
    own: '내 2단계 인증: 앱, 패스키, 복구 코드',
    other: '이 계정의 2단계 인증',
  },
  takeAway: {
    heading: (email) => `${email} 계정의 2단계 인증`,
    done: '2단계 인증을 해제하고 모든 곳에서 로그아웃했습니다.',
    hasNone: '이 계정에는 2단계 인증이 없습니다.',
    advice:
      '휴대폰과 복구 코드를 모두 잃어버렸을 때, 그리고 누가 부탁하는지 확실할 때만 해제하세요. 전화하거나 직접 만나 확인해 주세요. 해제한 뒤에는 비밀번호만으로 들어올 수 있고, 2단계 인증이 필수라면 새로 등록하게 됩니다.',
    submit: '2단계 인증 해제',
  },
};

/** About the second factors of an account. */
export const factorTexts: Record<StaffLanguage, typeof en> = { en, ko };
