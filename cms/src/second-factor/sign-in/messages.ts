import type { StaffLanguage } from 'shared/auth/staff-languages.ts';

const en = {
  heading: 'Second factor',
  show: 'Your password was right. Show that it is you who typed it.',
  appCode: 'Code of your authenticator app',
  appCodeHint: 'Without your phone, type one of your recovery codes here.',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: 'One that you have kept.',
  signIn: 'Sign in',
  leave: 'Sign in as somebody else',
  usePasskey: 'Use a passkey',
  passkeyNotUsed: 'The passkey was not used. Try again, or use another way.',
};

const ko: typeof en = {
  heading: '2단계 인증',
  show: '비밀번호를 확인했습니다. 본인이 맞는지 한 번 더 확인해 주세요.',
  appCode: '인증 앱의 코드',
  appCodeHint: '휴대폰이 없으면 여기에 복구 코드를 입력해 주세요.',
  recoveryCode: '복구 코드',
  recoveryCodeHint: '보관해 둔 코드 하나를 입력해 주세요.',
  signIn: '로그인',
  leave: '다른 계정으로 로그인',
  usePasskey: '패스키 사용',
  passkeyNotUsed: '패스키를 쓰지 못했습니다. 다시 시도하거나 다른 방법을 써 주세요.',
};

/** Between the password and the session. */
export const signInTexts: Record<StaffLanguage, typeof en> = { en, ko };
