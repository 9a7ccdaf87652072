import type * as z from 'zod';

/** The card provider as the rest of the service sees it: neutral words, won, Dates, no HTTP. */
export interface PaymentProvider {
  /** Takes the money of an authenticated payment. Same key again: the first answer, nothing runs twice. */
  confirm(order: ConfirmOrder, idempotencyKey: string): Promise<ProviderAnswer>;
  /** Asks for a payment by its key. `timeoutMs` shortens the wait where somebody is waiting for us. */
  paymentByKey(paymentKey: string, timeoutMs?: number): Promise<ProviderAnswer>;
  paymentByOrder(orderId: string, timeoutMs?: number): Promise<ProviderAnswer>;
  /** Gives money back. Nothing happens when the balance is not `refundableWon`. */
  cancel(refund: CancelOrder, idempotencyKey: string): Promise<ProviderAnswer>;
  /**
   * Approvals and cancellations from `from` to `until`, oldest first.
   *
   * @throws LedgerNotListed when the provider does not tell them all
   */
  transactions(from: Date, until: Date): Promise<ProviderTransaction[]>;
  /**
   * What is paid out for sales and cancellations of days in Seoul (yyyy-MM-dd, both included).
   *
   * @throws LedgerNotListed when the provider does not tell them all
   */
  settlements(from: string, to: string): Promise<ProviderSettlement[]>;
}

interface ConfirmOrder {
  paymentKey: string;
  orderId: string;
  amountWon: number;
}

interface CancelOrder {
  paymentKey: string;
  amountWon: number;
  /** The balance as we know it: a guard against refunding on stale knowledge. */
  refundableWon: number;
  /** At most 200 characters; the card statement may show it. */
  reason: string;
  /** Of the payment; KRW when left out. */
  currency?: string | undefined;
}

/** A payment as the provider reports it, cut to what we act on. */
export interface ProviderPayment {
  paymentKey: string;
  orderId: string;
  /** READY, IN_PROGRESS, DONE, CANCELED, PARTIAL_CANCELED, ABORTED, EXPIRED; others may appear unannounced. */
  status: string;
  method: string | null;
  currency: string;
  totalWon: number;
  balanceWon: number;
  approvedAt: Date | null;
  receiptUrl: string | null;
  lastTransactionKey: string | null;
  secret: string | null;
  failureCode: ProviderCode | null;
  cancels: ProviderCancellation[];
}

interface ProviderCancellation {
  transactionKey: string;
  amountWon: number;
  /** Both null where the provider does not say. */
  reason: string | null;
  at: Date | null;
}

/** A movement of money as the provider lists it: negative when it went back. */
export interface ProviderTransaction {
  transactionKey: string;
  paymentKey: string;
  orderId: string;
  amountWon: number;
  at: Date;
}

/** What the provider pays out for a movement of money; negative when it went back. */
export interface ProviderSettlement {
  transactionKey: string;
  /** yyyy-MM-dd in Seoul. */
  soldDate: string;
  amountWon: number;
  /** What is left of it after fees. */
  payOutWon: number;
}

/** The provider has not given its list of transactions; the day is compared later. */
export class LedgerNotListed extends Error {
  override name = 'LedgerNotListed';
}

/** What a refusal means for us. */
export type ErrorClass =
  /** Final for this payment; not charged. */
  | 'DECLINE'
  /** The session lapsed; not charged. */
  | 'GONE'
  /** Handled before: ask how it ended. */
  | 'ALREADY'
  /** Nobody knows: ask, and ask again. */
  | 'UNKNOWN'
  /** Our keys or our contract: not charged, wake somebody. */
  | 'CONFIG'
  /** Our request was wrong, or somebody tampered with it: not charged. */
  | 'BUG';

/** A code of the provider's. They appear unannounced, so it is any text; marked, so that no word of ours passes for one. */
export type ProviderCode = string & z.core.$brand<'ProviderCode'>;

/** What we say where no code came. */
export type NoAnswerCode = 'NO_ANSWER' | 'UNREADABLE_ANSWER' | `HTTP_${number}`;

export type ProviderAnswer =
  | { ok: true; payment: ProviderPayment }
  | {
      ok: false;
      errorClass: ErrorClass;
      code: ProviderCode | NoAnswerCode;
      /** Whether any response came: only without one may an idempotency key be used again for a refund. */
      answered: boolean;
    };
