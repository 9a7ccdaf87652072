import type { GlobalAfterChangeHook, GlobalBeforeChangeHook } from 'payload';
import { staffMember } from '../access/user.ts';
import { databaseOf } from '../content-version/database.ts';
import { endSessionsWithoutFactor, factorsOf, hasFactor } from './store/factors.ts';
import { refusal } from './store/refusal.ts';

/** Nobody requires of others what they have not set up themselves. @throws APIError 409 */
export const needsOwnFactor: GlobalBeforeChangeHook = async ({ data, req }) => {
  const member = staffMember(req.user);
  if (!data['secondFactorRequired'] || !member) return data;
  const db = await databaseOf(req.payload, req);
  if (!hasFactor(await factorsOf(db, member.id))) throw refusal(req, 409, 'setUpFirst');
  return data;
};

/** Sessions that began without a factor end with the switch. */
export const endOtherSessions: GlobalAfterChangeHook = async ({ doc, req }) => {
  if (doc['secondFactorRequired']) await endSessionsWithoutFactor(await databaseOf(req.payload, req));
  return doc;
};
