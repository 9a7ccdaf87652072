import type { Transaction } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { handoversOf, noteExtension } from './handovers.store.ts';
import { recordingsOf } from './recordings.store.ts';
import { whyNotExtend } from './rules.ts';

/**
 * Keeps what was handed over of a session as long again, once; its order is locked.
 *
 * @param by as history names who acts
 * @throws Problem `extension-not-possible`
 */
export async function extendRecordings(
  trx: Transaction,
  { bookingId, by, now, days }: { bookingId: string; by: string; now: Date; days: number },
): Promise<void> {
  const handovers = await handoversOf(trx, [bookingId]);
  const why = whyNotExtend(handovers.get(bookingId), await recordingsOf(trx, [bookingId], now));
  if (why !== null) throw new Problem('extension-not-possible', why);
  await noteExtension(trx, { bookingId, by, now, days });
}
