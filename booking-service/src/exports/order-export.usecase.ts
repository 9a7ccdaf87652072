import { randomUUID } from 'node:crypto';
import type { Export, ExportOrder } from 'shared/exports/exports.ts';
import { writeAudit } from '../auth/audit-log.store.ts';
import type { User } from '../auth/account.ts';
import { requireBranch } from '../catalogue/branches.store.ts';
import type { Database } from '../platform/database.ts';
import { addExport } from './exports.store.ts';
import { countRows } from './sheets/rows.store.ts';
import { sheets } from './sheets/sheets.store.ts';

/**
 * Notes that an account will fetch a file, in the log of what staff do as well. The file is made while it is fetched.
 *
 * @throws Problem `validation-failed` for a branch that never was
 */
export async function orderExport(db: Database, order: ExportOrder, actor: User, now: Date): Promise<Export> {
  const { kind, format, from, to, language, branchId } = order;
  await requireBranch(db, branchId);
  const rows = await countRows(db, sheets[kind], { span: { from, to }, language, branchId, now });
  const id = randomUUID();
  await db.transaction(async (trx) => {
    await addExport(trx, { id, userId: actor.id, order, rows }, now);
    await writeAudit(trx, {
      ...{ at: now, actor, action: 'export-ordered', subject: { type: 'export', id: kind } },
      after: { from, to, format, rows, ...(branchId !== undefined && { branchId }) },
    });
  });
  return { id, state: 'ordered', rows, rowsSent: 0 };
}
