import { accountMessages, accountRefusals } from 'shared/auth/accounts.ts';
import {
  passwordTooShort,
  passwordTooShortInKorean,
  samePasswordInKorean,
  weakPasswords,
  weakPasswordsInKorean,
} from 'shared/auth/password-rule.ts';
import { bookingMessages } from 'shared/bookings/booking-fields.ts';
import { voucherRefusals } from 'shared/vouchers/redeem.ts';
import { personalDataMessages } from 'shared/privacy/personal-data.ts';
import { ApiError, NoAnswerError, sentenceFor } from '../../../lib/api/api-error.ts';
import { bookingsInKorean, bookingsSaid } from './booking-refusals.ts';
import { factorsInKorean, factorsSaid } from './factor-refusals.ts';
import type { AdminLanguage } from './language.ts';
import { recordingsInKorean, recordingsSaid } from './recording-refusals.ts';
import { refundsInKorean, refundsSaid } from './refund-refusals.ts';
import { translator } from './translator.ts';
import { vouchersInKorean } from './voucher-refusals.ts';

/** What the service says in English about accounts. Beside it stand the files about everything else. */
const said = {
  ...accountMessages,
  ...accountRefusals,
  ...weakPasswords,
  email: bookingMessages.email,
  confirmation: personalDataMessages.confirmation,
  personalDataOfSuperAdmins: personalDataMessages.superAdminsOnly,
};
type Said = keyof typeof said;

const inKorean: Record<Said, string> = {
  loginRequired: '아이디와 비밀번호를 모두 입력해 주세요.',
  invalidCredentials: '아이디 또는 비밀번호가 올바르지 않습니다.',
  accountDisabled: '비활성화된 계정입니다.',
  newAccountRequired: '이메일, 아이디, 비밀번호를 모두 입력해 주세요.',
  username: '아이디는 50자 이하로 정하고, @와 보이지 않는 문자는 빼 주세요.',
  usernameScripts:
    '아이디는 한글이나 로마자처럼 한 종류의 글자로 정해 주세요. 섞어 쓰면 다른 아이디처럼 보일 수 있습니다.',
  passwordTooLong: '비밀번호는 200자 이하여야 합니다.',
  role: '편집자, 스태프, 관리자, 슈퍼 관리자 가운데 하나를 선택해 주세요.',
  userWithoutContent: '웹사이트만 편집하는 계정에는 편집이나 관리 권한을 정해 주세요.',
  branches: '지점을 하나 이상 선택하거나 전체 지점을 선택해 주세요.',
  branchesOfStaff: '관리자는 모든 지점을 맡습니다. 일부 지점으로 제한할 수 있는 것은 직원 계정뿐입니다.',
  otherBranch: '이 계정이 근무하지 않는 지점의 내용입니다. 그 지점의 직원이나 관리자에게 부탁해 주세요.',
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
  samePassword: samePasswordInKorean,
  superAdminsOnly: '슈퍼 관리자는 슈퍼 관리자만 추가하거나 바꿀 수 있습니다. 슈퍼 관리자에게 부탁해 주세요.',
  resetBySuperAdmin:
    '다른 사람의 비밀번호는 슈퍼 관리자만 재설정할 수 있습니다. 슈퍼 관리자에게 부탁해 주세요.',
  ownReset: '지금 로그인한 계정입니다. ‘내 비밀번호 변경’을 이용해 주세요.',
  ...weakPasswordsInKorean,
};

/** Refusals whose sentence is another each time, by their kind. */
const kindInKorean: Record<string, string> = {
  'too-many-requests': '시도 횟수가 너무 많습니다. 몇 분 뒤에 다시 시도해 주세요.',
  'not-ready': '지금은 요청이 몰려 처리하지 못했습니다. 잠시 후 다시 시도해 주세요.',
  'password-change-required': '비밀번호를 다른 사람이 정했습니다. 먼저 비밀번호를 새로 정해 주세요.',
  'sign-in-required': '로그인이 끝났습니다. 다시 로그인해 주세요.',
  'not-allowed': '이 작업을 할 권한이 없습니다.',
  'other-origin': '우리 사이트에서 연 페이지에서만 변경할 수 있습니다. 페이지를 다시 열어 주세요.',
  'booking-not-found': '없는 예약입니다. 예약번호를 확인해 주세요.',
  'slot-taken': '그 시간에는 이미 다른 예약이 있어 아무것도 바꾸지 않았습니다. 다른 시간을 골라 주세요.',
  'slot-not-on-sale': '그 시간에 시작하는 녹음이 없어 아무것도 바꾸지 않았습니다. 다른 시간을 골라 주세요.',
  'cash-up-changed':
    '그 사이 새로 기록되거나 확정된 내역이 있습니다. 지금 내용을 확인하고 다시 확정해 주세요.',
  'month-not-closable': '아직 마감할 수 없는 달입니다. 끝난 달부터 순서대로 마감해 주세요.',
  'voucher-exists': '같은 할인 코드가 이미 있습니다. 다른 코드를 정해 주세요.',
  'price-changed': '그 사이 금액이 바뀌었습니다. 지금 금액을 확인하고 다시 판매해 주세요.',
  'stale-change': '그 사이 다른 사람이 변경했습니다. 지금 내용을 확인하고 다시 결정해 주세요.',
  'booking-cancelled': '취소된 예약입니다. 먼저 상태를 바꿔 주세요.',
  'refund-not-possible': '이 환불은 할 수 없습니다. 금액을 다시 확인해 주세요.',
  'payload-too-large': '내용이 너무 깁니다. 줄여서 다시 시도해 주세요.',
};
const noAnswer = '서버에 연결하지 못했습니다. 인터넷 연결을 확인하고 다시 시도해 주세요.';

const known = [
  translator(said, inKorean),
  translator(factorsSaid, factorsInKorean),
  translator(bookingsSaid, bookingsInKorean),
  translator(refundsSaid, refundsInKorean),
  translator(recordingsSaid, recordingsInKorean),
];

function translated(sentence: string): string | undefined {
  const bare = sentence.replace(/\.$/, '');
  const minLength = Number(/at least (\d+) characters$/.exec(bare)?.[1]);
  if (bare === passwordTooShort(minLength)) return passwordTooShortInKorean(minLength);
  for (const translate of known) {
    const text = translate(sentence);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** A sentence as a whole; or one after the other, where several stand in a row. */
function allTranslated(detail: string): string | undefined {
  const whole = translated(detail);
  if (whole !== undefined) return whole;
  const parts = detail.split('. ').map(translated);
  return parts.every((part) => part !== undefined) ? parts.join(' ') : undefined;
}

/** Why something was refused, in the words of the service; in Korean what it may say is known here. */
export function refusalText(error: unknown, language: AdminLanguage, fallback: string): string {
  if (language === 'en') return sentenceFor(error, fallback);
  if (error instanceof NoAnswerError) return noAnswer;
  const problem = error instanceof ApiError ? error.problem : undefined;
  if (!problem) return fallback;
  const sentences = problem.errors?.map(({ message }) => message) ?? [problem.detail];
  const texts = [...new Set(sentences)].map(allTranslated);
  if (texts.every((text) => text !== undefined)) return texts.join(' ');
  const voucher = voucherRefusals.find(
    (refusal) => problem.type === 'voucher-refused' && refusal === problem.code,
  );
  return voucher ? vouchersInKorean[voucher] : (kindInKorean[problem.type] ?? fallback);
}

/** A sentence of the service outside of a refusal, in the language that is chosen. */
export const translateRefusal = (sentence: string, language: AdminLanguage): string =>
  language === 'en' ? sentence : (allTranslated(sentence) ?? sentence);
