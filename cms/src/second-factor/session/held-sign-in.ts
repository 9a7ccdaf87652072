import type { Payload } from 'payload';
import { createLocalReq } from 'payload';
import { generateCookie, parseCookies } from 'payload/shared';
import { config } from '../../configuration/config.ts';
import { cookieNames } from '../../http/cookies.ts';
import { findAccount, type StoredAccount } from '../../sign-in/account.ts';
import { factorsOf, hasFactor, type Factors } from '../store/factors.ts';
import { isFactorRequired } from '../store/requirement.ts';
import { createTicket, readTicket, ticketValidMs } from '../store/tickets.ts';

/** Somebody who has given the right password, and whose session begins with a second factor. */
export interface HeldSignIn {
  account: StoredAccount;
  /** Of the session that will begin. */
  sessionId: string;
  /** Without one, all they can do is to set one up. */
  factors: Factors;
}

function cookie(value: string, expires: Date): string {
  const made = generateCookie({
    name: cookieNames.heldSignIn,
    value,
    expires,
    httpOnly: true,
    path: '/',
    sameSite: 'Lax',
    secure: config.CMS_URL.startsWith('https:'),
    returnCookieAsObject: false,
  });
  return String(made);
}

export function heldSignInCookie(account: StoredAccount, sessionId: string, now: Date): string {
  const ticket = createTicket('sign-in', account, sessionId, now);
  return cookie(`${account.id}.${ticket}`, new Date(now.getTime() + ticketValidMs));
}

export const noHeldSignInCookie = (): string => cookie('', new Date(0));

/** The sign-in that waits in this browser, while it still needs a second factor; null when there is none. */
export async function heldSignIn(payload: Payload, headers: Headers, now: Date): Promise<HeldSignIn | null> {
  const value = parseCookies(headers).get(cookieNames.heldSignIn) ?? '';
  const [id = '', ticket = ''] = value.split(/\.(.*)/s);
  if (!/^\d{1,9}$/.test(id)) return null;
  const req = await createLocalReq({}, payload);
  const account = await findAccount(req, { id: { equals: Number(id) } });
  const sessionId = account && readTicket('sign-in', account, ticket, now);
  if (!account || !sessionId) return null;
  const factors = await factorsOf(payload.db.drizzle, account.id);
  const isNeeded = hasFactor(factors) || (await isFactorRequired(req));
  return isNeeded ? { account, sessionId, factors } : null;
}
