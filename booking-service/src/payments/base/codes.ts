import type { NoAnswerCode, ProviderCode } from '../provider/provider.ts';

// Codes of ours beside those of the provider: stored, logged, counted, and shown to staff.

/** Why an attempt has failed although money was taken: it goes back in full. */
export type TakenButFailed =
  /** Another attempt pays or has paid for the booking. */
  | 'PAID_TWICE'
  /** The provider took another amount or currency than was asked for. */
  | 'AMOUNT_DIFFERS';

/** How a payment ended that gives no code for it. */
export type EndingCode = 'EXPIRED' | 'CANCELED' | 'ABORTED';

/** Why a confirm ended without the booking being paid. */
export type FailureCode = TakenButFailed | EndingCode | NoAnswerCode | ProviderCode;

/** Why a refund did not go through. */
export type RefundError =
  /** Its payment was never vouched for. */
  | 'NO_PAYMENT_KEY'
  /** All has gone back already. */
  | 'BALANCE_TOO_LOW'
  /** Staff saw another balance when they decided. */
  | 'BALANCE_CHANGED'
  /** The provider agreed, and its answer shows no cancellation. */
  | 'NO_CANCELLATION'
  | NoAnswerCode
  | ProviderCode;

/** What somebody has to look at. */
export type AlarmCode =
  | 'PAYMENT_DIFFERS'
  | 'LEDGER_DIFFERS'
  /** Nothing was heard of a payment until every clock of the provider had run out. */
  | 'NO_TRACE'
  | `REFUND_${RefundError}`
  /** Refusals that our keys or our requests have caused. */
  | NoAnswerCode
  | ProviderCode;

export type RefundState = 'REQUESTED' | 'SENDING' | 'DONE' | 'FAILED';
