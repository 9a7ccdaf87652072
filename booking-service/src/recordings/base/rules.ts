import type { Order } from '../../orders/order.ts';
import { isHandedOver, isReady } from './recording.ts';
import type { Recording } from './recording.ts';
import type { Handover } from './handovers.store.ts';
import { recordingRefusals } from 'shared/recordings/refusals.ts';

/** Why recordings of a session cannot be handed over; null where they can. */
export function whyNotHandOver(order: Pick<Order, 'email'>, recordings: readonly Recording[]): string | null {
  if (recordings.some(({ state }) => state === 'uploading' || state === 'checking'))
    return recordingRefusals.stillUnderWay;
  if (!recordings.some(isReady)) return recordingRefusals.nothingToHandOver;
  return order.email === null ? recordingRefusals.noAddress : null;
}

/** Why they cannot be kept longer; null where they can. */
export function whyNotExtend(
  handover: Handover | undefined,
  recordings: readonly Recording[],
): string | null {
  if (!handover || !recordings.some(isHandedOver)) return recordingRefusals.nothingToExtend;
  return handover.extendedAt ? recordingRefusals.extendedBefore : null;
}
