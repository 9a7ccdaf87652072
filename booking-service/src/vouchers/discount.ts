import type { VoucherRow } from './voucher-row.ts';

/** What one singer's session costs without a voucher, in won. */
export interface Priced {
  sessionFeeWon: number;
  addons: readonly { priceWon: number }[];
}

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
  const bases =
    scope === 'sessions'
      ? fees
      : sessions.map(({ sessionFeeWon, addons }) =>
          addons.reduce((sum, { priceWon }) => sum + priceWon, sessionFeeWon),
        );
  if (kind === 'percent') return bases.map((base) => Math.floor((base * (value ?? 0)) / 100));
  return shared(Math.min(value ?? 0, sumOf(bases)), bases);
}

function shared(won: number, bases: readonly number[]): number[] {
  const whole = sumOf(bases);
  if (whole === 0) return bases.map(() => 0);
  const shares = bases.map((base) => Math.floor((won * base) / whole));
  let rest = won - sumOf(shares);
  return shares.map((share, place) => {
    const more = Math.min(rest, (bases[place] ?? 0) - share);
    rest -= more;
    return share + more;
  });
}

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
