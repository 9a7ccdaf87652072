/**
 * Transactions that raised the version and are not committed yet. The nudge leaves after the commit
 * (`nudge-after-commit.ts`): one that leaves from a hook would make the publisher read the old content.
 */
const pending = new Set<number | string>();

export function nudgeOnCommit(transactionId: number | string): void {
  pending.add(transactionId);
}

/** Whether this transaction asked for a nudge; asks only once. */
export function takeNudge(transactionId: number | string): boolean {
  return pending.delete(transactionId);
}
