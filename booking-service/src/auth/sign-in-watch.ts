import type { Transaction } from '../platform/database.ts';
import type { User } from './account.ts';
import type { SeenFrom } from './seen-from.ts';

/** Something at the sign-in that its account's owner should hear of. */
export interface SignInEvent {
  user: User;
  from: SeenFrom;
  now: Date;
}

/** Who is told of what happens at the sign-in, in the transaction that does it. */
export interface SignInWatch {
  /** The account has been signed in to from a browser that it was never signed in from before. */
  newBrowser(trx: Transaction, event: SignInEvent): Promise<void>;
  /** A try at the account has failed, and the audit log says so. */
  failed(trx: Transaction, event: SignInEvent): Promise<void>;
}
