import type { PayloadRequest } from 'payload';
import { signedIn } from './user.ts';

/** Whoever has an account, for their own account: even before a password that somebody else has set is changed. */
export const anybodySignedIn = ({ req }: { req: PayloadRequest }): boolean => signedIn(req.user) !== null;
