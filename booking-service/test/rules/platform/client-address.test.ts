import type { Request } from 'express';
import { expect, test } from 'vitest';
import { countedNetworks } from '../../../src/platform/address-limits.ts';
import { clientAddress } from '../../../src/platform/client-address.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  [undefined, 'unknown'],
])('%s counts as %s', (ip, counted) => {
  expect(clientAddress({ ip } as Request)).toBe(counted);
});

test.each([
  ['192.0.2.1', ['address:192.0.2.1 1', 'network24:192.0.2.0/24 4']],
  [
    '2001:db8:1:ab12:3:4:5:6',
    ['address:2001:db8:1:ab12::/64 1', 'network56:2001:db8:1:ab00::/56 4', 'network48:2001:db8:1::/48 16'],
  ],
  [
    '2001:db8:1:7::1',
    ['address:2001:db8:1:7::/64 1', 'network56:2001:db8:1:0::/56 4', 'network48:2001:db8:1::/48 16'],
  ],
  [undefined, ['address:unknown 1']],
])('%s counts for the networks around it as well', (ip, counted) => {
  const networks = countedNetworks(clientAddress({ ip } as Request), { network: 4, wideNetwork: 16 });
  expect(networks.map(({ name, factor }) => `${name} ${factor}`)).toEqual(counted);
});
