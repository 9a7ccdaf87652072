import type { AuditAction } from 'shared/auth/audit.ts';
import type { Database } from '../platform/database.ts';
import { countHit, takeBackHit } from '../platform/rate-limit.ts';
import type { Limits } from '../platform/rate-limit.ts';
import type { User } from './account.ts';
import { writeAudit } from './audit-log.store.ts';
import { findKnownDevice } from './devices.store.ts';
import type { SigningInBrowser } from './open-session.usecase.ts';

/** The browser's row, when it has signed in to this account before. */
export async function knownDeviceOf(
  db: Database,
  deviceToken: string | undefined,
  user: Pick<User, 'id'>,
): Promise<number | undefined> {
  return deviceToken === undefined ? undefined : findKnownDevice(db, deviceToken, user.id);
}

/** Limits bound how often; what was typed in vain for nobody's account is not worth keeping. */
export function noteFailure(
  user: User,
  action: Extract<AuditAction, 'sign-in-failed' | 'second-step-failed'>,
  { db, now, from, watch }: { db: Database } & Pick<SigningInBrowser, 'now' | 'from' | 'watch'>,
): Promise<void> {
  const subject = { type: 'user', id: user.id } as const;
  return db.transaction(async (trx) => {
    await writeAudit(trx, { at: now, actor: 'stranger', action, subject });
    await watch.failed(trx, { user, from, now });
  });
}

/** @throws Problem `too-many-requests` */
export async function countTries(db: Database, limits: Limits, now: Date): Promise<void> {
  await countHit(db, limits, now, 'too-many-tries');
}

/** For a try that was right, or could not be judged. */
export async function takeBackTries(db: Database, limits: Limits, now: Date): Promise<void> {
  await takeBackHit(db, limits, now);
}
