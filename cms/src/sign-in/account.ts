import type { PayloadRequest, Where } from 'payload';
import type { User } from '../generated/payload-types.ts';
import type { StoredPassword } from './stored-password.ts';

/** An account as the sign-in needs it: who, and what is kept of the password. */
export interface StoredAccount extends StoredPassword {
  id: User['id'];
}

/** What requests never see is read past the access rules. */
export async function findAccount(req: PayloadRequest, where: Where): Promise<StoredAccount | null> {
  return req.payload.db.findOne<User>({
    collection: 'users',
    where,
    select: { hash: true, salt: true },
    req,
  });
}
