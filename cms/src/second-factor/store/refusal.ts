import type { APIError } from 'payload';
import { typePassword } from '../../accounts/confirm-change.ts';
import { refused, signInFirst } from '../../language/refusal.ts';
import type { Reader, StaffText } from '../../language/staff-text.ts';

/** Every refusal that somebody can meet around second factors, in the words that they read. */
const sentences = {
  lapsed: {
    en: 'This sign-in has lapsed. Sign in again with your password.',
    ko: '로그인 시간이 지났습니다. 비밀번호부터 다시 입력해 주세요.',
  },
  wrongCode: {
    en: 'This code is not right. Type the newest one of the app; if it stays wrong, check the clock of your phone.',
    ko: '코드가 올바르지 않습니다. 지금 앱에 보이는 코드를 입력해 주세요. 계속 틀리면 휴대폰의 시계를 확인해 주세요.',
  },
  usedCode: {
    en: 'This code has been used already. Wait for the next one, up to 30 seconds.',
    ko: '이미 쓴 코드입니다. 다음 코드가 나올 때까지 최대 30초 기다려 주세요.',
  },
  wrongRecoveryCode: {
    en: 'This is none of your recovery codes, or it has been used already.',
    ko: '복구 코드가 올바르지 않거나 이미 쓴 코드입니다.',
  },
  wrongPasskey: {
    en: 'This passkey was not accepted. Try again, or use another way.',
    ko: '패스키를 확인하지 못했습니다. 다시 시도하거나 다른 방법을 써 주세요.',
  },
  knownPasskey: {
    en: 'This passkey is set up already. Choose another device.',
    ko: '이미 등록된 패스키입니다. 다른 기기를 골라 주세요.',
  },
  lapsedSetUp: {
    en: 'This took too long. Start setting it up once more.',
    ko: '시간이 지났습니다. 처음부터 다시 등록해 주세요.',
  },
  typePassword,
  signInFirst,
  managersOnly: {
    en: 'Only managers take away second factors of others.',
    ko: '다른 사람의 2단계 인증은 관리자만 해제할 수 있습니다.',
  },
  ownOnes: {
    en: 'Remove your own second factors one by one on your own page.',
    ko: '본인의 2단계 인증은 본인 페이지에서 하나씩 해제해 주세요.',
  },
  noFactorYet: {
    en: 'Set up a second factor first; recovery codes come with it.',
    ko: '먼저 2단계 인증을 등록해 주세요. 복구 코드는 그때 함께 나옵니다.',
  },
  noSuchAccount: { en: 'There is no such account.', ko: '없는 계정입니다.' },
  setUpFirst: {
    en: 'Set up a second factor for your own account first, or you would shut yourself out.',
    ko: '먼저 본인 계정에 2단계 인증을 등록해 주세요. 그러지 않으면 본인도 들어올 수 없습니다.',
  },
  lastOne: {
    en: 'A second factor is required here. Set up another one before you remove this one.',
    ko: '2단계 인증이 필수입니다. 이것을 해제하기 전에 다른 것을 등록해 주세요.',
  },
  typeCode: { en: 'Type the code.', ko: '코드를 입력해 주세요.' },
  codeTooLong: { en: 'This is too long for a code.', ko: '코드로는 너무 깁니다.' },
  typeSixDigits: {
    en: 'Type the six digits that the app shows.',
    ko: '앱에 보이는 숫자 여섯 자리를 입력해 주세요.',
  },
  typeName: {
    en: 'Give the passkey a name, such as “My phone”.',
    ko: '‘내 휴대폰’처럼 패스키 이름을 정해 주세요.',
  },
  nameTooLong: { en: 'A name has at most 60 characters.', ko: '이름은 60자 이하로 정해 주세요.' },
} satisfies Record<string, StaffText>;

export type Reason = keyof typeof sentences;

/** For schemas: which sentence stands for a message of theirs. */
export const isReason = (message: string): message is Reason => Object.hasOwn(sentences, message);

/** As the message of a schema, which knows no request. */
export const reason = (name: Reason): Reason => name;

export const tooManyCodes = {
  en: 'Too many wrong codes. Please wait a few minutes and try again, or use a passkey.',
  ko: '틀린 코드를 너무 많이 입력했습니다. 몇 분 뒤에 다시 시도하거나 패스키를 써 주세요.',
};

export const refusal = (req: Reader, status: number, name: Reason): APIError =>
  refused(req, status, sentences[name]);
