import type { PayloadRequest } from 'payload';
import { staffMember } from '../access/user.ts';
import { config } from '../configuration/config.ts';
import { readToken } from '../sign-in/signed-tokens.ts';
import { accountOf } from '../sign-in/standing.ts';
import type { SignedInUser } from '../sign-in/strategy.ts';

/** The session of the member of staff behind a request of the browser; null for anybody else. */
export const signedInSession = (req: PayloadRequest): number | null =>
  staffMember(req.user) ? (req.user as unknown as SignedInUser)._sid : null;

/** The session that a token is for, while it lasts. */
export async function sessionOf(kind: 'ticket' | 'pass', req: PayloadRequest): Promise<number | null> {
  const id = readToken(kind, req.headers.get(`x-preview-${kind}`), config.PAYLOAD_SECRET, new Date());
  return id !== null && (await accountOf(id, false)) ? id : null;
}
