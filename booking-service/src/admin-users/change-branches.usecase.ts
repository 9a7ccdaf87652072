import type { PlainCode } from 'shared/problems/refusals.en.ts';
import type { Role } from 'shared/auth/accounts.ts';
import type { User } from '../auth/account.ts';
import { writeAudit } from '../auth/audit-log.store.ts';
import { setBranches } from '../auth/users.store.ts';
import type { Queryable } from '../platform/database.ts';
import { validationFailed } from '../platform/parse.ts';
import { mustFind } from './acting-admin.usecase.ts';
import type { ActingAdmin } from './acting-admin.usecase.ts';

/**
 * Limits somebody at the counter to some branches, or (null) no longer. It holds from their next request on.
 *
 * @throws Problem `not-found`, `validation-failed` for an admin, and for a branch that there is not
 */
export function changeBranches(
  id: number,
  branchIds: readonly number[] | null,
  { db, actor, now }: ActingAdmin,
): Promise<User> {
  const wanted = branchIds && [...new Set(branchIds)].toSorted((one, other) => one - other);
  return db.transaction(async (trx) => {
    const user = await mustFind(trx, id);
    await refuseBranches(trx, user.role, wanted);
    if (String(user.branchIds) === String(wanted)) return user;
    await setBranches(trx, id, wanted);
    await writeAudit(trx, {
      at: now,
      actor,
      action: 'account-branches',
      subject: { type: 'user', id },
      before: { branchIds: user.branchIds },
      after: { branchIds: wanted },
    });
    return { ...user, branchIds: wanted };
  });
}

/** @throws Problem `validation-failed` */
export async function refuseBranches(
  db: Queryable,
  role: Role,
  branchIds: readonly number[] | null,
): Promise<void> {
  if (branchIds === null) return;
  const refused = (code: PlainCode) => validationFailed([{ path: 'branchIds', code }]);
  if (role !== 'staff') throw refused('branches-of-staff');
  const { rows } = await db.query<{ id: number }>('SELECT id FROM branches');
  const known = new Set(rows.map(({ id }) => id));
  if (!branchIds.every((id) => known.has(id))) throw refused('branches-missing');
}
