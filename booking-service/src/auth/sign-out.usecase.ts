import type { Database, Transaction } from '../platform/database.ts';
import { writeAudit } from './audit-log.store.ts';
import { findCmsSession } from './cms-sessions.store.ts';
import { endSessionById } from './own-sessions.store.ts';
import { findSessionUser } from './sessions.store.ts';
import type { SessionUser } from './sessions.store.ts';

/** Ends the session of a token, if there is one. */
export const signOut = (db: Database, token: string, now: Date): Promise<void> =>
  endWhere(db, (trx) => findSessionUser(trx, token, now), now);

/** Ends the staff session behind one of the CMS: there is one sign-out. */
export const signOutOfCms = (db: Database, id: number, now: Date): Promise<void> =>
  endWhere(db, (trx) => findCmsSession(trx, id, now), now);

function endWhere(
  db: Database,
  find: (trx: Transaction) => Promise<SessionUser | undefined>,
  now: Date,
): Promise<void> {
  return db.transaction(async (trx) => {
    const user = await find(trx);
    if (!user) return;
    await endSessionById(trx, user.id, user.sessionId);
    await writeAudit(trx, {
      at: now,
      actor: user,
      action: 'signed-out',
      subject: { type: 'user', id: user.id },
    });
  });
}
