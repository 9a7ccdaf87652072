import type { InEveryLanguage } from '../language/language.ts';

const en = {
  logout: 'Logout',
  loggingOut: 'Logging out...',
  failedTitle: 'Error',
  failed: 'Failed to logout. Please try again.',
};
export type LogoutTexts = typeof en;

const ko: LogoutTexts = {
  logout: '로그아웃',
  loggingOut: '로그아웃하는 중...',
  failedTitle: '오류',
  failed: '로그아웃하지 못했습니다. 다시 시도해 주세요.',
};

/** Words of the way out. */
export const logoutTexts: InEveryLanguage<LogoutTexts> = { en, ko };
