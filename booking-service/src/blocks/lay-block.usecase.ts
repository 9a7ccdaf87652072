import type { BlockMade, NewBlock } from 'shared/blocks/block.ts';
import type { User } from '../auth/account.ts';
import { writeAudit } from '../auth/audit-log.store.ts';
import { inTransaction } from '../platform/database.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { Problem } from '../platform/problem.ts';
import { dayTopicOf } from '../slots/day-topic.ts';
import { insertBlock, layBlock } from './blocks.store.ts';
import type { Stretches } from './blocks.store.ts';
import { guestsUnder, soldUnder, stretchesOf } from './guests.usecase.ts';
import type { GuestsDeps } from './guests.usecase.ts';
import { laidOutUntil } from './weeks.ts';

export interface BlockAction extends GuestsDeps {
  db: Database;
  actor: User;
  now: Date;
}

/**
 * Takes times out of sale from this moment on. Guests who are there stay booked until somebody decides on them.
 *
 * @throws Problem `validation-failed` for a studio that is none or a time that is over; `slot-taken` where other blocks lie
 *   over all of it; nothing has changed then
 */
export async function makeBlock(action: BlockAction, block: NewBlock): Promise<BlockMade> {
  const { db, actor, now } = action;
  const { rules } = await soldUnder(action, block);
  const { kind, note = null, isWeekly, lastDate = null, startsAt, endsAt } = block;
  const studioIds = [...new Set(block.studioIds)].toSorted((one, other) => one - other);
  const stretches = stretchesOf({ ...block, studioIds }, rules, now);
  const id = await inTransaction(db, async (trx) => {
    const made = await insertBlock(trx, {
      ...{ studioIds, kind, note, isWeekly, lastDate },
      ...{ startsAt: new Date(startsAt), endsAt: new Date(endsAt), laidUntil: laidOutUntil(now) },
      ...{ createdAt: now, createdBy: actor.id },
    });
    if ((await layBlock(trx, made, stretches, now)) === 0) throw new Problem('slot-taken', 'blocked-already');
    const after = {
      ...{ blockKind: kind, blockedFrom: startsAt, blockedUntil: endsAt, studioIds, isWeekly },
      ...(note !== null && { note }),
    };
    await writeAudit(trx, {
      at: now,
      actor,
      action: 'block-made',
      subject: { type: 'block', id: made },
      after,
    });
    tellDays(trx, daysOf(stretches));
    return made;
  });
  return { id, guests: await guestsUnder(action, id, now) };
}

const DAY_MS = 86_400_000;

/** An instant in each day that the stretches reach into. */
function daysOf({ starts, lengthMs }: Stretches): Date[] {
  return starts.flatMap((start) => {
    const days: Date[] = [];
    for (let at = 0; at < lengthMs; at += DAY_MS) days.push(new Date(start.getTime() + at));
    return [...days, new Date(start.getTime() + lengthMs - 1)];
  });
}

/** Boards of these days have to be read again; each is told once. */
export function tellDays(trx: Transaction, instants: readonly Date[]): void {
  for (const topic of new Set(instants.map(dayTopicOf))) trx.tell(topic);
}
