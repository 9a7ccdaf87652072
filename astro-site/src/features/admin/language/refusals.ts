import { accountMessages, accountRefusals } from 'shared/auth/accounts.ts';
import { passwordTooShort, weakPasswords } from 'shared/auth/password-rule.ts';
import { bookingMessages } from 'shared/bookings/booking-fields.ts';
import { personalDataMessages } from 'shared/privacy/personal-data.ts';
import { ApiError, NoAnswerError, sentenceFor } from '../../../lib/api/api-error.ts';
import { factorsInKorean, factorsSaid } from './factor-refusals.ts';
import type { AdminLanguage } from './language.ts';

/** What the service says in English about accounts. */
const said = {
  ...accountMessages,
  ...accountRefusals,
  ...weakPasswords,
  email: bookingMessages.email,
  confirmation: personalDataMessages.confirmation,
  personalDataOfSuperAdmins: personalDataMessages.superAdminsOnly,
};
type Said = keyof typeof said;

const instead = '서로 관련 없는 단어 네 개를 이어 쓰는 것처럼, 다른 비밀번호를 정해 주세요.';

const inKorean: Record<Said, string> = {
  loginRequired: '아이디와 비밀번호를 모두 입력해 주세요.',
  invalidCredentials: '아이디 또는 비밀번호가 올바르지 않습니다.',
  accountDisabled: '비활성화된 계정입니다.',
  newAccountRequired: '이메일, 아이디, 비밀번호를 모두 입력해 주세요.',
  username: '아이디는 50자 이하로 정하고, @와 보이지 않는 문자는 빼 주세요.',
  passwordTooLong: '비밀번호는 200자 이하여야 합니다.',
  role: '일반 관리자 또는 슈퍼 관리자를 선택해 주세요.',
  email: '올바른 이메일 주소를 입력해 주세요.',
  confirmation: '삭제하려면 위에 있는 이메일 주소를 한 번 더 똑같이 입력해 주세요.',
  personalDataOfSuperAdmins:
    '개인정보는 슈퍼 관리자만 조회하고 내보내고 삭제할 수 있습니다. 슈퍼 관리자에게 부탁해 주세요.',
  ownDelete: '지금 로그인한 계정은 직접 삭제할 수 없습니다. 다른 관리자에게 부탁해 주세요.',
  ownDeactivate: '지금 로그인한 계정은 직접 비활성화할 수 없습니다. 다른 관리자에게 부탁해 주세요.',
  lastSuperAdminDelete:
    '마지막 활성 슈퍼 관리자입니다. 삭제하기 전에 다른 슈퍼 관리자를 추가하거나 활성화해 주세요.',
  lastSuperAdminDeactivate:
    '마지막 활성 슈퍼 관리자입니다. 비활성화하기 전에 다른 슈퍼 관리자를 추가하거나 활성화해 주세요.',
  superAdminKept: '슈퍼 관리자는 삭제할 수 없습니다. 대신 비활성화할 수 있습니다.',
  exists: '같은 아이디나 이메일을 쓰는 계정이 이미 있습니다. 다른 것으로 정해 주세요.',
  unknown: '없는 계정입니다. 다른 사람이 삭제했을 수 있으니 목록을 새로 고쳐 주세요.',
  currentPassword: '현재 비밀번호가 올바르지 않습니다.',
  sessionOver: '이미 끝난 로그인입니다. 목록을 새로 고쳐 주세요.',
  samePassword: '지금 쓰는 비밀번호와 같습니다. 다른 비밀번호를 정해 주세요.',
  superAdminsOnly: '슈퍼 관리자는 슈퍼 관리자만 추가하거나 바꿀 수 있습니다. 슈퍼 관리자에게 부탁해 주세요.',
  resetBySuperAdmin:
    '다른 사람의 비밀번호는 슈퍼 관리자만 재설정할 수 있습니다. 슈퍼 관리자에게 부탁해 주세요.',
  ownReset: '지금 로그인한 계정입니다. ‘내 비밀번호 변경’을 이용해 주세요.',
  common: `공격자가 가장 먼저 시도하는 비밀번호입니다. ${instead}`,
  repeated: `같은 글자가 되풀이되는 비밀번호입니다. ${instead}`,
  inOrder: `자판이나 알파벳, 숫자 순서를 따른 비밀번호입니다. ${instead}`,
  date: `날짜나 다름없는 비밀번호입니다. ${instead}`,
  named: `계정이나 매장 이름이나 다름없는 비밀번호입니다. ${instead}`,
};

/** Refusals whose sentence is another each time, by their kind. */
const kindInKorean: Record<string, string> = {
  'too-many-requests': '시도 횟수가 너무 많습니다. 몇 분 뒤에 다시 시도해 주세요.',
  'not-ready': '지금은 요청이 몰려 처리하지 못했습니다. 잠시 후 다시 시도해 주세요.',
  'password-change-required': '비밀번호를 다른 사람이 정했습니다. 먼저 비밀번호를 새로 정해 주세요.',
  'sign-in-required': '로그인이 끝났습니다. 다시 로그인해 주세요.',
};
const noAnswer = '서버에 연결하지 못했습니다. 인터넷 연결을 확인하고 다시 시도해 주세요.';

const allSaid: Record<string, string> = { ...said, ...factorsSaid };
const allInKorean: Record<string, string> = { ...inKorean, ...factorsInKorean };

function translated(sentence: string): string | undefined {
  const bare = sentence.replace(/\.$/, '');
  const minLength = Number(/at least (\d+) characters$/.exec(bare)?.[1]);
  if (bare === passwordTooShort(minLength)) return `비밀번호는 ${minLength}자 이상이어야 합니다.`;
  const key = Object.keys(allSaid).find((one) => allSaid[one]?.replace(/\.$/, '') === bare);
  return key === undefined ? undefined : allInKorean[key];
}

/** Why something about an account was refused, in the words of the service; in Korean what it may say is known here. */
export function refusalText(error: unknown, language: AdminLanguage, fallback: string): string {
  if (language === 'en') return sentenceFor(error, fallback);
  if (error instanceof NoAnswerError) return noAnswer;
  const problem = error instanceof ApiError ? error.problem : undefined;
  if (!problem) return fallback;
  const sentences = problem.errors?.map(({ message }) => message) ?? [problem.detail];
  const known = [...new Set(sentences)].map(translated);
  if (known.every((sentence) => sentence !== undefined)) return known.join(' ');
  return kindInKorean[problem.type] ?? fallback;
}
