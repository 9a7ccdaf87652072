import type { InEveryLanguage } from '../language/language.ts';
import { specified } from '../language/specified.ts';

const en = {
  lead: 'Your password is right. Now show that it is you, within five minutes.',
  recoveryLead: 'Type one of the recovery codes that you have kept. Each is good once.',
  code: 'Code of your authenticator app',
  recoveryCode: 'Recovery code',
  submit: 'Sign In',
  submitting: 'Signing in...',
  passkey: 'Use a passkey',
  lost: 'Use a recovery code',
  notLost: 'Back to app or passkey',
  back: 'Begin again',
  failedTitle: specified.loginFailed as string,
  failed: 'Please try again, or use another way.',
  notGiven: 'No passkey was given. Please try again, or use another way.',
  required: {
    heading: 'Set up a second factor',
    text: (name: string) =>
      `Accounts that may refund or edit the website need a second factor here, and ${name} has none yet. Set up an app or a passkey to go on.`,
  },
};
export type SecondStepTexts = typeof en;

const ko: SecondStepTexts = {
  lead: '비밀번호를 확인했습니다. 5분 안에 본인 확인을 마쳐 주세요.',
  recoveryLead: '보관해 둔 복구 코드 가운데 하나를 입력해 주세요. 코드 하나는 한 번만 쓸 수 있습니다.',
  code: '인증 앱의 코드',
  recoveryCode: '복구 코드',
  submit: '로그인',
  submitting: '로그인하는 중...',
  passkey: '패스키 사용',
  lost: '복구 코드 사용',
  notLost: '앱이나 패스키로 돌아가기',
  back: '처음부터 다시',
  failedTitle: specified.loginFailed,
  failed: '다시 시도하거나 다른 방법을 써 주세요.',
  notGiven: '패스키를 확인하지 못했습니다. 다시 시도하거나 다른 방법을 써 주세요.',
  required: {
    heading: '2단계 인증을 등록해 주세요',
    text: (name) =>
      `환불하거나 웹사이트를 편집하는 계정은 2단계 인증이 필요합니다. ${name} 계정에는 아직 없으니, 인증 앱이나 패스키를 등록하고 계속해 주세요.`,
  },
};

/** Every word of the second step of signing in. */
export const secondStepTexts: InEveryLanguage<SecondStepTexts> = { en, ko };
