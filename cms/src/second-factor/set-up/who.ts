import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { staffMember } from '../../access/user.ts';
import { confirmPassword } from '../../accounts/confirm-change.ts';
import { findAccount, type StoredAccount } from '../../sign-in/account.ts';
import { beginSession } from '../session/begin-session.ts';
import type { Answer } from '../session/endpoint.ts';
import { heldSignIn, type HeldSignIn } from '../session/held-sign-in.ts';
import { changeFactors } from '../store/change-factors.ts';
import { hasFactor } from '../store/factors.ts';
import type { Queries } from '../store/queries.ts';
import { refusal } from '../store/refusal.ts';

/** Somebody who is signed in, or who has to set a factor up before they are. */
interface Owner {
  account: StoredAccount;
  sessionId: string | null;
  held: HeldSignIn | null;
}

/** Whoever is signing in has just typed it, and leaves it out. */
export const ownPassword = { currentPassword: z.string().max(1000).optional() };

/** @throws APIError 401 */
export async function owner(req: PayloadRequest): Promise<Owner> {
  const member = staffMember(req.user);
  if (member) {
    const account = await findAccount(req, { id: { equals: member.id } });
    if (!account) throw refusal(req, 401, 'signInFirst');
    return { account, sessionId: (req.user as { _sid?: string })._sid ?? null, held: null };
  }
  const held = await heldSignIn(req.payload, req.headers, new Date());
  // With a factor, the sign-in has to be finished with that one.
  if (!held || hasFactor(held.factors)) throw refusal(req, 401, 'signInFirst');
  return { account: held.account, sessionId: null, held };
}

/** @throws APIError 401, ValidationError, APIError 429 or 503 */
export async function confirmedOwner(req: PayloadRequest, currentPassword = ''): Promise<Owner> {
  const found = await owner(req);
  if (found.held) return found;
  if (currentPassword === '') throw refusal(req, 400, 'typePassword');
  await confirmPassword(req, currentPassword);
  return found;
}

/** Saves a factor, and lets somebody in who had to set it up. */
export async function saveFactor(
  req: PayloadRequest,
  { account, sessionId, held }: Owner,
  work: (db: Queries) => Promise<void>,
): Promise<Answer> {
  const recoveryCodes = await changeFactors(req, { userId: account.id, keepSession: sessionId, work });
  return { body: { recoveryCodes }, ...(held && { headers: await beginSession(req, held) }) };
}
