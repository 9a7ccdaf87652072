import type { Settlement } from 'shared/statements/settlement.ts';
import { addSeoulDays } from 'shared/time/seoul.ts';
import { writeAudit } from '../../auth/audit-log.store.ts';
import type { User } from '../../auth/account.ts';
import { readLedger } from '../../payments/ledger/ledger.store.ts';
import { LedgerNotListed } from '../../payments/provider/provider.ts';
import type { PaymentProvider } from '../../payments/provider/provider.ts';
import type { Database } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { firstDayOf, monthAfter, spanOf } from '../reckoning/months.ts';
import { compareSettlement } from './compare-settlement.ts';
import { storeSettlement } from './settlement.store.ts';

interface Asking {
  db: Database;
  provider: Pick<PaymentProvider, 'settlements'>;
  actor: User;
  now: Date;
}

/**
 * Asks the card provider what it pays out for a month (yyyy-MM in Seoul), and keeps how that differs from the ledger. It may be asked
 * again: what is sold at the end of a month is listed days later.
 *
 * @throws Problem `not-ready` when the provider cannot be asked
 */
export async function checkSettlement(
  month: string,
  { db, provider, actor, now }: Asking,
): Promise<Settlement> {
  const days = { from: firstDayOf(month), to: addSeoulDays(firstDayOf(monthAfter(month)), -1) };
  // What moved at midnight may be of the day beside it there.
  const listed = provider.settlements(addSeoulDays(days.from, -1), addSeoulDays(days.to, 1));
  const theirs = await listed.catch((error: unknown) => {
    if (error instanceof LedgerNotListed)
      throw new Problem('not-ready', 'ledger-unavailable', { retryAfterSeconds: 60, cause: error });
    throw error;
  });
  const keys = theirs.map(({ transactionKey }) => transactionKey);
  const ours = await readLedger(db, { ...spanOf(month), keys });
  const settlement = { ...compareSettlement(theirs, ours, days), checkedAt: now.toISOString() };
  await db.transaction(async (trx) => {
    await storeSettlement(trx, firstDayOf(month), settlement);
    const { matched, differences } = settlement;
    await writeAudit(trx, {
      ...{ at: now, actor, action: 'settlement-compared', subject: { type: 'statement', id: month } },
      after: { matched, differences: differences.length },
    });
  });
  return settlement;
}
