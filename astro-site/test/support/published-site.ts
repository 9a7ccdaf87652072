import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentSnapshot } from 'shared/content/snapshot.ts';
import { expect, inject, vi } from 'vitest';
import { createLog } from '../../server/log.ts';
import type { PublisherConfig } from '../../server/publisher/config.ts';
import { startPublisher } from '../../server/publisher/publisher.ts';
import { createSiteApp } from '../../server/site/app.ts';
import { CONTENT_TOKEN, startContentServer } from '../fixtures/content-server.ts';
import { sampleSnapshot } from '../fixtures/snapshot.ts';

/** Errors are part of some tests; nothing is written. */
const silent = createLog('test', 'silent');

export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export interface SiteOptions {
  snapshot?: ContentSnapshot;
  bookingServiceUrl?: string;
  trustedProxies?: number;
}

/** CMS stand-in, publisher and site server, all real but the CMS, in folders and on ports of their own. */
export async function startPublishedSite(options: SiteOptions = {}) {
  const releases = await mkdtemp(join(tmpdir(), 'releases-'));
  const cms = await startContentServer(options.snapshot ?? sampleSnapshot());
  const config = (changes: Partial<PublisherConfig> = {}): PublisherConfig => ({
    APP_ENV: 'test',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    PORT: 0,
    RELEASES_DIR: releases,
    CMS_URL: cms.url,
    CONTENT_API_TOKEN: CONTENT_TOKEN,
    SITE_ORIGIN: 'https://cafe.example',
    TOSS_CLIENT_KEY: 'test_ck_tests',
    TOSS_SDK_URL: 'https://js.tosspayments.com/v1/payment',
    ...changes,
  });
  const start = (changes?: Partial<PublisherConfig>, build = inject('siteBuild')) =>
    startPublisher(config(changes), build, silent);
  let publisher = await start();
  const server = createServer(
    createSiteApp(
      {
        RELEASES_DIR: releases,
        BOOKING_SERVICE_URL: options.bookingServiceUrl ?? 'http://127.0.0.1:9',
        TRUSTED_PROXIES: options.trustedProxies ?? 0,
      },
      silent,
    ),
  );
  const url = await listen(server);

  const site = {
    url,
    releases,
    cms,
    get: (path: string, init?: RequestInit) => fetch(url + path, { redirect: 'manual', ...init }),
    text: async (path: string) => (await fetch(url + path)).text(),
    state: () => publisher.state(),
    /** Publishes in the CMS and tells the publisher, as the hooks of the CMS do. */
    publish(snapshot: ContentSnapshot) {
      cms.publish(snapshot);
      publisher.nudge();
    },
    isLive: (version: number) =>
      vi.waitFor(() => expect(publisher.state()).toMatchObject({ live: { version } }), {
        interval: 10,
        timeout: 50_000,
      }),
    /** Stops the publisher and starts it again, with other settings or another build if need be. */
    async restart(changes?: Partial<PublisherConfig>, build?: string) {
      await publisher.stop();
      publisher = await start(changes, build);
    },
    async stop() {
      await publisher.stop();
      await cms.down().catch(() => undefined);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(releases, { recursive: true, force: true });
    },
  };
  await site.isLive((options.snapshot ?? sampleSnapshot()).version);
  return site;
}
export type PublishedSite = Awaited<ReturnType<typeof startPublishedSite>>;
