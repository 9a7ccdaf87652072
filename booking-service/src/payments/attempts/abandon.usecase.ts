import type { ChangeContext } from '../../bookings/lifecycle/change-booking.usecase.ts';
import { inTransaction } from '../../platform/database.ts';
import { giveUp } from './give-up.usecase.ts';
import type { PaymentDeps } from '../base/payment-deps.ts';
import { giveUpRefusals } from './give-up-refusals.ts';

/**
 * The visitor gives up: the slots are free at once.
 *
 * @throws Problem as `giveUp` does
 */
export async function abandonPayment(
  { db, clock, emails, transitions }: PaymentDeps,
  attemptId: string,
): Promise<void> {
  const context: ChangeContext = { now: clock(), actor: 'visitor', emails, details: { orderId: attemptId } };
  const { attempt } = await inTransaction(db, (trx) =>
    giveUp(trx, attemptId, 'abandoned', context, giveUpRefusals.abandon),
  );
  if (attempt.state === 'CREATED')
    transitions.attempt({ attemptId, orderId: attempt.orderId, from: 'CREATED', to: 'ABANDONED' });
}
