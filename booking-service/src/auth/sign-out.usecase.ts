import type { Database } from '../platform/database.ts';
import { writeAudit } from './audit-log.store.ts';
import { endSession, findSessionUser } from './sessions.store.ts';

/** Ends the session of a token, if there is one. */
export function signOut(db: Database, token: string, now: Date): Promise<void> {
  return db.transaction(async (trx) => {
    const user = await findSessionUser(trx, token, now);
    await endSession(trx, token);
    if (!user) return;
    await writeAudit(trx, {
      at: now,
      actor: user,
      action: 'signed-out',
      subject: { type: 'user', id: user.id },
    });
  });
}
