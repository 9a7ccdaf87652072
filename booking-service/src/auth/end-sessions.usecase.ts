import { Problem } from '../platform/problem.ts';
import { writeAudit } from './audit-log.store.ts';
import { proveCurrentPassword } from './current-password.usecase.ts';
import type { OwnAccountContext } from './current-password.usecase.ts';
import { endSessionById } from './own-sessions.store.ts';
import { endSessionsOf } from './sessions.store.ts';

/**
 * Ends one session of one's own. Whoever finds an open session could else shut its owner out of all others.
 *
 * @throws Problem `not-found`, `validation-failed`, `too-many-requests`, `not-ready`
 */
export async function endOwnSession(
  id: number | undefined,
  password: string,
  context: OwnAccountContext,
): Promise<void> {
  await proveCurrentPassword(password, context);
  const { db, user, now } = context;
  await db.transaction(async (trx) => {
    const ended = id === undefined ? undefined : await endSessionById(trx, user.id, id);
    if (!ended) throw new Problem('not-found', 'session-over');
    await writeAudit(trx, {
      at: now,
      actor: user,
      action: 'session-ended',
      subject: { type: 'user', id: user.id },
      after: { browser: ended.browser },
    });
  });
}

/**
 * Ends all sessions of one's own but the one that asks; answers how many there were.
 *
 * @throws Problem `validation-failed`, `too-many-requests`, `not-ready`
 */
export async function endOtherSessions(password: string, context: OwnAccountContext): Promise<number> {
  await proveCurrentPassword(password, context);
  const { db, user, now, sessionToken } = context;
  return db.transaction(async (trx) => {
    const ended = await endSessionsOf(trx, user.id, sessionToken);
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
