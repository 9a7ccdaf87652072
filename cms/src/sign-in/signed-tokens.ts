import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a token of each kind is good: at most as long as the session that it names. */
const validForMs = { session: 8 * 60 * 60_000, ticket: 60_000, pass: 8 * 60 * 60_000 };
/**
 * `session` is the cookie of the CMS. `ticket` goes through the browser's address on the way to the preview, and the preview
 * changes it for a `pass`, which it keeps in a cookie.
 */
export type Kind = keyof typeof validForMs;

const sign = (kind: Kind, content: string, secret: string) =>
  createHmac('sha256', secret).update(`${kind} of ${content}`).digest('base64url');

export function createToken(kind: Kind, sessionId: number, secret: string, now: Date): string {
  const content = `${sessionId}.${now.getTime() + validForMs[kind]}`;
  return `${content}.${sign(kind, content, secret)}`;
}

/** The session that this token of ours names; null when it is none, or its time is over. */
export function readToken(
  kind: Kind,
  token: string | null | undefined,
  secret: string,
  now: Date,
): number | null {
  const [sessionId = '', expiresAt = '', signature = '', ...rest] = (token ?? '').split('.');
  const expected = Buffer.from(sign(kind, `${sessionId}.${expiresAt}`, secret));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected) && rest.length === 0;
  return isOurs && Number(expiresAt) > now.getTime() ? Number(sessionId) : null;
}
