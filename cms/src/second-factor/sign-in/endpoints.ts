import type { PayloadRequest } from 'payload';
import { usedPasskeySchema } from 'shared/auth/second-factor/passkey-answers.ts';
import { passkeyRequest } from 'shared/auth/second-factor/passkeys.ts';
import * as z from 'zod';
import { config } from '../../configuration/config.ts';
import { clientAddress } from '../../sign-in/client-address.ts';
import { countTry } from '../../sign-in/limits.ts';
import { pseudonym } from '../../sign-in/pseudonym.ts';
import { beginSession } from '../session/begin-session.ts';
import { post } from '../session/endpoint.ts';
import { heldSignIn, noHeldSignInCookie, type HeldSignIn } from '../session/held-sign-in.ts';
import { keepChallenge, takeChallenge } from '../store/challenges.ts';
import { hasFactor } from '../store/factors.ts';
import { passkeysOf, takePasskey } from '../store/passkeys.ts';
import { place } from '../store/place.ts';
import { takeRecoveryCode } from '../store/recovery-codes.ts';
import { reason, refusal, tooManyCodes, type Reason } from '../store/refusal.ts';
import { takeTotpCode } from '../store/totp.ts';

/** @throws APIError 401 */
async function waiting(req: PayloadRequest): Promise<HeldSignIn> {
  const held = await heldSignIn(req.payload, req.headers, new Date());
  if (!held || !hasFactor(held.factors)) throw refusal(req, 401, 'lapsed');
  return held;
}

function refusedFactor(req: PayloadRequest, { account }: HeldSignIn, why: Reason) {
  req.payload.logger.warn({
    msg: 'Second factor refused',
    reason: why,
    account: account.id,
    from: pseudonym('address', clientAddress(req.headers)),
  });
  return refusal(req, 400, why);
}

/** Six digits are a code of the app; everything else is taken for a recovery code. */
async function problemOf(req: PayloadRequest, { account }: HeldSignIn, code: string): Promise<Reason | null> {
  const db = req.payload.db.drizzle;
  if (!/^(?:\s*\d){6}\s*$/.test(code))
    return (await takeRecoveryCode(db, account.id, code)) ? null : 'wrongRecoveryCode';
  const outcome = await takeTotpCode(db, account.id, code, new Date());
  return { right: null, wrong: 'wrongCode' as const, used: 'usedCode' as const }[outcome];
}

/** Counted by account alone: whoever gets here has the password, and with it could become any browser. */
const byCode = post(
  'sign-in/code',
  z.object({
    code: z.string(reason('typeCode')).min(1, reason('typeCode')).max(100, reason('codeTooLong')),
  }),
  async (req, { code }) => {
    const held = await waiting(req);
    const max = config.LIMIT_LOGINS_PER_ACCOUNT_PER_15_MINUTES;
    const bucket = pseudonym('second factor', held.account.id);
    const takeBack = await countTry(req, [{ bucket, max }], tooManyCodes);
    const problem = await problemOf(req, held, code);
    if (problem) throw refusedFactor(req, held, problem);
    await takeBack();
    return { headers: await beginSession(req, held) };
  },
);

const askForPasskey = post('sign-in/passkey-options', z.object({}), async (req) => {
  const { account } = await waiting(req);
  const db = req.payload.db.drizzle;
  const options = await passkeyRequest(place, await passkeysOf(db, account.id));
  await keepChallenge(db, account.id, options.challenge, new Date());
  return { body: options };
});

/** Not counted: nobody guesses a signature. */
const byPasskey = post(
  'sign-in/passkey',
  z.object({ answer: usedPasskeySchema }),
  async (req, { answer }) => {
    const held = await waiting(req);
    const db = req.payload.db.drizzle;
    const { id } = held.account;
    const challenge = await takeChallenge(db, id, answer.response, new Date());
    const isRight = challenge !== null && (await takePasskey(db, id, challenge, answer));
    if (!isRight) throw refusedFactor(req, held, 'wrongPasskey');
    return { headers: await beginSession(req, held) };
  },
);

const leave = post('sign-in/leave', z.object({}), () =>
  Promise.resolve({ headers: new Headers({ 'Set-Cookie': noHeldSignInCookie() }) }),
);

export const signInEndpoints = [byCode, askForPasskey, byPasskey, leave];
