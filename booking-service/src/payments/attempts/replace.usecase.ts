import type { ChangeContext } from '../../bookings/lifecycle/change-booking.usecase.ts';
import type { Transaction } from '../../platform/database.ts';
import { giveUp } from './give-up.usecase.ts';
import type { PaymentDeps } from '../base/payment-deps.ts';
import { giveUpSentences } from './give-up.messages.ts';

/** A session that was given back; `committed` is to be called once that is certain. */
export interface Replaced {
  bookingId: string;
  committed: () => void;
}

/**
 * Gives back the unpaid session of an attempt, in the transaction that makes the booking `newId` in its place: whoever
 * changes a session keeps the old one until the new one is theirs.
 *
 * @throws Problem as `giveUp` does; the old session then stays as it is
 */
export async function replaceHeld(
  { emails, transitions }: Pick<PaymentDeps, 'emails' | 'transitions'>,
  trx: Transaction,
  { orderId, newId, now }: { orderId: string; newId: string; now: Date },
): Promise<Replaced> {
  const context: ChangeContext = { now, actor: 'visitor', emails, details: { orderId, replacedBy: newId } };
  const { attempt, booking } = await giveUp(trx, orderId, 'replaced', context, giveUpSentences.replace);
  return {
    bookingId: booking.id,
    committed() {
      if (attempt.state === 'CREATED')
        transitions.attempt({ orderId, bookingId: booking.id, from: 'CREATED', to: 'ABANDONED' });
    },
  };
}
