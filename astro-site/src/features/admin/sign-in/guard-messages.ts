/** Who may not come in, and why. What docs/product.md quotes is exact. */
export const guardTexts = {
  loading: 'Checking who is signed in...',
  loginRequiredTitle: '로그인 필요',
  loginRequired: '로그인이 필요합니다. Please sign in first.',
  accessDeniedTitle: '접근 거부',
  accessDenied: '관리자 권한이 필요합니다. This page is for admins.',
  superAdminRequired: '슈퍼 관리자 권한이 필요합니다. This page is for super admins.',
  failed: 'We could not find out who is signed in.',
  tryAgain: 'Try again',
} as const;

/** Words of the way out. */
export const logoutTexts = {
  logout: 'Logout',
  loggingOut: 'Logging out...',
  failedTitle: 'Error',
  failed: 'Failed to logout. Please try again.',
} as const;
