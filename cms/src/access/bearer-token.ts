import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (value: string) => createHash('sha256').update(value).digest();

/** Whether the request carries `Authorization: Bearer <token>`; the comparison takes the same time for every guess. */
export function bearsToken(headers: Headers | undefined, token: string): boolean {
  const given = /^Bearer (\S+)$/.exec(headers?.get('authorization') ?? '')?.[1];
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}
