import type { AdminLanguage, InEveryLanguage } from '../language/language.ts';

interface Failures {
  /** By the provider's code or ours. */
  known: Record<string, string>;
  other: (code: string) => string;
}

/** Why a refund did not go through; what is not listed is named by its code. */
export const refundFailures: InEveryLanguage<Failures> = {
  en: {
    known: {
      BALANCE_CHANGED: 'Money had gone back in the provider’s console meanwhile, so nothing more was sent.',
      BALANCE_TOO_LOW: 'Less is left of the payment than was to go back.',
      NO_PAYMENT_KEY: 'The provider has never told us of this payment.',
      REFUND_REJECTED: 'The card company refused it.',
      NOT_CANCELABLE_PAYMENT: 'The provider says that this payment can no longer be cancelled.',
      EXCEED_MAX_REFUND_DUE:
        'The time in which the provider pays back is over: pay it back by bank transfer.',
      NOT_ALLOWED_PARTIAL_REFUND: 'This payment cannot be paid back in part, only as a whole.',
      NOT_FOUND_PAYMENT: 'The provider does not know this payment.',
      NO_ANSWER: 'The provider did not answer.',
      UNREADABLE_ANSWER: 'The provider’s answer could not be read.',
    },
    other: (code) => `The provider answered ${code}.`,
  },
  ko: {
    known: {
      BALANCE_CHANGED: '그 사이 결제사 관리 화면에서 환불된 금액이 있어 더 보내지 않았습니다.',
      BALANCE_TOO_LOW: '남은 결제액이 환불하려는 금액보다 적습니다.',
      NO_PAYMENT_KEY: '결제사가 이 결제를 알려 준 적이 없습니다.',
      REFUND_REJECTED: '카드사가 거절했습니다.',
      NOT_CANCELABLE_PAYMENT: '결제사에서 더 이상 취소할 수 없는 결제라고 합니다.',
      EXCEED_MAX_REFUND_DUE: '결제사를 통해 환불할 수 있는 기간이 지났습니다. 계좌 이체로 환불해 주세요.',
      NOT_ALLOWED_PARTIAL_REFUND: '일부만 환불할 수 없는 결제입니다. 전액 환불만 할 수 있습니다.',
      NOT_FOUND_PAYMENT: '결제사에 없는 결제입니다.',
      NO_ANSWER: '결제사가 응답하지 않았습니다.',
      UNREADABLE_ANSWER: '결제사의 응답을 읽을 수 없었습니다.',
    },
    other: (code) => `결제사가 ${code} 오류로 답했습니다.`,
  },
};

/** One sentence; empty when nothing went wrong. */
export function refundFailure(code: string | null, language: AdminLanguage): string {
  if (code === null || code === '') return '';
  const { known, other } = refundFailures[language];
  return known[code] ?? other(code);
}
