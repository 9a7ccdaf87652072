/** A shop known to the simulator. One run serves many, so tests that run side by side do not meet. */
export interface Merchant {
  clientKey: string;
  secretKey: string;
  /** Where its webhooks go; null: none are sent. */
  webhookUrl: string | null;
  /** Added to the simulator's clock for everything this merchant does. */
  clockOffsetMs: number;
  guesses: Guesses;
}

/**
 * Behaviour that docs/card-provider.md leaves open. The defaults are our guess; a test that must not depend on one
 * runs with both values.
 */
export interface Guesses {
  /** True: a GET of a payment that is not approved yet answers 404 instead of READY or IN_PROGRESS (question 2). */
  hideUnapproved: boolean;
  /** True: a 5xx answer is bound to its idempotency key and replayed like any other (question 4). */
  replayServerErrors: boolean;
}

export const defaultGuesses: Guesses = { hideUnapproved: false, replayServerErrors: false };

/** Status of a payment; virtual accounts are not simulated. */
type PaymentStatus =
  | 'READY'
  | 'IN_PROGRESS'
  | 'DONE'
  | 'CANCELED'
  | 'PARTIAL_CANCELED'
  | 'ABORTED'
  | 'EXPIRED';

interface Failure {
  code: string;
  message: string;
}

interface Cancellation {
  cancelAmount: number;
  cancelReason: string;
  canceledAt: string;
  transactionKey: string;
  /** What could still be refunded after this one. */
  refundableAmount: number;
}

/** A payment as the simulator keeps it. Instants are ISO strings in UTC, money is in won. */
export interface PaymentRecord {
  paymentKey: string;
  clientKey: string;
  orderId: string;
  orderName: string;
  amount: number;
  balance: number;
  status: PaymentStatus;
  customerName: string | null;
  successUrl: string | null;
  failUrl: string | null;
  metadata: Record<string, string> | null;
  requestedAt: string;
  authenticatedAt: string | null;
  approvedAt: string | null;
  lastTransactionKey: string | null;
  cancels: Cancellation[];
  failure: Failure | null;
  /** Code with which the card company will refuse at confirm, as chosen in the card window. */
  declineAtConfirm: string | null;
  secret: string;
}

/** One approval or cancellation: the ledger that captures are counted from. Cancellations are negative. */
export interface Transaction {
  transactionKey: string;
  clientKey: string;
  paymentKey: string;
  orderId: string;
  amount: number;
  status: PaymentStatus;
  transactionAt: string;
}

/** First answer to an idempotency key. */
export interface StoredAnswer {
  scope: string;
  status: number;
  /** The exact text, so that a replay is byte-identical. */
  text: string;
  code: string | null;
  firstUsedAt: string;
}

/** One webhook with the story of its delivery. */
export interface Webhook {
  transmissionId: string;
  clientKey: string;
  url: string;
  orderId: string;
  paymentKey: string;
  status: PaymentStatus;
  body: string;
  state: 'waiting' | 'held' | 'delivered' | 'dropped' | 'given-up';
  /** Due at this instant of the merchant's clock. */
  dueAt: string;
  tries: { at: string; status: number | null; error: string | null }[];
}
