import { accountRefusals } from 'shared/auth/accounts.ts';
import type { Database } from '../platform/database.ts';
import { Problem } from '../platform/problem.ts';
import type { User } from './account.ts';
import { writeAudit } from './audit-log.store.ts';
import { endSessionById } from './own-sessions.store.ts';
import { endSessionsOf } from './sessions.store.ts';

interface EndSessionsContext {
  db: Database;
  user: User;
  now: Date;
}

/** Ends one session of one's own. @throws Problem `not-found` */
export function endOwnSession(id: number | undefined, { db, user, now }: EndSessionsContext): Promise<void> {
  return db.transaction(async (trx) => {
    const ended = id === undefined ? undefined : await endSessionById(trx, user.id, id);
    if (!ended) throw new Problem('not-found', accountRefusals.sessionOver);
    await writeAudit(trx, {
      at: now,
      actor: user,
      action: 'session-ended',
      subject: { type: 'user', id: user.id },
      after: { browser: ended.browser },
    });
  });
}

/** Ends all sessions of one's own but the one of the token; answers how many there were. */
export function endOtherSessions(token: string, { db, user, now }: EndSessionsContext): Promise<number> {
  return db.transaction(async (trx) => {
    const ended = await endSessionsOf(trx, user.id, token);
    if (ended === 0) return 0;
    await writeAudit(trx, {
      at: now,
      actor: user,
      action: 'other-sessions-ended',
      subject: { type: 'user', id: user.id },
      after: { sessions: ended },
    });
    return ended;
  });
}
