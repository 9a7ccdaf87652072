/**
 * The built site with sample content, without CMS and database, for looking at it:
 * `npm run build -w astro-site && node astro-site/test/rules/serve-sample.ts`. PORT and BOOKING_SERVICE_URL as for the site server; SNAPSHOT
 * names a file with other content, MEDIA a folder with its pictures.
 */
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { initialAddOns } from 'shared/catalogue/initial-catalogue.ts';
import { contentSnapshotSchema } from 'shared/content/snapshot.ts';
import { createLog } from '../server/log.ts';
import { startPublisher } from '../server/publisher/publisher.ts';
import { createSiteApp } from '../server/site/app.ts';
import { CONTENT_TOKEN, startContentServer } from './fixtures/content-server.ts';
import { sampleSnapshot } from './fixtures/snapshot.ts';

const port = Number(process.env.PORT ?? 4399);
const log = createLog('sample', 'info');
const file = process.env.SNAPSHOT;
const snapshot = file
  ? contentSnapshotSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  : sampleSnapshot();
const content = await startContentServer(snapshot);
const api = createServer((req, res) => {
  if (req.url !== '/api/addons') return void res.writeHead(404).end();
  res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(initialAddOns));
});
await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
const address = api.address();
const apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;

for (const name of process.env.MEDIA ? await readdir(process.env.MEDIA) : []) {
  content.state.files.set(`/api/media/file/${name}`, await readFile(join(process.env.MEDIA ?? '', name)));
}
const RELEASES_DIR = await mkdtemp(join(tmpdir(), 'sample-site-'));
await startPublisher(
  {
    APP_ENV: 'test',
    LOG_LEVEL: 'info',
    HOST: '127.0.0.1',
    RELEASES_DIR,
    PORT: 0,
    CMS_URL: content.url,
    CONTENT_API_TOKEN: CONTENT_TOKEN,
    SITE_ORIGIN: `http://localhost:${port}`,
    TOSS_CLIENT_KEY: 'test_ck_local_simulator',
    TOSS_SDK_URL: 'http://localhost:4010/sdk/v1.js',
  },
  fileURLToPath(new URL('../dist', import.meta.url)),
  log,
);
const app = createSiteApp(
  { RELEASES_DIR, BOOKING_SERVICE_URL: process.env.BOOKING_SERVICE_URL ?? apiUrl, TRUSTED_PROXIES: 0 },
  log,
);
app.listen(port, () => log.info(`http://localhost:${port}`));
