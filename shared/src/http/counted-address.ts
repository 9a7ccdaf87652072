/**
 * The network address as limits count it. Of IPv6 only the first 64 bits, because one household has all the rest to choose
 * from.
 */
export function countedAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  return plain.includes(':') ? networkOf(plain) : plain;
}

export interface WiderNetwork {
  /** Bits that its addresses have in common. */
  bits: 24 | 48 | 56;
  network: string;
}

/**
 * The networks that a counted address lies in: of IPv6 what providers hand out to one customer (/56, /48), of IPv4 the
 * neighbours (/24). None of what is no address.
 */
export function widerNetworks(counted: string): WiderNetwork[] {
  if (/^\d+(\.\d+){3}$/.test(counted))
    return [{ bits: 24, network: `${counted.split('.').slice(0, 3).join('.')}.0/24` }];
  const groups = /^([\da-f]+):([\da-f]+):([\da-f]+):([\da-f]+)::\/64$/.exec(counted)?.slice(1);
  if (!groups) return [];
  const subnet = Number.parseInt(groups[3] ?? '', 16);
  const shared = groups.slice(0, 3).join(':');
  return [
    { bits: 56, network: `${shared}:${(subnet & 0xff00).toString(16)}::/56` },
    { bits: 48, network: `${shared}::/48` },
  ];
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array<string>(zeros).fill('0'), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
