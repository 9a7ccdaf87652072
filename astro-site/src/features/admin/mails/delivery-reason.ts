import type { AdminLanguage } from '../language/language.ts';

/** What the service notes about a mail that has not left, and the same in Korean. */
const inKorean: readonly [RegExp, (...found: string[]) => string][] = [
  [
    /^The mail server answered (\d+)(?: at (\w+))?$/,
    (code, stage) => `메일 서버가 ${code} 오류로 답했습니다${stage ? ` (${stage} 단계)` : ''}`,
  ],
  [/^The mail server could not be used: (.+)$/, (code) => `메일 서버를 사용할 수 없었습니다 (${code})`],
  [/^The mail could not be sent: unknown error$/, () => '메일을 보내지 못했습니다'],
  [/^The mail could not be sent: (.+)$/, (code) => `메일을 보내지 못했습니다 (${code})`],
  [
    /^Not sent: the personal data of this booking has been removed$/,
    () => '예약의 개인정보가 삭제되어 보내지 않았습니다',
  ],
  [
    /^Not sent: this address has had too many mails within an hour$/,
    () => '한 시간 동안 이 주소로 간 메일이 너무 많아 보내지 않았습니다',
  ],
];

/** Why a mail has not left, without a full stop. What is not known here says at least that it has not. */
export function deliveryReason(reason: string, language: AdminLanguage): string {
  if (language === 'en') return reason;
  for (const [pattern, text] of inKorean) {
    const found = pattern.exec(reason);
    if (found) return text(...found.slice(1));
  }
  return '메일을 보내지 못했습니다';
}
