import type { PayloadRequest } from 'payload';
import { staffMember } from '../access/user.ts';
import { config } from '../configuration/config.ts';
import type { User } from '../generated/payload-types.ts';
import { readToken, type Kind, type Viewer } from './tokens.ts';

/** The signed-in member of staff behind a request of the browser, with their session. */
export function signedInViewer(req: PayloadRequest): Viewer | null {
  const member = staffMember(req.user);
  const sessionId = (req.user as { _sid?: string } | null)?._sid;
  return member && sessionId ? { userId: member.id, sessionId } : null;
}

/** Whom a token is for, while their session lasts: it ends with a sign-out, and with the account. */
export async function viewerOf(kind: Kind, req: PayloadRequest): Promise<Viewer | null> {
  const now = new Date();
  const viewer = readToken(kind, req.headers.get(`x-preview-${kind}`), config.PAYLOAD_SECRET, now);
  if (!viewer) return null;
  const where = { id: { equals: viewer.userId } };
  const user = await req.payload.db.findOne<User>({ collection: 'users', where });
  const session = user?.sessions?.find(({ id }) => id === viewer.sessionId);
  return session && Date.parse(session.expiresAt) > now.getTime() ? viewer : null;
}
