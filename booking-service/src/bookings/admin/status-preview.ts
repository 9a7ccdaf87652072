import { isDeepStrictEqual } from 'node:util';
import { statusMails } from 'shared/bookings/admin-booking.ts';
import type { StatusChange, StatusMail, StatusPreview } from 'shared/bookings/admin-booking.ts';
import type { Lifecycle, Outcome, Undecided } from '../lifecycle/booking.ts';
import { decide, statusAt } from '../lifecycle/booking.ts';

/** What a change of status would do, from the same decision that the change is made by. */
export function previewStatus(
  booking: Undecided & { email: string | null },
  change: StatusChange,
  now: Date,
): Omit<StatusPreview, 'booking' | 'others'> {
  const outcome = setStatus(booking, change, now);
  return {
    // Whoever has left no address gets none.
    mail: booking.email === null ? null : statusMailOf(outcome),
    slot: slotAfter(booking, outcome, now),
    withoutTime: outcome.state.status === 'confirmed' && booking.startsAt === null,
    undo: undoOf(booking, outcome, now),
  };
}

function setStatus(booking: Undecided, { status, reason }: StatusChange, now: Date): Outcome {
  const outcome = decide(booking, { type: 'set-status', status, ...(reason && { reason }) }, now);
  if (typeof outcome === 'string') throw new Error(`Staff may set any status, and got ${outcome}`);
  return outcome;
}

function statusMailOf({ mail }: Outcome): StatusMail | null {
  const known = statusMails.find((name) => name === mail);
  if (mail !== null && known === undefined) throw new Error(`A status sends ${mail}, which no answer names`);
  return known ?? null;
}

/** Whether the booking has its slot: all do but those that are cancelled, and a no-show has it still. */
const ownsSlot = (booking: Lifecycle, now: Date) =>
  statusAt(booking, now) !== 'cancelled' || booking.cancellationReason === 'no-show';

function slotAfter(booking: Undecided, { slot }: Outcome, now: Date): StatusPreview['slot'] {
  if (booking.startsAt === null) return 'none';
  const owned = ownsSlot(booking, now);
  if (slot === 'release') return owned ? 'freed' : 'free';
  if (slot === 'as-is') return owned ? 'kept' : 'free';
  return owned ? 'kept' : 'taken-again';
}

const lifecycleOf = (booking: Lifecycle): Lifecycle => {
  const { status, cancellationReason, holdExpiresAt, holdPromisedUntil, told, toldStartsAt, paidWon } =
    booking;
  return { status, cancellationReason, holdExpiresAt, holdPromisedUntil, told, toldStartsAt, paidWon };
};

/** The way back, if it leads to exactly where the booking was and nobody has heard of it or taken the slot meanwhile. */
function undoOf(booking: Undecided, outcome: Outcome, now: Date): StatusChange | null {
  if (outcome.mail !== null || outcome.slot === 'release') return null;
  const way: StatusChange = {
    status: booking.status,
    ...(booking.cancellationReason === 'no-show' && { reason: 'no-show' }),
  };
  const back = setStatus({ ...booking, ...outcome.state }, way, now);
  const isSame = isDeepStrictEqual(lifecycleOf(back.state), lifecycleOf(booking));
  return isSame && back.mail === null ? way : null;
}
