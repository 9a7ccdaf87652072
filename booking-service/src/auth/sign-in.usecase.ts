import type { LoginRequest } from 'shared/auth/accounts.ts';
import { passkeyRequest } from 'shared/auth/second-factor/passkeys.ts';
import type { SecondStep } from 'shared/auth/second-factor/second-step.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { Problem } from '../platform/problem.ts';
import type { User } from './account.ts';
import { limitsOf } from './login-limits.ts';
import type { LoginLimits } from './login-limits.ts';
import { openSession } from './open-session.usecase.ts';
import type { SignedIn, SigningInBrowser } from './open-session.usecase.ts';
import type { Passwords } from './passwords.ts';
import { insertPending, waysToAnswer } from './pending-sign-ins.store.ts';
import { newToken } from './tokens.ts';
import { countTries, knownDeviceOf, noteFailure, takeBackTries } from './tries.usecase.ts';
import { findByLogin, findPassword, lockUser } from './users.store.ts';

export interface SignInContext extends SigningInBrowser {
  db: Database;
  passwords: Passwords;
  limits: LoginLimits;
  /** Of the website: passkeys are held to it. */
  origin: string;
}

/** The password was right; somebody is signed in once the second factor has answered for this token. */
export interface HalfSignedIn {
  pendingToken: string;
  secondStep: SecondStep;
}

/**
 * Signs somebody in, or asks for the account's second factor. Tries are counted before anything is hashed, and a right one
 * is taken back.
 *
 * @throws Problem `invalid-credentials`, `account-disabled` (only after the right password), `too-many-requests`, `not-ready`
 */
export async function signIn(
  { username, password }: LoginRequest,
  context: SignInContext,
): Promise<SignedIn | HalfSignedIn> {
  const { db, passwords, now } = context;
  const user = await findByLogin(db, username);
  const knownDevice = user && (await knownDeviceOf(db, context.deviceToken, user));
  const limits = limitsOf({ address: context.address, login: username, knownDevice }, context.limits);
  await countTries(db, limits, now);

  const matches = await passwords
    .matches(user?.passwordHash, password, knownDevice === undefined ? 'stranger' : 'trusted')
    .catch(async (error: unknown) => {
      await takeBackTries(db, limits, now);
      throw error;
    });
  if (!user || !matches) {
    if (user) await noteFailure(user, 'sign-in-failed', context);
    throw new Problem('invalid-credentials', 'invalid-credentials');
  }
  await takeBackTries(db, limits, now);
  return db.transaction(async (trx) => {
    // What guards the account may have changed while the password was computed.
    const account = await lockUser(trx, user.id);
    if (!account || (await findPassword(trx, user.id)) !== user.passwordHash)
      throw new Problem('invalid-credentials', 'invalid-credentials');
    if (!account.isActive) throw new Problem('account-disabled', 'account-disabled');
    return account.hasSecondFactor
      ? waitForSecondFactor(trx, account, context)
      : openSession(trx, account, context);
  });
}

async function waitForSecondFactor(
  trx: Transaction,
  user: User,
  { origin, now }: SignInContext,
): Promise<HalfSignedIn> {
  const { app, recoveryCode, passkeys } = await waysToAnswer(trx, user.id);
  const passkey = passkeys.length === 0 ? null : await passkeyRequest({ origin }, passkeys);
  const pendingToken = newToken();
  const challenge = passkey?.challenge ?? null;
  await insertPending(trx, { token: pendingToken, userId: user.id, challenge, now });
  return { pendingToken, secondStep: { app, passkey: passkey && { ...passkey }, recoveryCode } };
}
