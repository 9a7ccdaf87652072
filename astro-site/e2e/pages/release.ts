import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ContentSnapshot } from 'shared/content/snapshot.ts';
import { createLog } from '../../server/log.ts';
import { startPublisher } from '../../server/publisher/publisher.ts';
import { createSiteApp } from '../../server/site/app.ts';
import { CONTENT_TOKEN, startContentServer } from '../../test/fixtures/content-server.ts';
import { createMockRouter } from './mock-router.ts';
import { seedContent } from './seed-content.ts';

const workspace = join(import.meta.dirname, '../..');
const pictures = join(workspace, '../cms/src/seed/pictures/files');

/**
 * Playwright's global setup for page tests: builds the site if its sources have changed, renders one release of the seed's
 * content, and serves it to every test. Tests find it at `RELEASE_URL`.
 */
export default async function serveRelease(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [join(workspace, '../local-stack/src/testing/build.ts'), 'site-build']);
  const log = createLog('pages', 'silent');
  const releases = await mkdtemp(join(tmpdir(), 'release-for-page-tests-'));
  const router = createMockRouter();
  const booking = `http://127.0.0.1:${await portOf(router)}`;
  const server = createServer(
    createSiteApp({ RELEASES_DIR: releases, BOOKING_SERVICE_URL: booking, TRUSTED_PROXIES: 0 }, log),
  );
  const url = `http://localhost:${await portOf(server)}`;

  const cms = await startContentServer(seedContent);
  for (const [path, picture] of picturesOf(seedContent)) cms.state.files.set(path, picture);
  const publisher = await startPublisher(
    {
      APP_ENV: 'test',
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      PORT: 0,
      RELEASES_DIR: releases,
      CMS_URL: cms.url,
      CONTENT_API_TOKEN: CONTENT_TOKEN,
      SITE_ORIGIN: url,
      TOSS_CLIENT_KEY: 'test_ck_local_simulator',
      TOSS_SDK_URL: `${url}/card-window.js`,
    },
    join(workspace, 'dist'),
    log,
  );
  while (publisher.state().live?.version !== seedContent.version) await setTimeout(50);
  process.env['RELEASE_URL'] = url;
  return async () => {
    await publisher.stop();
    await cms.down();
    for (const each of [server, router]) {
      each.closeAllConnections();
      each.close();
    }
    await rm(releases, { recursive: true, force: true });
  };
}

/** Listens at a free port, and tells which. */
async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** The seed's own pictures in place of each size that the CMS would have made of them. */
function picturesOf({ media }: ContentSnapshot): [path: string, picture: Buffer][] {
  return media.flatMap(({ url, sizes }) => {
    const name = parse(url).name;
    const file = ['avif', 'webp'].map((type) => join(pictures, `${name}.${type}`)).find(existsSync);
    if (!file) throw new Error(`The seed has no picture "${name}".`);
    const picture = readFileSync(file);
    return [url, ...sizes.map((size) => size.url)].map((path): [string, Buffer] => [path, picture]);
  });
}
