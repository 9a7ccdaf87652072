import { randomBytes } from 'node:crypto';
import { newPasskeySchema } from 'shared/auth/second-factor/passkey-answers.ts';
import { createdPasskey, passkeyCreation } from 'shared/auth/second-factor/passkeys.ts';
import { TOTP_SECRET_BYTES, totpAddress, totpSecret, totpStep } from 'shared/auth/second-factor/totp.ts';
import * as z from 'zod';
import { post } from '../session/endpoint.ts';
import { keepChallenge, takeChallenge } from '../store/challenges.ts';
import { passkeysOf, savePasskey } from '../store/passkeys.ts';
import { place } from '../store/place.ts';
import { reason, refusal } from '../store/refusal.ts';
import { createTicket, readTicket } from '../store/tickets.ts';
import { saveTotp } from '../store/totp.ts';
import { confirmedOwner, owner, ownPassword, saveFactor } from './who.ts';

/** Nothing is stored yet: the ticket carries the secret until a code has shown that the app has it. */
const beginTotp = post('totp/begin', z.object(ownPassword), async (req, { currentPassword }) => {
  const { account } = await confirmedOwner(req, currentPassword);
  const { payload } = req;
  const { email } = await payload.findByID({ collection: 'users', id: account.id, depth: 0, req });
  const { cafeName } = await payload.findGlobal({ slug: 'site-settings', locale: 'en', depth: 0, req });
  const secret = totpSecret(randomBytes(TOTP_SECRET_BYTES));
  const address = totpAddress(secret, { issuer: `${cafeName} CMS`, label: email });
  return { body: { secret, address, ticket: createTicket('totp', account, secret, new Date()) } };
});

const typeCode = reason('typeSixDigits');

const finishTotp = post(
  'totp',
  z.object({ ticket: z.string().max(300), code: z.string(typeCode).regex(/^(?:\s*\d){6}\s*$/, typeCode) }),
  async (req, { ticket, code }) => {
    const who = await owner(req);
    const now = new Date();
    const secret = readTicket('totp', who.account, ticket, now);
    if (secret === null) throw refusal(req, 400, 'lapsedSetUp');
    const step = totpStep(secret, code, now);
    if (step === null) throw refusal(req, 400, 'wrongCode');
    return saveFactor(req, who, (db) => saveTotp(db, who.account.id, secret, step));
  },
);

const beginPasskey = post('passkeys/begin', z.object(ownPassword), async (req, { currentPassword }) => {
  const { account } = await confirmedOwner(req, currentPassword);
  const db = req.payload.db.drizzle;
  const { email } = await req.payload.findByID({ collection: 'users', id: account.id, depth: 0, req });
  const user = { id: Buffer.from(`cms ${account.id}`), name: email };
  const options = await passkeyCreation(place, user, await passkeysOf(db, account.id));
  await keepChallenge(db, account.id, options.challenge, new Date());
  return { body: options };
});

const typeName = reason('typeName');

const finishPasskey = post(
  'passkeys',
  z.object({
    answer: newPasskeySchema,
    name: z.string(typeName).trim().min(1, typeName).max(60, reason('nameTooLong')),
  }),
  async (req, { answer, name }) => {
    const who = await owner(req);
    const challenge = await takeChallenge(
      req.payload.db.drizzle,
      who.account.id,
      answer.response,
      new Date(),
    );
    if (challenge === null) throw refusal(req, 400, 'lapsedSetUp');
    const passkey = await createdPasskey(place, challenge, answer);
    if (!passkey) throw refusal(req, 400, 'wrongPasskey');
    return saveFactor(req, who, async (db) => {
      if (!(await savePasskey(db, who.account.id, name, passkey))) throw refusal(req, 409, 'knownPasskey');
    });
  },
);

export const setUpEndpoints = [beginTotp, finishTotp, beginPasskey, finishPasskey];
