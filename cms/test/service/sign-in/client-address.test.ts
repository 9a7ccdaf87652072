import { expect, it, vi } from 'vitest';
import { testEnvironment } from '../../harness/environment.ts';

for (const [key, value] of Object.entries(testEnvironment('postgres://postgres@127.0.0.1:5432/cms')))
  vi.stubEnv(key, value);
const { clientAddress } = await import('../../../src/sign-in/client-address.ts');

it.each([
  // Nobody stands before the CMS: what is claimed counts for nothing.
  ['203.0.113.9, 192.0.2.1', 0, '192.0.2.1'],
  // One proxy, which has written down who asked it.
  ['203.0.113.9, 192.0.2.1, 10.0.0.2', 1, '192.0.2.1'],
  ['192.0.2.1, 10.0.0.2', 1, '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6, 10.0.0.2', 1, '2001:db8:1:2::/64'],
  ['::ffff:192.0.2.1', 0, '192.0.2.1'],
  // Asked past the proxy.
  ['192.0.2.7', 1, '192.0.2.7'],
])('%s behind %d proxies counts as %s', (forwarded, proxies, counted) => {
  expect(clientAddress(new Headers({ 'x-forwarded-for': forwarded }), proxies)).toBe(counted);
});

it('is unknown where nobody says it', () => {
  expect(clientAddress(new Headers(), 0)).toBe('unknown');
});
