import { sql } from '@payloadcms/db-postgres/drizzle';
import { getFieldsToSign, jwtSign, type PayloadRequest } from 'payload';
import { generatePayloadCookie } from 'payload/shared';
import { rememberBrowser } from '../../sign-in/known-browser.ts';
import { idleSeconds } from '../../sign-in/session-lifetime.ts';
import { refusal } from '../store/refusal.ts';
import { noHeldSignInCookie, type HeldSignIn } from './held-sign-in.ts';

/**
 * The session of a sign-in whose second factor has been given, as Payload would have made it.
 *
 * @returns the headers of the answer
 * @throws APIError 401 when it has begun before: one sign-in is one session
 */
export async function beginSession(
  req: PayloadRequest,
  { account, sessionId }: HeldSignIn,
): Promise<Headers> {
  const { config } = req.payload.collections.users;
  const now = new Date();
  const end = new Date(now.getTime() + idleSeconds * 1000);
  const { rows } = await req.payload.db.drizzle.execute(sql`
    INSERT INTO users_sessions (_order, _parent_id, id, created_at, expires_at)
    SELECT coalesce(max(_order), 0) + 1, ${account.id}, ${sessionId}, ${now.toISOString()}, ${end.toISOString()}
    FROM users_sessions WHERE _parent_id = ${account.id}
    ON CONFLICT DO NOTHING
    RETURNING id`);
  if (rows.length === 0) throw refusal(req, 401, 'lapsed');
  rememberBrowser(req, account);
  const user = await req.payload.findByID({ collection: 'users', id: account.id, depth: 0, req });
  const { token } = await jwtSign({
    fieldsToSign: getFieldsToSign({
      collectionConfig: config,
      email: user.email,
      sid: sessionId,
      user: { ...user, collection: 'users' },
    }),
    secret: req.payload.secret,
    tokenExpiration: idleSeconds,
  });
  const { cookiePrefix } = req.payload.config;
  const session = generatePayloadCookie({ collectionAuthConfig: config.auth, cookiePrefix, token });
  const headers = new Headers();
  headers.append('Set-Cookie', String(session));
  headers.append('Set-Cookie', noHeldSignInCookie());
  return headers;
}
