import type { NewVoucher, Voucher } from 'shared/vouchers/voucher.ts';
import type { User } from '../auth/account.ts';
import { writeAudit } from '../auth/audit-log.store.ts';
import { brokenConstraint } from '../platform/database.ts';
import type { Database } from '../platform/database.ts';
import { Problem } from '../platform/problem.ts';
import { newCode } from './new-code.usecase.ts';
import { endVoucher, insertVoucher, readVoucher } from './vouchers.store.ts';

interface StaffAction {
  db: Database;
  actor: User;
  now: Date;
}

const MAX_RUNS = 3;

/** @throws Problem `voucher-exists` where the code that was asked for is taken */
export async function makeVoucher({ db, actor, now }: StaffAction, voucher: NewVoucher): Promise<Voucher> {
  for (let run = 1; ; run += 1) {
    const code = voucher.code ?? newCode();
    try {
      return await db.transaction(async (trx) => {
        const id = await insertVoucher(trx, { ...voucher, code }, { now, by: actor.id });
        const subject = { type: 'voucher', id } as const;
        await writeAudit(trx, {
          at: now,
          actor,
          action: 'voucher-made',
          subject,
          after: toldOf(voucher, code),
        });
        return made(await readVoucher(trx, id, now));
      });
    } catch (error) {
      if (brokenConstraint(error) !== 'vouchers_code_once') throw error;
      if (voucher.code !== undefined || run === MAX_RUNS)
        throw new Problem('voucher-exists', 'voucher-taken');
    }
  }
}

/** What the audit log has of it: no address, and no words. */
const toldOf = ({ kind, value, mostUses }: NewVoucher, code: string) => ({
  voucher: code,
  ...(kind === 'percent' && { percent: value }),
  ...(kind === 'won' && { discountWon: value }),
  ...(kind === 'gift-card' && { giftWon: value }),
  ...(mostUses !== undefined && { mostUses }),
});

/**
 * Nobody can use it any more; whoever has it in a price that is agreed keeps it. Ended twice it is ended once.
 *
 * @throws Problem `not-found`
 */
export function stopVoucher({ db, actor, now }: StaffAction, id: number | undefined): Promise<Voucher> {
  return db.transaction(async (trx) => {
    if (id !== undefined && (await endVoucher(trx, id, now))) {
      const subject = { type: 'voucher', id } as const;
      await writeAudit(trx, { at: now, actor, action: 'voucher-ended', subject });
    }
    return made(id === undefined ? undefined : await readVoucher(trx, id, now));
  });
}

function made(voucher: Voucher | undefined): Voucher {
  if (!voucher) throw new Problem('not-found', 'voucher-not-found');
  return voucher;
}
