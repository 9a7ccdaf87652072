import { expect, test } from 'vitest';
import { freePort, startSiteProcess } from '../../support/site-process.ts';

test('with a port for them, the site tells its metrics there, and nowhere that visitors reach', async () => {
  const port = await freePort();
  const site = await startSiteProcess({ RELEASES_DIR: '/nowhere', METRICS_PORT: String(port) });
  expect((await fetch(`${site.url}/api/rules`)).status).toBe(503);
  expect((await fetch(`${site.url}/favicon.ico`)).status).toBe(503);
  const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await expect.poll(metrics).toContain('http_requests_total{kind="file",status="503"} 1');
  expect(await metrics()).toContain('http_requests_total{kind="api",status="503"} 1');
  expect(await metrics()).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  // Asked there it is a page like any other, and there is none.
  expect(await (await fetch(`${site.url}/metrics`)).text()).not.toContain('http_requests_total');
  await site.stop();
});

test('without one, nothing listens but the site itself', async () => {
  const site = await startSiteProcess({ RELEASES_DIR: '/nowhere' });
  expect(await (await fetch(`${site.url}/metrics`)).text()).not.toContain('http_requests_total');
  await site.stop();
});
