import type { PaymentConfirmed, PaymentConfirmRequest } from 'shared/payments/payments.ts';
import { ApiError, outcomeUnknown } from '../../../lib/api/api-error.ts';
import { confirmPayment } from '../payment-api.ts';

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 15_000;

/** How long to wait before asking again: 2, 4, 8, then every 15 s. `asked` counts the answers so far, from 1. */
export function waitBeforeAsking(asked: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (asked - 1), LONGEST_WAIT_MS);
}

export type ConfirmStep =
  | { kind: 'confirming' }
  /** Not known yet, or not to be had (`reachable`); asked again at `nextAskAt`, or just being asked when null. */
  | { kind: 'checking'; reachable: boolean; nextAskAt: Date | null }
  | { kind: 'confirmed'; data: PaymentConfirmed['data'] }
  | { kind: 'refused'; error: unknown };

/** One question, and what its answer means. Never says "failed" while money may have moved. */
export async function askOnce(request: PaymentConfirmRequest): Promise<ConfirmStep> {
  try {
    const answer = await confirmPayment(request);
    return answer.success
      ? { kind: 'confirmed', data: answer.data }
      : { kind: 'checking', reachable: true, nextAskAt: null };
  } catch (error) {
    if (stillOpen(error)) return { kind: 'checking', reachable: false, nextAskAt: null };
    return { kind: 'refused', error };
  }
}

/**
 * No answer, a breakdown, too many questions, or a confirm of the same payment that is under way. Not a service that says
 * of itself that it cannot take cards: it knows that nothing was charged.
 */
function stillOpen(error: unknown): boolean {
  if (error instanceof ApiError && error.problem?.type === 'payment-unavailable') return false;
  if (outcomeUnknown(error)) return true;
  return error instanceof ApiError && (error.status === 429 || error.problem?.type === 'payment-in-progress');
}
