import { widerNetworks } from 'shared/http/counted-address.ts';
import type { Limit } from './rate-limit.ts';

/** How much more than one address a network may do. */
export interface NetworkFactors {
  /** An IPv6 /56 or an IPv4 /24. */
  network: number;
  /** An IPv6 /48. */
  wideNetwork: number;
}

/** A network address, or a network that it lies in, and how often as much it may do. */
export interface CountedNetwork {
  /** As in the bucket of a limit: `address:203.0.113.7`. */
  name: string;
  factor: number;
}

/** What one address is counted as: itself, and the wider networks that somebody may have all of. */
export const countedNetworks = (
  address: string,
  factors: NetworkFactors,
): [CountedNetwork, ...CountedNetwork[]] => [
  { name: `address:${address}`, factor: 1 },
  ...widerNetworks(address).map(({ bits, network }) => ({
    name: `network${bits}:${network}`,
    factor: bits === 48 ? factors.wideNetwork : factors.network,
  })),
];

/** So many of `what` from one network address, and more from the networks around it. */
export function addressLimits(
  what: string,
  address: string,
  { max, windowSeconds, factors }: Omit<Limit, 'bucket'> & { factors: NetworkFactors },
): [Limit, ...Limit[]] {
  const [own, ...wider] = countedNetworks(address, factors).map(({ name, factor }) => ({
    bucket: `${what}:${name}`,
    max: max * factor,
    windowSeconds,
  }));
  if (!own) throw new Error('An address counts at least as itself');
  return [own, ...wider];
}
