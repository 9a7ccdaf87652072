import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { createLog, type Log } from '../../server/log.ts';
import { openPreview } from '../../server/preview/open-preview.ts';
import { mediaPath } from '../../src/lib/media-path.ts';
import {
  CONTENT_TOKEN,
  PREVIEW_TICKET,
  startContentServer,
  type ContentServer,
} from '../fixtures/content-server.ts';
import { settings } from '../fixtures/settings.ts';
import { sampleSnapshot } from '../fixtures/snapshot.ts';
import { listen } from '../support/published-site.ts';

const silent: Log = { ...createLog('test', 'error'), warn: () => {} };
const draft = sampleSnapshot({ settings: { ...settings, tagline: { en: 'Not published yet' } } });

let cms: ContentServer;
let preview: Awaited<ReturnType<typeof openPreview>>;
let server: Server;
let url: string;
beforeAll(async () => {
  cms = await startContentServer(sampleSnapshot());
  preview = await openPreview(
    {
      APP_ENV: 'test',
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      PORT: 0,
      PREVIEW_URL: 'http://preview.example',
      CMS_URL: cms.url,
      CMS_ORIGIN: 'http://cms.example',
      CONTENT_API_TOKEN: CONTENT_TOKEN,
      BOOKING_SERVICE_URL: 'http://127.0.0.1:9',
    },
    inject('siteBuild'),
    silent,
  );
  server = createServer(preview.app);
  url = await listen(server);
  // The first render of a process loads the whole site; no single test should have to wait for that.
  await withTicket('/');
});
beforeEach(() => {
  cms.state.drafts = draft;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await preview.close();
  await cms.down();
});

const open = (path: string, init?: RequestInit) => fetch(url + path, { redirect: 'manual', ...init });
const withTicket = (path: string) => open(`${path}?ticket=${PREVIEW_TICKET}`);

test('nobody sees a draft without a ticket of the CMS', async () => {
  const refused = await open('/');
  expect(refused.status).toBe(401);
  expect(refused.headers.get('content-security-policy')).toContain('sandbox');
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  const forged = await open('/?ticket=forged');
  expect(forged.status).toBe(403);
  expect(await forged.text()).toBe('This preview has expired. Load the form in the CMS again.\n');
});

test('the page is shown as the draft would make it, to the CMS’s frame alone', async () => {
  const response = await withTicket('/');
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('Not published yet');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain('frame-ancestors http://cms.example');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
});

test('the page reloads itself when the CMS saves, by a script that its policy allows', async () => {
  const response = await withTicket('/faq/ko');
  const script = /<script>(parent!==window.*?)<\/script>/s.exec(await response.text())?.[1] ?? '';
  expect(script).toContain('"http://cms.example"');
  const hash = createHash('sha256').update(script).digest('base64');
  expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
});

test('links inside the preview work: the ticket is kept', async () => {
  const cookie = (await withTicket('/')).headers.get('set-cookie')?.split(';')[0] ?? '';
  const next = await open('/franchise', { headers: { cookie } });
  expect(next.status).toBe(200);
  expect((await open('/nowhere', { headers: { cookie } })).status).toBe(404);
});

test('scripts, fonts and the draft’s pictures are there', async () => {
  const html = await (await withTicket('/')).text();
  for (const file of new Set(
    [...html.matchAll(/\/_(?:astro|fonts|styles)\/[\w./-]+/g)].map((match) => match[0]),
  )) {
    expect.soft((await open(file)).status, file).toBe(200);
  }
  const picture = mediaPath(draft.media[0]?.url ?? '');
  expect(await (await open(picture)).text()).toBe(draft.media[0]?.url);
  expect((await open('/_media/000000000000.jpg')).status).not.toBe(200);
});

test('a draft that cannot be shown yet says so', async () => {
  cms.state.drafts = { ...draft, media: [] };
  const response = await withTicket('/');
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('This draft cannot be shown yet.');
});

test('nothing can be booked in a preview', async () => {
  const response = await open('/api/bookings', { method: 'POST', body: '{}' });
  expect(response.status).toBe(403);
});
