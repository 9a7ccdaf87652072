import type { Transaction } from '../platform/database.ts';
import type { User } from './account.ts';
import { writeAudit } from './audit-log.store.ts';
import { isNewBrowser, rememberDevice } from './devices.store.ts';
import type { SeenFrom } from './seen-from.ts';
import { endSession, insertSession } from './sessions.store.ts';
import type { SignInWatch } from './sign-in-watch.ts';
import { newToken } from './tokens.ts';

/** The browser that somebody signs in with. */
export interface SigningInBrowser {
  now: Date;
  address: string;
  from: SeenFrom;
  watch: SignInWatch;
  /** Tokens that it brought along. */
  sessionToken: string | undefined;
  deviceToken: string | undefined;
}

export interface SignedIn {
  user: User;
  sessionToken: string;
  deviceToken: string;
}

/** A session of its own for whoever has answered everything; one that the browser had before ends. */
export async function openSession(
  trx: Transaction,
  user: User,
  { now, from, watch, sessionToken: earlierSession, deviceToken: earlierDevice }: SigningInBrowser,
): Promise<SignedIn> {
  const sessionToken = newToken();
  const deviceToken = newToken();
  if (earlierSession !== undefined) await endSession(trx, earlierSession);
  if (await isNewBrowser(trx, user.id, earlierDevice)) await watch.newBrowser(trx, { user, from, now });
  await insertSession(trx, sessionToken, user.id, from, now);
  await rememberDevice(trx, { earlier: earlierDevice, next: deviceToken }, user.id, now);
  await writeAudit(trx, {
    at: now,
    actor: user,
    action: 'signed-in',
    subject: { type: 'user', id: user.id },
  });
  return { user, sessionToken, deviceToken };
}
