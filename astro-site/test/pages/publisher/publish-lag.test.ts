import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { currentRequestId } from '../../../server/current-request.ts';
import { createLog } from '../../../server/log.ts';
import { createPublishMetrics } from '../../../server/publisher/publish-metrics.ts';
import { followContent, type Follower } from '../../../server/publisher/follow.ts';
import { createPublisherRoutes } from '../../../server/publisher/routes.ts';
import type { ReleaseManifest } from '../../../server/release/manifest.ts';
import { sampleSnapshot } from '../../fixtures/snapshot.ts';
import { listen } from '../../support/published-site.ts';

const snapshot = sampleSnapshot();
let published: { version: number; requestId: string | undefined }[];
/** While it is set a publish fails. */
let trouble: Error | null;
let version: number;
let follower: Follower;
let server: Server;
let url: string;

beforeEach(async () => {
  published = [];
  trouble = null;
  version = 1;
  const metrics = createPublishMetrics();
  follower = followContent(
    {
      version: () => Promise.resolve(version),
      snapshot: () => (trouble ? Promise.reject(trouble) : Promise.resolve({ ...snapshot, version })),
      publish: (content) => {
        published.push({ version: content.version, requestId: currentRequestId() });
        const release = { version: content.version, build: 'b', publishedAt: '2026-07-01T00:00:00.000Z' };
        return Promise.resolve(release as ReleaseManifest);
      },
      log: createLog('test', 'silent'),
      ended: metrics.ended,
    },
    { version: 1, build: 'b', publishedAt: '2026-07-01T00:00:00.000Z' },
  );
  metrics.follow(follower.state);
  server = createServer(createPublisherRoutes(follower, metrics.registry));
  url = await listen(server);
});
afterEach(async () => {
  server.close();
  await follower.stop();
});

const metric = async (name: string) => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
};
const nudge = (headers: Record<string, string> = {}) => fetch(`${url}/nudge`, { method: 'POST', headers });

test('a publish goes on under the id of the request that caused it, and the lag ends with it', async () => {
  version = 2;
  await nudge({ 'x-request-id': 'editor-saves-0001' });
  await expect.poll(() => published).toEqual([{ version: 2, requestId: 'editor-saves-0001' }]);
  await expect.poll(() => metric('publishes_total{outcome="published"}')).toBe(1);
  expect(await metric('publish_lag_seconds')).toBe(0);
  expect(await metric('publish_live_version')).toBe(2);
  version = 3;
  await nudge();
  await expect.poll(() => published[1]?.requestId).toMatch(/^[0-9a-f-]{36}$/);
});

test('the lag grows while what is published cannot be shown', async () => {
  trouble = new Error('no content');
  version = 2;
  await nudge();
  await expect.poll(() => metric('publishes_total{outcome="failed"}')).toBeGreaterThan(0);
  const first = await metric('publish_lag_seconds');
  await expect.poll(() => metric('publish_lag_seconds')).toBeGreaterThan(first);
  trouble = null;
  await nudge();
  await expect.poll(() => metric('publish_lag_seconds')).toBe(0);
});
