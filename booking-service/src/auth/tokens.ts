import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as a cookie can carry them. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token. Tokens are random, so a plain hash is enough. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
