import { isIPv6 } from 'node:net';
import type { Request } from 'express';

/**
 * The address that limits count: the client's own behind exactly the trusted number of proxies. Of IPv6 only the first
 * 64 bits, because one household has all the rest to choose from.
 */
export function clientAddress(req: Request): string {
  const address = (req.ip ?? 'unknown').replace(/^::ffff:(?=\d+\.)/, '');
  return isIPv6(address) ? networkOf(address) : address;
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
