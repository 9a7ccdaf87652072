import { createHmac, timingSafeEqual } from 'node:crypto';

/** Somebody who is signed in, in one of their sessions. */
export interface Viewer {
  userId: number;
  sessionId: string;
}

/**
 * A ticket goes through the browser's address on the way to the preview and is worth nothing a minute later; the preview
 * changes it for a pass, which it keeps in a cookie. A pass is good as long as the session behind it.
 */
const validForMs = { ticket: 60_000, pass: 12 * 60 * 60_000 };
export type Kind = keyof typeof validForMs;

const sign = (kind: Kind, content: string, secret: string) =>
  createHmac('sha256', secret).update(`preview ${kind} ${content}`).digest('base64url');

export function createToken(kind: Kind, { userId, sessionId }: Viewer, secret: string, now: Date): string {
  const content = `${userId}.${sessionId}.${now.getTime() + validForMs[kind]}`;
  return `${content}.${sign(kind, content, secret)}`;
}

/** Whom we made this token for; null when we did not, or when its time is over. */
export function readToken(kind: Kind, token: string | null, secret: string, now: Date): Viewer | null {
  const [userId = '', sessionId = '', expiresAt = '', signature = '', ...rest] = (token ?? '').split('.');
  const expected = Buffer.from(sign(kind, `${userId}.${sessionId}.${expiresAt}`, secret));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected) && rest.length === 0;
  return isOurs && Number(expiresAt) > now.getTime() ? { userId: Number(userId), sessionId } : null;
}
