import { accountMessages } from 'shared/auth/accounts.ts';
import type { LoginRequest } from 'shared/auth/accounts.ts';
import type { Database } from '../platform/database.ts';
import { Problem } from '../platform/problem.ts';
import { countHit, takeBackHit } from '../platform/rate-limit.ts';
import type { Limit } from '../platform/rate-limit.ts';
import type { User } from './account.ts';
import { writeAudit } from './audit-log.store.ts';
import { forgetDevice, isKnownDevice, rememberDevice } from './devices.store.ts';
import type { LoginLimits } from './login-limits.ts';
import { limitsOf, tooManyTries } from './login-limits.ts';
import type { Passwords } from './passwords.ts';
import { endSession, insertSession } from './sessions.store.ts';
import { newToken } from './tokens.ts';
import { findByLogin } from './users.store.ts';
import type { UserWithPassword } from './users.store.ts';

export interface SignInContext {
  db: Database;
  passwords: Passwords;
  limits: LoginLimits;
  now: Date;
  address: string;
  /** Tokens that the browser brought along. */
  sessionToken: string | undefined;
  deviceToken: string | undefined;
}

export interface SignedIn {
  user: User;
  sessionToken: string;
  deviceToken: string;
}

/**
 * Signs somebody in with a session of its own; one that the browser had before ends (design.md section 6). Tries are
 * counted before anything is hashed, and a right one is taken back.
 *
 * @throws Problem `invalid-credentials`, `account-disabled` (only after the right password), `too-many-requests`, `not-ready`
 */
export async function signIn(
  { username, password }: LoginRequest,
  context: SignInContext,
): Promise<SignedIn> {
  const { db, passwords, now } = context;
  const user = await findByLogin(db, username);
  const knownDevice = await knownDeviceOf(context, user);
  const limits = limitsOf(
    { address: context.address, login: username, userId: user?.id, knownDevice },
    context.limits,
  );
  await countTry(db, limits, now);

  const matches = await passwords
    .matches(user?.passwordHash, password, knownDevice === undefined ? 'stranger' : 'trusted')
    .catch(async (error: unknown) => {
      await takeBack(db, limits, now);
      throw error;
    });
  if (!user || !matches) throw new Problem('invalid-credentials', accountMessages.invalidCredentials);
  await takeBack(db, limits, now);
  if (!user.isActive) throw new Problem('account-disabled', accountMessages.accountDisabled);
  return openSession(user, context);
}

async function knownDeviceOf(
  { db, deviceToken }: SignInContext,
  user: UserWithPassword | undefined,
): Promise<string | undefined> {
  if (deviceToken === undefined || user === undefined) return undefined;
  return (await isKnownDevice(db, deviceToken, user.id)) ? deviceToken : undefined;
}

async function countTry(db: Database, limits: readonly Limit[], now: Date): Promise<void> {
  for (const limit of limits) await countHit(db, limit, now, tooManyTries);
}

async function takeBack(db: Database, limits: readonly Limit[], now: Date): Promise<void> {
  for (const limit of limits) await takeBackHit(db, limit, now);
}

async function openSession(
  { passwordHash: _, ...user }: UserWithPassword,
  context: SignInContext,
): Promise<SignedIn> {
  const { db, now, sessionToken: earlierSession, deviceToken: earlierDevice } = context;
  const sessionToken = newToken();
  const deviceToken = newToken();
  await db.transaction(async (trx) => {
    if (earlierSession !== undefined) await endSession(trx, earlierSession);
    if (earlierDevice !== undefined) await forgetDevice(trx, earlierDevice);
    await insertSession(trx, sessionToken, user.id, now);
    await rememberDevice(trx, deviceToken, user.id, now);
    await writeAudit(trx, {
      at: now,
      actor: user,
      action: 'signed-in',
      subject: { type: 'user', id: user.id },
    });
  });
  return { user, sessionToken, deviceToken };
}
