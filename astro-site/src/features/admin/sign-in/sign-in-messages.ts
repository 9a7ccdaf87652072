import type { InEveryLanguage } from '../language/language.ts';
import { specified } from '../language/specified.ts';

const en = {
  title: 'Admin sign-in',
  heading: 'Admin sign-in',
  username: 'Username or email',
  password: 'Password',
  submit: 'Sign In',
  submitting: 'Signing in...',
  inputErrorTitle: specified.inputError as string,
  inputError: 'Please enter both username and password.',
  failedTitle: specified.loginFailed as string,
  invalid: 'Wrong username or password.',
  disabled: 'This account has been deactivated.',
  required: 'Please enter username and password.',
  other: 'Please check your ID and password.',
  successTitle: 'Signed in',
  success: (name: string) => `Welcome back, ${name}.`,
  cms: {
    lead: 'Sign in to go on to the CMS.',
    going: 'Going on to the CMS...',
    failedTitle: 'The CMS does not open',
    failed: 'We could not take you to the CMS.',
    tryAgain: 'Try again',
  },
  ended: {
    title: 'Your session has ended',
    text: 'Sign in again and go on. Nothing you have typed is lost.',
    again: 'You are signed in again. Please repeat your last step.',
  },
  ownPassword: {
    heading: 'Choose your own password',
    text: (name: string) =>
      `The password of ${name} was set by somebody else. Choose one that only you know, and the dashboard opens.`,
  },
};
export type SignInTexts = typeof en;

const ko: SignInTexts = {
  title: '관리자 로그인',
  heading: '관리자 로그인',
  username: '아이디 또는 이메일',
  password: '비밀번호',
  submit: '로그인',
  submitting: '로그인하는 중...',
  inputErrorTitle: specified.inputError,
  inputError: '아이디와 비밀번호를 모두 입력해 주세요.',
  failedTitle: specified.loginFailed,
  invalid: '아이디 또는 비밀번호가 올바르지 않습니다.',
  disabled: '비활성화된 계정입니다.',
  required: '아이디와 비밀번호를 입력해 주세요.',
  other: '아이디와 비밀번호를 확인해 주세요.',
  successTitle: '로그인 성공',
  success: (name) => `${name} 님, 환영합니다.`,
  cms: {
    lead: '로그인하면 CMS로 이동합니다.',
    going: 'CMS로 이동하는 중...',
    failedTitle: 'CMS를 열 수 없습니다',
    failed: 'CMS로 이동하지 못했습니다.',
    tryAgain: '다시 시도',
  },
  ended: {
    title: '로그인이 끝났습니다',
    text: '다시 로그인하고 이어서 하세요. 입력한 내용은 그대로 있습니다.',
    again: '다시 로그인했습니다. 마지막 작업을 다시 해 주세요.',
  },
  ownPassword: {
    heading: '비밀번호를 새로 정해 주세요',
    text: (name) =>
      `${name} 계정의 비밀번호는 다른 사람이 정한 것입니다. 본인만 아는 비밀번호로 바꾸면 관리자 화면이 열립니다.`,
  },
};

/** Every word of signing in. */
export const signInTexts: InEveryLanguage<SignInTexts> = { en, ko };
