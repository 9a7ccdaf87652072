import type { Translated } from './refusal.ts';
import type { accounts as english } from './accounts.en.ts';

const instead = '서로 관련 없는 단어 네 개를 이어 쓰는 것처럼, 다른 비밀번호를 정해 주세요.';

export const accounts: Translated<typeof english> = {
  'login-required': '아이디와 비밀번호를 모두 입력해 주세요.',
  'invalid-credentials': '아이디 또는 비밀번호가 올바르지 않습니다.',
  'account-disabled': '비활성화된 계정입니다.',
  'new-account-required': '이메일, 아이디, 비밀번호를 모두 입력해 주세요.',
  'username-wrong': '아이디는 50자 이하로 정하고, @와 보이지 않는 문자는 빼 주세요.',
  'username-scripts':
    '아이디는 한글이나 로마자처럼 한 종류의 글자로 정해 주세요. 섞어 쓰면 다른 아이디처럼 보일 수 있습니다.',
  'password-too-long': '비밀번호는 200자 이하여야 합니다.',
  'role-missing': '편집자, 스태프, 관리자, 슈퍼 관리자 가운데 하나를 선택해 주세요.',
  'branches-missing': '지점을 하나 이상 선택하거나 전체 지점을 선택해 주세요.',
  'content-permission-missing': '웹사이트 권한을 없음, 편집, 관리 가운데 하나로 정해 주세요.',
  'user-without-content': '웹사이트만 편집하는 계정에는 편집이나 관리 권한을 정해 주세요.',
  'branches-of-staff': '관리자는 모든 지점을 맡습니다. 일부 지점으로 제한할 수 있는 것은 직원 계정뿐입니다.',
  'own-delete': '지금 로그인한 계정은 직접 삭제할 수 없습니다. 다른 관리자에게 부탁해 주세요.',
  'own-deactivate': '지금 로그인한 계정은 직접 비활성화할 수 없습니다. 다른 관리자에게 부탁해 주세요.',
  'last-super-admin-delete':
    '마지막 활성 슈퍼 관리자입니다. 삭제하기 전에 다른 슈퍼 관리자를 추가하거나 활성화해 주세요.',
  'last-super-admin-deactivate':
    '마지막 활성 슈퍼 관리자입니다. 비활성화하기 전에 다른 슈퍼 관리자를 추가하거나 활성화해 주세요.',
  'super-admin-kept': '슈퍼 관리자는 삭제할 수 없습니다. 대신 비활성화할 수 있습니다.',
  'account-exists': '같은 아이디나 이메일을 쓰는 계정이 이미 있습니다. 다른 것으로 정해 주세요.',
  'account-unknown': '없는 계정입니다. 다른 사람이 삭제했을 수 있으니 목록을 새로 고쳐 주세요.',
  'current-password-wrong': '현재 비밀번호가 올바르지 않습니다.',
  'super-admins-only':
    '슈퍼 관리자는 슈퍼 관리자만 추가하거나 바꿀 수 있습니다. 슈퍼 관리자에게 부탁해 주세요.',
  'reset-by-super-admin':
    '다른 사람의 비밀번호는 슈퍼 관리자만 재설정할 수 있습니다. 슈퍼 관리자에게 부탁해 주세요.',
  'own-reset': '지금 로그인한 계정입니다. ‘내 비밀번호 변경’을 이용해 주세요.',
  'other-branch': '이 계정이 근무하지 않는 지점의 내용입니다. 그 지점의 직원이나 관리자에게 부탁해 주세요.',
  'session-over': '이미 끝난 로그인입니다. 목록을 새로 고쳐 주세요.',
  'same-password': '지금 쓰는 비밀번호와 같습니다. 다른 비밀번호를 정해 주세요.',
  'password-too-short': ({ minimum }) => `비밀번호는 ${minimum}자 이상이어야 합니다.`,
  'password-common': `공격자가 가장 먼저 시도하는 비밀번호입니다. ${instead}`,
  'password-repeated': `같은 글자가 되풀이되는 비밀번호입니다. ${instead}`,
  'password-in-order': `자판이나 알파벳, 숫자 순서를 따른 비밀번호입니다. ${instead}`,
  'password-date': `날짜나 다름없는 비밀번호입니다. ${instead}`,
  'password-named': `계정이나 매장 이름이나 다름없는 비밀번호입니다. ${instead}`,
  'factor-code': '코드가 올바르지 않거나 이미 쓴 코드입니다. 지금 앱에 보이는 코드를 입력해 주세요.',
  'factor-recovery-code': '복구 코드가 올바르지 않거나 이미 쓴 코드입니다. 목록의 다른 코드를 입력해 주세요.',
  'factor-passkey': '패스키를 확인하지 못했습니다. 다시 시도하거나 다른 방법을 써 주세요.',
  'factor-answer': '앱의 코드나 복구 코드를 입력하거나 패스키를 써 주세요.',
  'factor-ended': '로그인 시간이 지났거나 이미 쓴 로그인입니다. 비밀번호부터 다시 입력해 주세요.',
  'factor-setup-ended': '시간이 지났거나 다른 곳에서 다시 시작했습니다. 처음부터 다시 해 주세요.',
  'factor-app-set-up': '인증 앱이 이미 등록되어 있습니다. 먼저 삭제해 주세요.',
  'passkey-name': '패스키 이름을 60자 이하로 정해 주세요.',
  'passkey-known': '이미 등록된 패스키입니다.',
  'passkeys-full': '패스키는 10개까지 등록할 수 있습니다. 먼저 하나를 삭제해 주세요.',
  'factor-unknown': '이미 없는 항목입니다. 목록을 다시 확인해 주세요.',
  'factor-no-factor': '복구 코드는 2단계 인증을 대신합니다. 먼저 2단계 인증을 등록해 주세요.',
  'factor-required':
    '환불하거나 웹사이트를 편집하는 계정은 2단계 인증이 필요합니다. 먼저 ‘내 계정’에서 등록해 주세요.',
  'factor-rule-needs-own':
    '본인 계정에 2단계 인증이 없어 지금 켜면 본인도 들어올 수 없습니다. 먼저 ‘내 계정’에서 등록해 주세요.',
  'factor-rule-by-super-admin': '이 설정은 슈퍼 관리자만 바꿀 수 있습니다. 슈퍼 관리자에게 부탁해 주세요.',
  'factor-reset-by-super-admin':
    '다른 사람의 2단계 인증은 슈퍼 관리자만 해제할 수 있습니다. 슈퍼 관리자에게 부탁해 주세요.',
  'factor-own-reset': '지금 로그인한 계정입니다. ‘내 계정’에서 바꿔 주세요.',
  'too-many-tries': '시도 횟수가 너무 많습니다. 몇 분 뒤에 다시 시도해 주세요.',
  'sign-ins-busy': '지금은 요청이 몰려 처리하지 못했습니다. 잠시 후 다시 시도해 주세요.',
  'sign-in-required': '로그인이 끝났습니다. 다시 로그인해 주세요.',
  'password-change-required': '비밀번호를 다른 사람이 정했습니다. 먼저 비밀번호를 새로 정해 주세요.',
  'content-not-allowed': '웹사이트를 편집할 권한이 없는 계정입니다. 관리자에게 권한을 부탁해 주세요.',
  'cms-session-over': 'CMS 로그인이 끝났습니다. 다시 로그인해 주세요.',
  'admins-only': '관리자만 할 수 있는 작업입니다. 관리자 계정으로 로그인해 주세요.',
};
