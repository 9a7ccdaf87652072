import type { PayloadRequest } from 'payload';
import { staffMember } from './user.ts';

/** Everybody who is signed in to the CMS: editors and managers. */
export const staff = ({ req }: { req: PayloadRequest }): boolean => staffMember(req.user) !== null;
