import type { Lift } from 'shared/blocks/block.ts';
import { CLAIM_UNIT_MINUTES } from 'shared/slots/claims.ts';
import { writeAudit } from '../auth/audit-log.store.ts';
import { inTransaction } from '../platform/database.ts';
import { Problem } from '../platform/problem.ts';
import { endBlock, liftBlock, lockBlock } from './blocks.store.ts';
import { tellDays } from './lay-block.usecase.ts';
import type { BlockAction } from './lay-block.usecase.ts';

const UNIT_MS = CLAIM_UNIT_MINUTES * 60_000;

/**
 * Puts times back on sale: all that is left of a block, or what of it begins within `lift`. What has passed stays as it was;
 * bookings in it are as they are.
 *
 * @throws Problem `not-found`, also where nothing of it lies there
 */
export function liftTimes({ db, actor, now }: BlockAction, id: number, lift: Lift): Promise<void> {
  return inTransaction(db, async (trx) => {
    const block = await lockBlock(trx, id);
    if (!block) throw unknownBlock();
    const underWay = new Date(Math.floor(now.getTime() / UNIT_MS) * UNIT_MS);
    const asked = lift.from === undefined ? underWay : new Date(lift.from);
    const from = asked < underWay ? underWay : asked;
    const until = lift.until === undefined ? null : new Date(lift.until);
    const units = await liftBlock(trx, id, { from, until, now });
    if (units.length === 0) throw unknownBlock();
    if (until === null) await endBlock(trx, id, now);
    const before = { blockKind: block.kind, studioIds: block.studioIds };
    const after = {
      blockedFrom: from.toISOString(),
      ...(until && { blockedUntil: until.toISOString() }),
    };
    await writeAudit(trx, {
      ...{ at: now, actor, action: 'block-lifted', before, after },
      subject: { type: 'block', id },
    });
    tellDays(trx, units);
  });
}

export const unknownBlock = () => new Problem('not-found', 'unknown-block');
