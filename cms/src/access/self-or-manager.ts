import type { Access } from 'payload';
import { isManager, staffMember } from './user.ts';

/** Everybody sees and edits their own account; managers all of them. */
export const selfOrManager: Access = ({ req }) => {
  const account = staffMember(req.user);
  if (!account) return false;
  return isManager(account) ? true : { id: { equals: account.id } };
};
