interface News {
  heading: string;
  en: string;
  ko: string;
}

const news = {
  'app-added': {
    heading: 'An authenticator app was set up',
    en: 'From now on your sign-in asks for a code of the app after the password.',
    ko: '계정에 인증 앱이 등록되었습니다. 이제 로그인할 때 비밀번호 다음에 앱의 코드를 입력합니다.',
  },
  'app-removed': {
    heading: 'The authenticator app was removed',
    en: 'Its codes do not sign you in any more.',
    ko: '계정에서 인증 앱이 삭제되었습니다. 이제 앱의 코드로는 로그인할 수 없습니다.',
  },
  'passkey-added': {
    heading: 'A passkey was added',
    en: 'It can be used after the password from now on.',
    ko: '계정에 패스키가 추가되었습니다. 이제 로그인할 때 비밀번호 다음에 패스키를 쓸 수 있습니다.',
  },
  'passkey-removed': {
    heading: 'A passkey was removed',
    en: 'It does not sign you in any more.',
    ko: '계정에서 패스키가 삭제되었습니다. 이제 그 패스키로는 로그인할 수 없습니다.',
  },
  'recovery-codes-made': {
    heading: 'New recovery codes were made',
    en: 'The codes that you had before are good for nothing now.',
    ko: '복구 코드를 새로 만들었습니다. 이전 복구 코드는 더 이상 쓸 수 없습니다.',
  },
  'recovery-code-used': {
    heading: 'A recovery code was used to sign in',
    en: 'It cannot be used again. If few are left, make new ones under “My account”.',
    ko: '복구 코드로 로그인했습니다. 쓴 코드는 다시 쓸 수 없습니다. 남은 코드가 적으면 ‘내 계정’에서 새로 만들어 주세요.',
  },
  reset: {
    heading: 'Your second factors were removed',
    en: 'A super admin has done this, for example because you had lost your phone. All your sessions have ended.',
    ko: '슈퍼 관리자가 계정의 2단계 인증을 해제했습니다. 휴대폰을 잃어버렸을 때 하는 일입니다. 열려 있던 로그인은 모두 끝났습니다.',
  },
} satisfies Record<string, News>;

/** What happened to the second factors of an account of staff. */
export type SecondFactorNews = keyof typeof news;

/** Words of the mail about the second factors of an account. Staff read English or Korean, so it says both. */
export const secondFactorMailWords = {
  lamp: 'Account',
  news,
  wasItYou: 'If this was not you, change your password at once and tell a super admin.',
  wasItYouKo: '본인이 한 일이 아니라면 바로 비밀번호를 바꾸고 슈퍼 관리자에게 알려 주세요.',
  when: 'When',
  account: 'Account',
  open: 'Open my account',
} as const;
