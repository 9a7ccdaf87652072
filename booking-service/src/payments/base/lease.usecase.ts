import type { PaymentDeps } from './payment-deps.ts';

/** While somebody works on a payment or a refund this lies ahead; they renew it. Once it has run out, others take over. */
const LEASE_MS = 15_000;

export const leaseFrom = (now: Date, ms = LEASE_MS) => new Date(now.getTime() + ms);

/** Renews a lease of `LEASE_MS` while `work` runs, so that nobody else takes over. */
export async function keepingLease<T>(
  { clock, log }: Pick<PaymentDeps, 'clock' | 'log'>,
  renewUntil: (leaseUntil: Date) => Promise<void>,
  work: () => Promise<T>,
): Promise<T> {
  const renew = () => {
    renewUntil(leaseFrom(clock())).catch((error: unknown) =>
      log.warn({ err: error }, 'a lease could not be renewed'),
    );
  };
  const timer = setInterval(renew, LEASE_MS / 3);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** Rows that wait for somebody to work on them, and what is done with each. */
export interface LeasedWork<Item> {
  batch: number;
  /** Takes rows whose lease has run out or that have none, for one caller each. */
  take: (lease: { now: Date; leaseUntil: Date; limit: number }) => Promise<Item[]>;
  renew: (item: Item, leaseUntil: Date) => Promise<void>;
  work: (item: Item) => Promise<void>;
  /** What the log says of one whose work failed; it is taken again once its lease has run out. */
  failure: string;
}

/**
 * Works on a batch of what is due, each row under a lease. Any number of copies may do so at once.
 *
 * @returns whether more may be due
 */
export async function workOnDue<Item extends { id: string }>(
  { clock, log }: Pick<PaymentDeps, 'clock' | 'log'>,
  { batch, take, renew, work, failure }: LeasedWork<Item>,
): Promise<boolean> {
  const now = clock();
  const due = await take({ now, leaseUntil: leaseFrom(now), limit: batch });
  const results = await Promise.allSettled(
    due.map((item) =>
      keepingLease(
        { clock, log },
        (until) => renew(item, until),
        () => work(item),
      ),
    ),
  );
  results.forEach((result, index) => {
    if (result.status === 'rejected') log.error({ err: result.reason, id: due[index]?.id }, failure);
  });
  return due.length === batch;
}
