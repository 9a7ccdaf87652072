import type { Settlement } from 'shared/statements/settlement.ts';
import type { LedgerEntry } from '../../payments/ledger/ledger.store.ts';
import type { ProviderSettlement } from '../../payments/provider/provider.ts';
import type { Span } from 'shared/reports/spans.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';

type Difference = Settlement['differences'][number];

const isIn =
  ({ from, to }: Span) =>
  ({ date }: { date: string }) =>
    date >= from && date <= to;

/**
 * What the provider settles of a month beside what the ledger has of it, both ways, by transaction key. Each may bring what is of days
 * beside: a movement at midnight is known, on whichever side it stands.
 */
export function compareSettlement(
  theirs: readonly ProviderSettlement[],
  ours: readonly LedgerEntry[],
  days: Span,
): Omit<Settlement, 'checkedAt'> {
  const settled = new Map(theirs.map((entry) => [entry.transactionKey, entry]));
  const known = new Set(ours.map(({ transactionKey }) => transactionKey));
  const differences: Difference[] = [];
  const ofMonth = ours.map((entry) => ({ ...entry, date: seoulWallClock(entry.at).date })).filter(isIn(days));
  for (const { transactionKey, orderId, amountWon, date } of ofMonth) {
    const entry = settled.get(transactionKey);
    if (entry?.amountWon === amountWon) continue;
    differences.push({
      kind: entry ? 'amount-differs' : 'not-settled',
      ...{ transactionKey, orderId, date },
      ...{ ourWon: amountWon, settledWon: entry?.amountWon ?? null },
    });
  }
  const soldThen = theirs.filter(({ soldDate }) => isIn(days)({ date: soldDate }));
  for (const { transactionKey, soldDate, amountWon } of soldThen) {
    if (known.has(transactionKey)) continue;
    differences.push({
      kind: 'unknown-here',
      ...{ transactionKey, orderId: null, date: soldDate, ourWon: null, settledWon: amountWon },
    });
  }
  const sum = (amounts: readonly number[]) => amounts.reduce((total, won) => total + won, 0);
  return {
    matched: ofMonth.length - differences.filter(({ ourWon }) => ourWon !== null).length,
    settledWon: sum(soldThen.map(({ amountWon }) => amountWon)),
    feeWon: sum(soldThen.map(({ amountWon, payOutWon }) => amountWon - payOutWon)),
    payOutWon: sum(soldThen.map(({ payOutWon }) => payOutWon)),
    differences,
  };
}
