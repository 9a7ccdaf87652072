import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionAfterOperationHook } from 'payload';
import { databaseOf } from '../../content-version/database.ts';
import { findAccount } from '../../sign-in/account.ts';
import { rememberBrowser } from '../../sign-in/known-browser.ts';
import { factorsOf, hasFactor } from '../store/factors.ts';
import { isFactorRequired } from '../store/requirement.ts';
import { heldSignInCookie } from './held-sign-in.ts';

/** The session that a token of Payload's stands for; the token is fresh from its maker. */
function sessionOf(token: string): string {
  const [, content = ''] = token.split('.');
  const { sid } = JSON.parse(Buffer.from(content, 'base64url').toString('utf8')) as { sid: string };
  return sid;
}

/**
 * After a right password that needs a second factor: the session that Payload has just made is taken back in its own
 * transaction, so that nobody ever has it. Until the factor is given there is no session, and everything (pages, API and
 * server actions) treats the browser like any visitor's. What waits is a cookie that opens the question for the factor.
 */
export const holdSignIn: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (operation !== 'login' || !result.token || !result.user) return result;
  const account = await findAccount(req, { id: { equals: result.user.id } });
  if (!account) return result;
  const db = await databaseOf(req.payload, req);
  const isNeeded = hasFactor(await factorsOf(db, account.id)) || (await isFactorRequired(req));
  if (!isNeeded) {
    rememberBrowser(req, account);
    return result;
  }
  const sessionId = sessionOf(result.token);
  await db.execute(sql`DELETE FROM users_sessions WHERE id = ${sessionId}`);
  req.user = null;
  req.responseHeaders ??= new Headers();
  req.responseHeaders.append('Set-Cookie', heldSignInCookie(account, sessionId, new Date()));
  // Who has only the password learns nothing of the account, and the page of the form looks for no session.
  return { ...result, token: '', exp: 0, user: null as never };
};
