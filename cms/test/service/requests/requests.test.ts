import { AsyncResource } from 'node:async_hooks';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withComment } from '../../../src/requests/commented-client.ts';
import { enterRequest } from '../../../src/requests/current-request.ts';
import { serveMetrics } from '../../../src/requests/metrics.ts';
import { startCms, startTimeoutMs, type TestCms } from '../../harness/cms.ts';

/** `work` as a part of a request, which ends with it. */
const inRequest = <Result>(requestId: string, work: () => Result): Result =>
  new AsyncResource('request').runInAsyncScope(() => {
    enterRequest(requestId);
    return work();
  });

const nudges: (string | undefined)[] = [];
const publisher = createServer((request, answer) => {
  nudges.push(request.headers['x-request-id']?.toString());
  answer.writeHead(202).end();
});
let cms: TestCms;
beforeAll(async () => {
  await new Promise<void>((resolve) => publisher.listen(0, '127.0.0.1', resolve));
  cms = await startCms(`http://127.0.0.1:${(publisher.address() as AddressInfo).port}`);
}, startTimeoutMs);
afterAll(async () => {
  await cms.close();
  publisher.closeAllConnections();
  publisher.close();
});

it('a statement of Payload says its request, and its connection that it is the CMS', async () => {
  // Drizzle asks once somebody waits for it.
  const own = async () =>
    await cms.payload.db.drizzle.execute(
      sql`SELECT query, application_name AS name FROM pg_stat_activity WHERE pid = pg_backend_pid()`,
    );
  const { rows } = await inRequest('editor-0001', own);
  expect(rows).toMatchObject([{ name: 'cms' }]);
  expect(rows[0]?.['query']).toMatch(/ \/\*request_id='editor-0001'\*\/$/);
  expect((await own()).rows[0]?.['query']).not.toContain('request_id');
});

it('connections that break while nobody uses them are replaced', async () => {
  const { drizzle, pool } = cms.payload.db;
  await Promise.all([1, 2, 3].map(() => drizzle.execute(sql`SELECT pg_sleep(0.1)`)));
  expect(pool.idleCount).toBeGreaterThan(1);
  await drizzle.execute(sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                             WHERE datname = current_database() AND pid <> pg_backend_pid()`);
  await expect.poll(() => pool.idleCount).toBe(1);
  expect((await cms.content('/api/content/version')).status).toBe(200);
});

it('the publisher is told under the id of the request that published', async () => {
  await inRequest('editor-0002', () =>
    cms.payload.updateGlobal({ slug: 'site-settings', data: { _status: 'published' } as never }),
  );
  await expect.poll(() => nudges).toContain('editor-0002');
});

it('a statement that has a name stays as it was prepared', () => {
  inRequest('editor-0003', () => {
    const named = { name: 's1', text: 'SELECT 1' };
    expect(withComment(named)).toBe(named);
    expect(withComment('COMMIT')).toBe("COMMIT /*request_id='editor-0003'*/");
  });
});

it('metrics are told on a port of their own', async () => {
  process.env['HOSTNAME'] = '127.0.0.1';
  const port = 20_000 + (process.pid % 10_000);
  await serveMetrics(port);
  const other = createServer((_request, answer) => void answer.end());
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  for (const path of ['/admin/login', '/api/content/version', '/api/users', '/healthz'])
    await (await fetch(url + path)).text();
  const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  for (const kind of ['admin', 'content', 'api'])
    await expect.poll(metrics).toContain(`http_requests_total{kind="${kind}",status="200"} 1`);
  expect(await metrics()).not.toContain('kind="file"');
  expect((await fetch(`http://127.0.0.1:${port}/other`)).status).toBe(404);
  other.closeAllConnections();
  other.close();
});
