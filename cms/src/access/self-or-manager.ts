import type { Access } from 'payload';
import { staffMember } from './user.ts';

/** Everybody sees and edits their own account; managers all of them. */
export const selfOrManager: Access = ({ req }) => {
  const member = staffMember(req.user);
  if (!member) return false;
  return member.role === 'manager' ? true : { id: { equals: member.id } };
};
