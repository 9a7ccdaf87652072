import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (value: string) => createHash('sha256').update(value).digest();

/** Whether the header `Authorization` is `Bearer <token>`; the comparison takes the same time for every guess. */
export function bearsToken(authorization: string | null | undefined, token: string): boolean {
  const given = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}
