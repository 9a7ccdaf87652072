/** Korean words that the specification gives; they stand in both languages. */
export const specified = {
  inputError: '입력 오류',
  passwordError: '비밀번호 오류',
  loginFailed: '로그인 실패',
  admin: '일반 관리자',
  superAdmin: '슈퍼 관리자',
} as const;
