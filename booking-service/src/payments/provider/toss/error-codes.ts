import type { ErrorClass } from '../provider.ts';

/**
 * Error codes of confirm, query and cancel by class. The code decides, never the HTTP
 * status: PROVIDER_ERROR is a 400 and passes, INVALID_API_KEY is a 400 and does not.
 */
const codesByClass: Record<Exclude<ErrorClass, 'UNKNOWN'>, readonly string[]> = {
  ALREADY: ['ALREADY_PROCESSED_PAYMENT', 'DUPLICATED_ORDER_ID'],
  GONE: ['NOT_FOUND_PAYMENT_SESSION'],
  DECLINE: [
    ...[
      'INVALID_CARD_NUMBER',
      'INVALID_CARD_EXPIRATION',
      'INVALID_STOPPED_CARD',
      'INVALID_CARD_LOST_OR_STOLEN',
    ],
    ...['INVALID_REJECT_CARD', 'INVALID_CARD_COMPANY', 'NOT_SUPPORTED_CARD_COMPANY', 'LOW_CASH_BALANCE'],
    ...['EXCEED_MAX_DAILY_PAYMENT_COUNT', 'EXCEED_MAX_PAYMENT_AMOUNT', 'EXCEED_MAX_AMOUNT'],
    ...[
      'EXCEED_MAX_MONTHLY_PAYMENT_AMOUNT',
      'EXCEED_MAX_CARD_INSTALLMENT_PLAN',
      'INVALID_CARD_INSTALLMENT_PLAN',
    ],
    ...['NOT_SUPPORTED_INSTALLMENT_PLAN_CARD_OR_MERCHANT', 'NOT_SUPPORTED_MONTHLY_INSTALLMENT_PLAN'],
    ...['NOT_ALLOWED_POINT_USE', 'NOT_AVAILABLE_PAYMENT', 'RESTRICTED_TRANSFER_ACCOUNT'],
    ...['EXCEED_MAX_ONE_DAY_WITHDRAW_AMOUNT', 'EXCEED_MAX_ONE_TIME_WITHDRAW_AMOUNT'],
    ...['INVALID_ACCOUNT_INFO_RE_REGISTER', 'REJECT_CARD_PAYMENT', 'REJECT_CARD_COMPANY'],
    ...['REJECT_ACCOUNT_PAYMENT', 'REJECT_TOSSPAY_INVALID_ACCOUNT', 'EXCEED_MAX_ONE_DAY_AMOUNT'],
    ...['NOT_AVAILABLE_BANK', 'INVALID_PASSWORD', 'EXCEED_MAX_AUTH_COUNT', 'FDS_ERROR'],
    ...['PAY_PROCESS_CANCELED', 'PAY_PROCESS_ABORTED'],
  ],
  CONFIG: [
    ...['INVALID_API_KEY', 'UNAUTHORIZED_KEY', 'INCORRECT_BASIC_AUTH_FORMAT', 'FORBIDDEN_REQUEST'],
    ...['NOT_FOUND_TERMINAL_ID', 'INVALID_UNREGISTERED_SUBMALL', 'NOT_REGISTERED_BUSINESS'],
    ...['INVALID_AUTHORIZE_AUTH', 'INVALID_TEST_CODE'],
  ],
  BUG: [
    ...['INVALID_REQUEST', 'INVALID_PAYMENT_KEY', 'UNAPPROVED_ORDER_ID', 'BELOW_MINIMUM_AMOUNT'],
    ...['INVALID_IDEMPOTENCY_KEY', 'NOT_FOUND_PAYMENT', 'NOT_FOUND'],
  ],
};

const classByCode = new Map<string, ErrorClass>(
  Object.entries(codesByClass).flatMap(([errorClass, codes]) =>
    codes.map((code) => [code, errorClass as ErrorClass] as const),
  ),
);

/** Codes appear unannounced: whatever is not listed is UNKNOWN, which never tells a visitor anything final. */
export function classOf(code: string): ErrorClass {
  return classByCode.get(code) ?? 'UNKNOWN';
}

/** An error at the card company: declined, unless a query shows the approval after all. */
export function isDeclineUnlessApproved(code: string): boolean {
  return code === 'CARD_PROCESSING_ERROR';
}

/** What to do after a refused refund. */
export type RefundReaction =
  /** Somebody else may have done it, or our balance is stale: query, then decide anew. */
  | 'query'
  /** The provider will not do it: staff. */
  | 'staff'
  /** Not known, or not now: query, then try again. */
  | 'later';

const refundReactions: Record<Exclude<RefundReaction, 'later'>, readonly string[]> = {
  query: [
    ...['ALREADY_CANCELED_PAYMENT', 'ALREADY_REFUND_PAYMENT', 'NOT_MATCHES_REFUNDABLE_AMOUNT'],
    ...['NOT_CANCELABLE_AMOUNT'],
  ],
  staff: [
    ...['REFUND_REJECTED', 'NOT_CANCELABLE_PAYMENT', 'EXCEED_MAX_REFUND_DUE', 'NOT_ALLOWED_PARTIAL_REFUND'],
    ...[
      'EXCEED_CANCEL_LIMIT',
      'EXCEED_CANCEL_AMOUNT_DISCOUNT_AMOUNT',
      'NOT_FOUND_PAYMENT',
      'INVALID_REQUEST',
    ],
  ],
};

export function refundReaction(code: string): RefundReaction {
  if (refundReactions.query.includes(code)) return 'query';
  return refundReactions.staff.includes(code) ? 'staff' : 'later';
}
