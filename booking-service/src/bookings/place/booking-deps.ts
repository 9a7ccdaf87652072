import type { Catalogues } from '../../catalogue/catalogues.usecase.ts';
import type { EmailQueue } from '../../email/base/email.ts';
import type { Transaction } from '../../platform/database.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import type { OrderQueue } from './order-queue.usecase.ts';

export interface BookingDeps extends PlatformDeps {
  catalogues: Catalogues;
  emails: EmailQueue;
  payments: HeldSessions;
  orderQueue: OrderQueue;
}

/** What booking needs of payments, which stand above it; the app gives it. */
interface HeldSessions {
  /** Gives an unpaid order back in the transaction that makes another one; `committed` is called once that is certain. */
  replaceHeld: (
    trx: Transaction,
    replacement: { attemptId: string; newId: string; now: Date },
  ) => Promise<{ orderId: string; committed: () => void }>;
}
