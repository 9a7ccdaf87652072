import type { Order } from '../../orders/order.ts';
import { isHandedOver, isReady } from './recording.ts';
import type { Recording } from './recording.ts';
import type { Handover } from './handovers.store.ts';
import type { PlainCode } from 'shared/problems/refusals.en.ts';

/** Why recordings of a session cannot be handed over; null where they can. */
export function whyNotHandOver(
  order: Pick<Order, 'email'>,
  recordings: readonly Recording[],
): PlainCode | null {
  if (recordings.some(({ state }) => state === 'uploading' || state === 'checking'))
    return 'recording-still-under-way';
  if (!recordings.some(isReady)) return 'recording-nothing-to-hand-over';
  return order.email === null ? 'recording-no-address' : null;
}

/** Why they cannot be kept longer; null where they can. */
export function whyNotExtend(
  handover: Handover | undefined,
  recordings: readonly Recording[],
): PlainCode | null {
  if (!handover || !recordings.some(isHandedOver)) return 'recording-nothing-to-extend';
  return handover.extendedAt ? 'recording-extended-before' : null;
}
