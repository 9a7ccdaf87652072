import type { Settlement } from 'shared/statements/settlement.ts';
import type { LedgerEntry } from '../../payments/ledger/ledger.store.ts';
import type { ProviderSettlement } from '../../payments/provider/provider.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';

type Difference = Settlement['differences'][number];

/** What the provider settles of a month beside what the ledger has of it, both ways, by transaction key. */
export function compareSettlement(
  theirs: readonly ProviderSettlement[],
  ours: readonly LedgerEntry[],
): Omit<Settlement, 'checkedAt'> {
  const settled = new Map(theirs.map((entry) => [entry.transactionKey, entry]));
  const known = new Set(ours.map(({ transactionKey }) => transactionKey));
  const differences: Difference[] = [];
  for (const { transactionKey, orderId, amountWon, at } of ours) {
    const entry = settled.get(transactionKey);
    if (entry?.amountWon === amountWon) continue;
    differences.push({
      kind: entry ? 'amount-differs' : 'not-settled',
      ...{ transactionKey, orderId, date: seoulWallClock(at).date },
      ...{ ourWon: amountWon, settledWon: entry?.amountWon ?? null },
    });
  }
  for (const { transactionKey, soldDate, amountWon } of theirs) {
    if (known.has(transactionKey)) continue;
    differences.push({
      kind: 'unknown-here',
      ...{ transactionKey, orderId: null, date: soldDate, ourWon: null, settledWon: amountWon },
    });
  }
  const sum = (amounts: readonly number[]) => amounts.reduce((total, won) => total + won, 0);
  return {
    matched: ours.length - differences.filter(({ ourWon }) => ourWon !== null).length,
    settledWon: sum(theirs.map(({ amountWon }) => amountWon)),
    feeWon: sum(theirs.map(({ amountWon, payOutWon }) => amountWon - payOutWon)),
    payOutWon: sum(theirs.map(({ payOutWon }) => payOutWon)),
    differences,
  };
}
