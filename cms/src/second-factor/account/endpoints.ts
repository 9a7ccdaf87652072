import * as z from 'zod';
import { isManager } from '../../access/user.ts';
import { findAccount } from '../../sign-in/account.ts';
import { post } from '../session/endpoint.ts';
import { changeFactors } from '../store/change-factors.ts';
import { factorsOf, hasFactor } from '../store/factors.ts';
import { passkeysOf, removePasskey } from '../store/passkeys.ts';
import { renewRecoveryCodes } from '../store/recovery-codes.ts';
import { refusal } from '../store/refusal.ts';
import { removeTotp } from '../store/totp.ts';
import { confirmedOwner, ownPassword } from '../set-up/who.ts';

const remove = post(
  'remove',
  z.object({ ...ownPassword, factor: z.string().max(1400) }),
  async (req, { currentPassword, factor }) => {
    const { account, sessionId } = await confirmedOwner(req, currentPassword);
    await changeFactors(req, {
      userId: account.id,
      keepSession: sessionId,
      work: (db) => (factor === 'totp' ? removeTotp(db, account.id) : removePasskey(db, account.id, factor)),
    });
    return {};
  },
);

const renewCodes = post('recovery-codes', z.object(ownPassword), async (req, { currentPassword }) => {
  const { account } = await confirmedOwner(req, currentPassword);
  const db = req.payload.db.drizzle;
  if (!hasFactor(await factorsOf(db, account.id))) throw refusal(req, 409, 'noFactorYet');
  const recoveryCodes = await db.transaction((transaction) => renewRecoveryCodes(transaction, account.id));
  return { body: { recoveryCodes } };
});

/** For somebody who has lost a phone and the recovery codes: they sign in with the password alone, or set up a new factor. */
const takeAway = post(
  'take-away',
  z.object({ ...ownPassword, user: z.int() }),
  async (req, { currentPassword, user }) => {
    if (!isManager(req.user)) throw refusal(req, 403, 'managersOnly');
    if (req.user?.id === user) throw refusal(req, 409, 'ownOnes');
    await confirmedOwner(req, currentPassword);
    const account = await findAccount(req, { id: { equals: user } });
    if (!account) throw refusal(req, 404, 'noSuchAccount');
    await changeFactors(req, {
      userId: user,
      keepSession: null,
      mayBeLast: true,
      work: async (db) => {
        await removeTotp(db, user);
        for (const { credentialId } of await passkeysOf(db, user))
          await removePasskey(db, user, credentialId);
      },
    });
    req.payload.logger.warn({ msg: 'Second factors taken away', account: user, by: req.user?.id });
    return {};
  },
);

export const accountEndpoints = [remove, renewCodes, takeAway];
