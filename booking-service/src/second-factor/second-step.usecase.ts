import type { PlainCode } from 'shared/problems/refusals.en.ts';
import { usedPasskeyCounter } from 'shared/auth/second-factor/passkeys.ts';
import { normalizedRecoveryCode } from 'shared/auth/second-factor/recovery-codes.ts';
import type { SecondStepAnswer } from 'shared/auth/second-factor/second-step.ts';
import { totpStep } from 'shared/auth/second-factor/totp.ts';
import { writeAudit } from '../auth/audit-log.store.ts';
import { limitsOf } from '../auth/login-limits.ts';
import type { LoginLimits } from '../auth/login-limits.ts';
import { openSession } from '../auth/open-session.usecase.ts';
import type { SignedIn, SigningInBrowser } from '../auth/open-session.usecase.ts';
import { forgetPending, lockPending } from '../auth/pending-sign-ins.store.ts';
import type { PendingSignIn } from '../auth/pending-sign-ins.store.ts';
import { countTries, knownDeviceOf, noteFailure, takeBackTries } from '../auth/tries.usecase.ts';
import type { EmailQueue } from '../email/base/email.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { Problem } from '../platform/problem.ts';
import type { Sealing } from '../platform/sealing.ts';
import { findAppSecret, takeStep } from './apps.store.ts';
import { listPasskeys, usePasskey } from './passkeys.store.ts';
import { takeRecoveryCode } from './recovery-codes.store.ts';

export interface SecondStepContext extends SigningInBrowser {
  db: Database;
  emails: EmailQueue;
  limits: LoginLimits;
  sealing: Sealing;
  origin: string;
  pendingToken: string | undefined;
}

/**
 * Signs in whoever has typed the right password a moment ago and answers with a second factor now. Tries are counted before
 * they are judged, for the account and the address; a right one is taken back.
 *
 * @throws Problem `second-step-ended`, `invalid-credentials`, `too-many-requests`
 */
export async function takeSecondStep(
  answer: SecondStepAnswer,
  context: SecondStepContext,
): Promise<SignedIn> {
  const { db, now, pendingToken } = context;
  if (pendingToken === undefined) throw ended();
  const pending = await db.transaction((trx) => lockPending(trx, pendingToken, now));
  if (!pending) throw ended();
  const { user } = pending;
  const knownDevice = await knownDeviceOf(db, context.deviceToken, user);
  const limits = limitsOf(
    { address: context.address, login: String(user.id), knownDevice, step: 'second' },
    context.limits,
  );
  await countTries(db, limits, now);
  const signedIn = await db.transaction(async (trx) => {
    const stillPending = await lockPending(trx, pendingToken, now);
    if (!stillPending) throw ended();
    if (!(await isRight(trx, answer, stillPending, context))) return null;
    await forgetPending(trx, pendingToken);
    return openSession(trx, stillPending.user, context);
  });
  if (!signedIn) {
    await noteFailure(user, 'second-step-failed', context);
    throw new Problem('invalid-credentials', refusalOf(answer));
  }
  await takeBackTries(db, limits, now);
  return signedIn;
}

const ended = () => new Problem('second-step-ended', 'factor-ended');

function refusalOf(answer: SecondStepAnswer): PlainCode {
  if ('code' in answer) return 'factor-code';
  return 'recoveryCode' in answer ? 'factor-recovery-code' : 'factor-passkey';
}

async function isRight(
  trx: Transaction,
  answer: SecondStepAnswer,
  { user, challenge }: PendingSignIn,
  context: SecondStepContext,
): Promise<boolean> {
  const { now, origin, emails, sealing } = context;
  if ('code' in answer) {
    const secret = await findAppSecret(trx, sealing, user.id);
    const step = secret === undefined ? null : totpStep(secret, answer.code, now);
    return step !== null && takeStep(trx, user.id, step);
  }
  if ('recoveryCode' in answer) {
    const code = normalizedRecoveryCode(answer.recoveryCode);
    if (code === null || !(await takeRecoveryCode(trx, user.id, code))) return false;
    const subject = { type: 'user', id: user.id } as const;
    await writeAudit(trx, { at: now, actor: user, action: 'recovery-code-used', subject });
    await emails.secondFactorChanged(trx, { account: user, news: 'recovery-code-used', now });
    return true;
  }
  const passkey = (await listPasskeys(trx, user.id)).find(
    ({ credentialId }) => credentialId === answer.passkey.id,
  );
  if (!passkey || challenge === null) return false;
  const counter = await usedPasskeyCounter({ origin }, challenge, passkey, answer.passkey);
  return counter !== null && usePasskey(trx, passkey, counter, now);
}
