import type { ChangeContext } from '../../bookings/lifecycle/change-booking.usecase.ts';
import type { Transaction } from '../../platform/database.ts';
import { giveUp } from './give-up.usecase.ts';
import type { PaymentDeps } from '../base/payment-deps.ts';
import { giveUpRefusals } from './give-up-refusals.ts';

/** An order that was given back; `committed` is to be called once that is certain. */
export interface Replaced {
  orderId: string;
  committed: () => void;
}

/**
 * Gives back what was to be paid with an attempt, in the transaction that makes the order `newId` in its place: whoever
 * changes a session keeps the old one until the new one is theirs.
 *
 * @throws Problem as `giveUp` does; the old order then stays as it is
 */
export async function replaceHeld(
  { emails, transitions }: Pick<PaymentDeps, 'emails' | 'transitions'>,
  trx: Transaction,
  { attemptId, newId, now }: { attemptId: string; newId: string; now: Date },
): Promise<Replaced> {
  const context: ChangeContext = {
    now,
    actor: 'visitor',
    emails,
    details: { orderId: attemptId, replacedBy: newId },
  };
  const { attempt, order } = await giveUp(trx, attemptId, 'replaced', context, giveUpRefusals.replace);
  return {
    orderId: order.id,
    committed() {
      if (attempt.state === 'CREATED')
        transitions.attempt({ attemptId, orderId: order.id, from: 'CREATED', to: 'ABANDONED' });
    },
  };
}
