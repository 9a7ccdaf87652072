import { addSeoulDays, instantInSeoul, seoulWallClock } from 'shared/time/seoul.ts';
import type { LedgerDifference } from 'shared/refunds/refunds.ts';
import { applyQueried } from '../confirm/apply-provider-state.usecase.ts';
import { isTaken } from '../attempts/attempt.ts';
import { findAttempt } from '../attempts/attempt.store.ts';
import { recordOne } from '../attempts/transactions.store.ts';
import { leaseFrom } from '../base/lease.usecase.ts';
import { giveDayBack, takeDay } from './day-lease.store.ts';
import { daysWithoutReport, readLedger, writeReport } from './ledger.store.ts';
import type { DayReport, LedgerEntry } from './ledger.store.ts';
import type { PaymentDeps } from '../base/payment-deps.ts';
import type { ProviderTransaction } from '../provider/provider.ts';

const DAY_LEASE_MS = 5 * 60_000;
/** A day is compared once everything that began before midnight has been settled. */
const AFTER_MIDNIGHT_MS = 60 * 60_000;
/** Clocks differ by seconds: who is found within this margin beyond midnight is not missing. */
const MARGIN_MS = 5 * 60_000;

/**
 * Compares every day that is over and has no report with the provider's list. Any number of copies may run this; each day
 * is done by one of them.
 */
export async function reconcileDueDays(deps: PaymentDeps, stopping: AbortSignal): Promise<void> {
  const today = seoulWallClock(new Date(deps.clock().getTime() - AFTER_MIDNIGHT_MS)).date;
  for (const day of await daysWithoutReport(deps.db, today)) {
    if (stopping.aborted) return;
    await reconcileDay(deps, day, { again: false });
  }
}

/**
 * Compares one day (yyyy-MM-dd in Seoul) of our ledger with the provider's transactions, both ways, by transaction key.
 * What only the provider has is asked for and taken over first, so cancellations in its console reach us at the latest
 * here; what stays different is stored for staff and raises an alarm.
 *
 * @returns the report, or null when another copy is at it
 */
export async function reconcileDay(
  deps: PaymentDeps,
  day: string,
  { again = true }: { again?: boolean } = {},
): Promise<DayReport | null> {
  const now = deps.clock();
  const leaseUntil = leaseFrom(now, DAY_LEASE_MS);
  if (!(await takeDay(deps.db, day, { now, leaseUntil, again }))) return null;
  try {
    return await compareDay(deps, day);
  } catch (error) {
    await giveDayBack(deps.db, day, now).catch(() => undefined); // The lease ends by itself too.
    throw error;
  }
}

async function compareDay(deps: PaymentDeps, day: string): Promise<DayReport> {
  const from = instantInSeoul(day, '00:00');
  const until = instantInSeoul(addSeoulDays(day, 1), '00:00');
  const theirs = await deps.provider.transactions(
    new Date(from.getTime() - MARGIN_MS),
    new Date(until.getTime() + MARGIN_MS),
  );
  const keys = theirs.map(({ transactionKey }) => transactionKey);
  const span = { from, until, keys };
  const learned = await learn(deps, unknownHere(theirs, await readLedger(deps.db, span), span));
  const ours = await readLedger(deps.db, span);
  const found = compare(theirs, ours, span);
  const differences = await namingBookings(deps, found.differences);
  const report = { ...found, differences, day, checkedAt: deps.clock(), learned };
  await writeReport(deps.db, report);
  for (const { orderId } of report.differences)
    deps.transitions.alarm('LEDGER_DIFFERS', { attemptId: orderId ?? 'unknown' });
  return report;
}

interface Span {
  from: Date;
  until: Date;
}

const isWithin = ({ at }: { at: Date }, { from, until }: Span) => at >= from && at < until;

function unknownHere(
  theirs: ProviderTransaction[],
  ours: readonly LedgerEntry[],
  span: Span,
): ProviderTransaction[] {
  const known = new Set(ours.map(({ transactionKey }) => transactionKey));
  return theirs.filter((entry) => isWithin(entry, span) && !known.has(entry.transactionKey));
}

/** Takes over what is about our orders: by asking for the payment, as with every hint. Returns how many were news. */
async function learn(deps: PaymentDeps, entries: readonly ProviderTransaction[]): Promise<number> {
  let learned = 0;
  for (const entry of entries) {
    const answer = await deps.provider.paymentByKey(entry.paymentKey);
    if (!answer.ok || !(await findAttempt(deps.db, entry.orderId))) continue;
    if ((await applyQueried(deps, entry.orderId, answer.payment)) === 'unsure') continue;
    const attempt = await findAttempt(deps.db, entry.orderId);
    // Another payment of the same order is for staff to look at.
    if (attempt && isTaken(attempt) && attempt.taken.paymentKey !== entry.paymentKey) continue;
    // What the payment itself does not tell: an approval that was cancelled before we first saw it.
    const { transactionKey: key, orderId: attemptId, amountWon, at } = entry;
    const movement = { transactionKey: key, attemptId, amountWon, means: 'card' as const };
    await recordOne(deps.db, { ...movement, at, now: deps.clock() });
    learned += (await readLedger(deps.db, { from: at, until: at, keys: [key] })).length;
  }
  return learned;
}

/** What only the provider has may still be about an order of ours: staff then see the booking. */
function namingBookings(
  { db }: PaymentDeps,
  differences: readonly LedgerDifference[],
): Promise<LedgerDifference[]> {
  return Promise.all(
    differences.map(async (difference) => {
      if (difference.bookingId !== null || difference.orderId === null) return difference;
      const attempt = await findAttempt(db, difference.orderId);
      return { ...difference, bookingId: attempt?.orderId ?? null };
    }),
  );
}

/** Both ways, by transaction key. Pure. */
export function compare(
  theirs: readonly ProviderTransaction[],
  ours: readonly LedgerEntry[],
  span: Span,
): Pick<DayReport, 'matched' | 'capturedWon' | 'refundedWon' | 'differences'> {
  const theirsByKey = new Map(theirs.map((entry) => [entry.transactionKey, entry]));
  const oursByKey = new Map(ours.map((entry) => [entry.transactionKey, entry]));
  const ofTheDay = theirs.filter((entry) => isWithin(entry, span));
  const differences: LedgerDifference[] = [];
  for (const entry of ofTheDay) {
    const own = oursByKey.get(entry.transactionKey);
    if (own?.amountWon === entry.amountWon) continue;
    differences.push({
      kind: own ? 'amount-differs' : 'unknown-here',
      transactionKey: entry.transactionKey,
      orderId: entry.orderId,
      bookingId: own?.orderId ?? null,
      ourWon: own?.amountWon ?? null,
      providerWon: entry.amountWon,
      at: entry.at.toISOString(),
    });
  }
  const matched = ofTheDay.length - differences.length;
  for (const own of ours) {
    if (!isWithin(own, span) || theirsByKey.has(own.transactionKey)) continue;
    const { transactionKey, attemptId: orderId, orderId: bookingId, amountWon } = own;
    const facts = { transactionKey, orderId, bookingId, at: own.at.toISOString() };
    differences.push({ kind: 'unknown-there', ...facts, ourWon: amountWon, providerWon: null });
  }
  const sum = (entries: readonly { amountWon: number }[]) =>
    entries.reduce((total, { amountWon }) => total + Math.abs(amountWon), 0);
  return {
    matched,
    capturedWon: sum(ofTheDay.filter(({ amountWon }) => amountWon > 0)),
    refundedWon: sum(ofTheDay.filter(({ amountWon }) => amountWon < 0)),
    differences,
  };
}
