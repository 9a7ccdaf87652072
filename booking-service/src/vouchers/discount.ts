import type { VoucherRow } from './voucher-row.ts';

/** What one singer's session costs without a voucher, in won. */
export interface Priced {
  sessionFeeWon: number;
  addons: readonly { priceWon: number }[];
}

export const priceOf = ({ sessionFeeWon, addons }: Priced): number =>
  addons.reduce((sum, { priceWon }) => sum + priceWon, sessionFeeWon);

/**
 * What a voucher takes off each session of an order, in won and in their order. A share is taken of each by itself, rounded down. A
 * sum is shared by what each costs, so that whoever cancels later gets back what they have paid; what does not divide comes off the
 * first that have room. A free session is the dearest one's fee, the first of several.
 */
export function discountsOf(
  { kind, value, scope }: Pick<VoucherRow, 'kind' | 'value' | 'scope'>,
  sessions: readonly Priced[],
): number[] {
  const fees = sessions.map(({ sessionFeeWon }) => sessionFeeWon);
  if (kind === 'free-session') {
    const dearest = fees.indexOf(Math.max(...fees));
    return fees.map((fee, place) => (place === dearest ? fee : 0));
  }
  const bases = scope === 'sessions' ? fees : sessions.map(priceOf);
  if (kind === 'percent') return bases.map((base) => Math.floor((base * (value ?? 0)) / 100));
  return sharesOf(Math.min(value ?? 0, sumOf(bases)), bases);
}

/** A share of `won` for each, in proportion and never beyond it; what does not divide goes to the first that have room. */
export function sharesOf(won: number, wholes: readonly number[]): number[] {
  const sum = sumOf(wholes);
  if (sum === 0) return wholes.map(() => 0);
  const shares = wholes.map((whole) => Math.floor((won * whole) / sum));
  let rest = won - sumOf(shares);
  return shares.map((share, place) => {
    const more = Math.min(rest, (wholes[place] ?? 0) - share);
    rest -= more;
    return share + more;
  });
}

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
