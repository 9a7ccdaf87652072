import type { User } from '../auth/account.ts';
import { writeAudit } from '../auth/audit-log.store.ts';
import { endSessionsOf } from '../auth/sessions.store.ts';
import type { Transaction } from '../platform/database.ts';
import { deleteFactorsOf } from './factors.store.ts';

/**
 * Takes every second factor from an account whose owner has lost theirs. All its sessions end: whoever has the phone may have
 * one. False when it had none.
 *
 * @param actor null from the command line
 */
export async function resetSecondFactor(
  trx: Transaction,
  user: User,
  actor: User | null,
  now: Date,
): Promise<boolean> {
  if (!user.hasSecondFactor) return false;
  await deleteFactorsOf(trx, user.id);
  await endSessionsOf(trx, user.id);
  await writeAudit(trx, {
    at: now,
    actor,
    action: 'second-factor-reset',
    subject: { type: 'user', id: user.id },
  });
  return true;
}
