import { loadTossPayments } from '@tosspayments/payment-sdk';

/**
 * The one place that knows the provider's browser SDK: version 1, `requestPayment('카드', …)` (docs/card-provider.md).
 * Another version or provider is another implementation of `CardWindow`.
 */
export interface CardWindow {
  /**
   * Opens the card window. On success and on most failures the provider leads the browser to `successUrl` or
   * `failUrl`; the promise then never comes back.
   * @throws whatever the SDK throws; `closedByVisitor` tells a closed window from a fault.
   */
  open(order: CardOrder): Promise<void>;
}

interface CardOrder {
  amountWon: number;
  orderId: string;
  orderName: string;
  customerName: string;
  customerEmail: string;
  successUrl: string;
  failUrl: string;
}

export interface CardWindowConfig {
  clientKey: string;
  /** Where the provider's script is loaded from. */
  sdkUrl: string;
}

export class CardWindowNotLoaded extends Error {
  constructor(cause: unknown) {
    super('The card window could not be loaded.', { cause });
    this.name = 'CardWindowNotLoaded';
  }
}

/** @throws CardWindowNotLoaded when the script cannot be loaded; calling again tries again. */
export async function loadCardWindow({ clientKey, sdkUrl }: CardWindowConfig): Promise<CardWindow> {
  const toss = await loadTossPayments(clientKey, { src: sdkUrl }).catch((error: unknown) => {
    throw new CardWindowNotLoaded(error);
  });
  return {
    open: ({ amountWon, ...order }) => toss.requestPayment('카드', { amount: amountWon, ...order }),
  };
}

/** The visitor closed the window; like a cancellation, it keeps the slot. */
export function closedByVisitor(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return code === 'USER_CANCEL' || code === 'PAY_PROCESS_CANCELED';
}
