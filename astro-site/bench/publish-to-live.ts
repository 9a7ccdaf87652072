/**
 * How long a publish takes from the commit in the CMS to the page:
 * `node astro-site/bench/publish-to-live.ts` after `npm run build -w astro-site`. The content API is a stand-in that
 * answers at once; publisher and site server are the real ones.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLog } from '../server/log.ts';
import { startPublisher } from '../server/publisher/publisher.ts';
import { createSiteApp } from '../server/site/app.ts';
import { CONTENT_TOKEN, startContentServer } from '../test/fixtures/content-server.ts';
import { settings } from '../test/fixtures/settings.ts';
import { sampleSnapshot } from '../test/fixtures/snapshot.ts';

const PUBLISHES = 40;
const named = (version: number) =>
  sampleSnapshot({ version, settings: { ...settings, tagline: { en: `Take ${version}.` } } });

const log = createLog('bench', 'error');
const cms = await startContentServer(named(1));
const RELEASES_DIR = await mkdtemp(join(tmpdir(), 'publish-bench-'));
const publisher = await startPublisher(
  {
    APP_ENV: 'test',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    PORT: 0,
    RELEASES_DIR,
    CMS_URL: cms.url,
    CONTENT_API_TOKEN: CONTENT_TOKEN,
    SITE_ORIGIN: 'https://cafe.example',
    TOSS_CLIENT_KEY: 'test_ck_bench',
    TOSS_SDK_URL: 'https://js.tosspayments.com/v1/payment',
  },
  fileURLToPath(new URL('../dist', import.meta.url)),
  log,
);
const site = createServer(
  createSiteApp({ RELEASES_DIR, BOOKING_SERVICE_URL: 'http://127.0.0.1:9', TRUSTED_PROXIES: 0 }, log),
);
await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;

async function isLive(version: number): Promise<void> {
  while (!(await (await fetch(url)).text()).includes(`Take ${version}.`));
}

await isLive(1);
const times: number[] = [];
for (let version = 2; version <= PUBLISHES + 1; version++) {
  // Hooks nudge before they commit: the new version shows a moment after the nudge.
  publisher.nudge();
  await fetch(url);
  const started = performance.now();
  cms.publish(named(version));
  await isLive(version);
  times.push(performance.now() - started);
}
times.sort((a, b) => a - b);
const at = (share: number) =>
  Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
process.stdout.write(
  `publish → live over ${PUBLISHES} publishes: median ${at(0.5)} ms, p95 ${at(0.95)} ms\n`,
);

await publisher.stop();
site.closeAllConnections();
site.close();
await cms.down();
await rm(RELEASES_DIR, { recursive: true, force: true });
