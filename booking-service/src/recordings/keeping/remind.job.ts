import { REMINDER_DAYS_BEFORE_END } from 'shared/recordings/recordings.ts';
import { lockOrder } from '../../orders/order.store.ts';
import { findEnding, noteReminded } from '../base/handovers.store.ts';
import type { Ending } from '../base/handovers.store.ts';
import { daysAfter, isHandedOver } from '../base/recording.ts';
import type { RecordingDeps } from '../base/recording-deps.ts';
import { recordingsOf } from '../base/recordings.store.ts';

/** Tells guests a week before that their recordings will be deleted: of each end once, on however many copies it runs. */
export async function remindOfEnds(deps: RecordingDeps, stopping: AbortSignal): Promise<void> {
  const { db, clock, log } = deps;
  const now = clock();
  for (const ending of await findEnding(db, now, daysAfter(now, REMINDER_DAYS_BEFORE_END))) {
    if (stopping.aborted) return;
    try {
      await remind(deps, ending);
    } catch (error) {
      log.error(
        { err: error, bookingId: ending.bookingId },
        'a guest could not be reminded of their recordings',
      );
    }
  }
}

async function remind({ db, clock, emails }: RecordingDeps, { bookingId, orderId }: Ending): Promise<void> {
  await db.transaction(async (trx) => {
    await lockOrder(trx, orderId);
    const now = clock();
    const until = daysAfter(now, REMINDER_DAYS_BEFORE_END);
    const ending = (await recordingsOf(trx, [bookingId], now))
      .filter(isHandedOver)
      .filter(({ keptUntil }) => keptUntil > now && keptUntil <= until);
    const [first] = ending.toSorted((one, other) => one.keptUntil.getTime() - other.keptUntil.getTime());
    if (!first || !(await noteReminded(trx, bookingId, first.keptUntil))) return;
    const news = { kinds: ending.map(({ kind }) => kind), keptUntil: first.keptUntil };
    await emails.recordingsEnding(trx, { bookingIds: [bookingId], news, now });
  });
}
