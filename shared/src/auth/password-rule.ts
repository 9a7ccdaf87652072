/** Figures and sentences of the rule for staff passwords; the lists that it looks into are in `password-strength.ts`. */

/** The specified minimum. A setting of each service may ask for more. */
export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 200;
/** What production asks for at least, whatever is set. */
export const MIN_PASSWORD_LENGTH_IN_PRODUCTION = 8;

export const passwordTooShort = (minLength: number) =>
  `The password must have at least ${minLength} characters`;

const instead = 'Please choose another one, for example four words that do not belong together';

/** Why a password is refused that is long enough. */
export const weakPasswords = {
  common: `This password is one of those that attackers try first. ${instead}`,
  repeated: `This password repeats the same few characters. ${instead}`,
  inOrder: `This password follows the keyboard, the alphabet or the numbers. ${instead}`,
  date: `This password is little more than a date. ${instead}`,
  named: `This password is little more than the name of the account or of the house. ${instead}`,
} as const;
export type WeakPassword = keyof typeof weakPasswords;

const insteadInKorean = '서로 관련 없는 단어 네 개를 이어 쓰는 것처럼, 다른 비밀번호를 정해 주세요.';

export const passwordTooShortInKorean = (minLength: number) => `비밀번호는 ${minLength}자 이상이어야 합니다.`;

export const weakPasswordsInKorean: Record<WeakPassword, string> = {
  common: `공격자가 가장 먼저 시도하는 비밀번호입니다. ${insteadInKorean}`,
  repeated: `같은 글자가 되풀이되는 비밀번호입니다. ${insteadInKorean}`,
  inOrder: `자판이나 알파벳, 숫자 순서를 따른 비밀번호입니다. ${insteadInKorean}`,
  date: `날짜나 다름없는 비밀번호입니다. ${insteadInKorean}`,
  named: `계정이나 매장 이름이나 다름없는 비밀번호입니다. ${insteadInKorean}`,
};

export const samePasswordInKorean = '지금 쓰는 비밀번호와 같습니다. 다른 비밀번호를 정해 주세요.';
