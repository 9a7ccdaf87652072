/** Why a refund did not go through, by the provider's code or ours; what is not listed is named by its code. */
const sentences: Record<string, string> = {
  BALANCE_CHANGED: 'Money had gone back in the provider’s console meanwhile, so nothing more was sent.',
  BALANCE_TOO_LOW: 'Less is left of the payment than was to go back.',
  NO_PAYMENT_KEY: 'The provider has never told us of this payment.',
  REFUND_REJECTED: 'The card company refused it.',
  NOT_CANCELABLE_PAYMENT: 'The provider says that this payment can no longer be cancelled.',
  EXCEED_MAX_REFUND_DUE: 'The time in which the provider pays back is over: pay it back by bank transfer.',
  NOT_ALLOWED_PARTIAL_REFUND: 'This payment cannot be paid back in part, only as a whole.',
  NOT_FOUND_PAYMENT: 'The provider does not know this payment.',
  NO_ANSWER: 'The provider did not answer.',
  UNREADABLE_ANSWER: 'The provider’s answer could not be read.',
};

/** One sentence; empty when nothing went wrong. */
export function refundFailure(code: string | null): string {
  if (code === null || code === '') return '';
  return sentences[code] ?? `The provider answered ${code}.`;
}
