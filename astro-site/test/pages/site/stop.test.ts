import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { startSiteProcess } from '../../support/site-process.ts';

test('a connection that a proxy keeps ready, and has not used yet, holds up no stop', async () => {
  const site = await startSiteProcess({ RELEASES_DIR: '/nowhere' });
  const { hostname, port } = new URL(site.url);
  const ready = connect(Number(port), hostname);
  await once(ready, 'connect');
  process.kill(site.pid, 'SIGTERM');
  await vi.waitFor(() => expect(site.hasEnded()).toBe(true), { timeout: 15_000, interval: 50 });
});
