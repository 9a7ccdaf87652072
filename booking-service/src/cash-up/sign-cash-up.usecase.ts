import { FIRST_BRANCH } from 'shared/branches/first-branch.ts';
import type { CashUpSigned, CashUpSigning, CountedMethod } from 'shared/cash-up/cash-up.ts';
import { expectedWon } from 'shared/cash-up/reckoning.ts';
import type { PlainCode, Refusal } from 'shared/problems/refusals.en.ts';
import type { User } from '../auth/account.ts';
import { writeAudit } from '../auth/audit-log.store.ts';
import type { Database } from '../platform/database.ts';
import { inTransaction } from '../platform/database.ts';
import { validationFailed } from '../platform/parse.ts';
import { Problem } from '../platform/problem.ts';
import { findCashUps, insertCashUp, isSignedAlready } from './cash-ups.store.ts';
import type { DrawerDay } from './drawer-day.store.ts';
import { hasCome } from './read-cash-up.usecase.ts';

interface Signing {
  day: DrawerDay;
  signing: CashUpSigning;
  actor: User;
  now: Date;
}

/**
 * Signs a day of a branch as it was counted. Sent twice it counts once: the second finds it signed.
 *
 * @throws Problem `validation-failed` for a day to come; `cash-up-changed` where somebody has signed or recorded something since
 * it was looked at; nothing is stored
 */
export async function signCashUp(db: Database, { day, signing, actor, now }: Signing): Promise<CashUpSigned> {
  const { date, branchId } = day;
  if (!hasCome(date, now)) throw validationFailed([{ path: 'date', code: 'day-to-come' }]);
  const number = signing.after + 1;
  try {
    const isSigned = await inTransaction(db, async (trx) => {
      const signature = { day, signing, signedAt: now, signedBy: actor.username };
      if (!(await insertCashUp(trx, signature))) return false;
      const differences = Object.values(signing.reasons).filter((reason) => reason !== undefined).length;
      const subject = { type: 'cash-up', id: date } as const;
      const action = number === 1 ? 'cash-up-signed' : 'cash-up-corrected';
      const after = { differences, ...(branchId !== FIRST_BRANCH && { branchId }) };
      await writeAudit(trx, { at: now, actor, action, subject, after });
      return true;
    });
    if (isSigned) return { number };
  } catch (error) {
    if (!isSignedAlready(error)) throw error;
  }
  throw new Problem('cash-up-changed', await whyNot(db, day, signing));
}

async function whyNot(db: Database, day: DrawerDay, { after }: CashUpSigning): Promise<PlainCode | Refusal> {
  const { recorded, signed } = await findCashUps(db, day);
  if (signed[0] && signed[0].number !== after) return 'signed-meanwhile';
  const won = (method: CountedMethod) => expectedWon(method, recorded, 0);
  return {
    code: 'recorded-meanwhile',
    params: { cashWon: won('cash'), slipsWon: won('card-terminal'), transfersWon: won('transfer') },
  };
}
