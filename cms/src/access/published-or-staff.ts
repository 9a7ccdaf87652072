import type { Access } from 'payload';
import { staffMember } from './user.ts';

/** Visitors read what is published; staff read drafts too. */
export const publishedOrStaff: Access = ({ req }) =>
  staffMember(req.user) ? true : { _status: { equals: 'published' } };
