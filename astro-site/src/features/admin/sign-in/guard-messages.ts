import type { InEveryLanguage } from '../language/language.ts';

const en = {
  loading: 'Checking who is signed in...',
  loginRequiredTitle: '로그인 필요',
  loginRequired: '로그인이 필요합니다. Please sign in first.',
  accessDeniedTitle: '접근 거부',
  accessDenied: '관리자 권한이 필요합니다. This page is for admins.',
  superAdminRequired: '슈퍼 관리자 권한이 필요합니다. This page is for super admins.',
  failed: 'We could not find out who is signed in.',
  tryAgain: 'Try again',
};
export type GuardTexts = typeof en;

const ko: GuardTexts = {
  loading: '로그인 상태를 확인하는 중...',
  loginRequiredTitle: '로그인 필요',
  loginRequired: '로그인이 필요합니다.',
  accessDeniedTitle: '접근 거부',
  accessDenied: '관리자 권한이 필요합니다.',
  superAdminRequired: '슈퍼 관리자 권한이 필요합니다.',
  failed: '로그인 상태를 확인하지 못했습니다.',
  tryAgain: '다시 시도',
};

/** Who may not come in, and why. What docs/product.md quotes is exact. */
export const guardTexts: InEveryLanguage<GuardTexts> = { en, ko };
