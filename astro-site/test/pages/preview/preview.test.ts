import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { createLog } from '../../../server/log.ts';
import { openPreview } from '../../../server/preview/open-preview.ts';
import { mediaPath } from '../../../src/lib/media-path.ts';
import {
  CONTENT_TOKEN,
  PREVIEW_PASS,
  PREVIEW_TICKET,
  startContentServer,
  type ContentServer,
} from '../../fixtures/content-server.ts';
import { settings } from '../../fixtures/settings.ts';
import { sampleSnapshot } from '../../fixtures/snapshot.ts';
import { hangUpOn, openDescriptors } from '../../support/descriptors.ts';
import { listen } from '../../support/published-site.ts';

const silent = createLog('test', 'silent');
const draft = sampleSnapshot({ settings: { ...settings, tagline: { en: 'Not published yet' } } });

let cms: ContentServer;
let preview: Awaited<ReturnType<typeof openPreview>>;
let server: Server;
let url: string;
beforeAll(async () => {
  cms = await startContentServer(sampleSnapshot());
  await cms.down();
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
      TRUSTED_PROXIES: 0,
    },
    inject('siteBuild'),
    silent,
  );
  server = createServer(preview.app);
  url = await listen(server);
  // Both start at the same moment; the preview gets ready once the CMS answers, before anybody asks.
  await cms.up();
  await preview.warm;
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

test('the first preview waits for nothing: the content was read and rendered at the start', () => {
  expect(cms.state.fetched).toContain('/api/content/snapshot');
  expect(cms.state.fetched.filter((path) => path.startsWith('/api/content/drafts'))).toEqual([]);
});

test('nobody sees a draft without a ticket of the CMS', async () => {
  const refused = await open('/');
  expect(refused.status).toBe(401);
  expect(refused.headers.get('content-security-policy')).toContain('sandbox');
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  const forged = await open('/?ticket=forged');
  expect(forged.status).toBe(403);
  expect(await forged.text()).toBe('This preview has expired. Load the form in the CMS again.\n');
  for (const letters of ['%00', '%EF%BF%BD']) {
    expect((await open(`/?ticket=${letters}`)).status).toBe(403);
    expect((await open('/', { headers: kept(letters) })).status).toBe(403);
  }
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
  const response = await withTicket('/ko/faq');
  const script =
    /<script>(location\.search&&.*?let first=parent!==window.*?)<\/script>/s.exec(
      await response.text(),
    )?.[1] ?? '';
  expect(script).toContain('"http://cms.example"');
  const hash = createHash('sha256').update(script).digest('base64');
  expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
});

test('links inside the preview work: a pass is kept in place of the ticket', async () => {
  const given = (await withTicket('/')).headers.get('set-cookie') ?? '';
  expect(given).toMatch(/^preview_pass=a-pass;.*HttpOnly; SameSite=Lax$/);
  const cookie = given.split(';')[0] ?? '';
  const next = await open('/franchise', { headers: { cookie } });
  expect(next.status).toBe(200);
  expect((await open('/nowhere', { headers: { cookie } })).status).toBe(404);
});

const inFrame = { 'sec-fetch-dest': 'iframe' };
const kept = (pass: string) => ({ cookie: `preview_pass=${pass}` });

test('a browser without a pass is sent to the CMS for a ticket, and never twice', async () => {
  for (const headers of [inFrame, { ...inFrame, ...kept('of an earlier session') }]) {
    const answer = await open('/ko/faq', { headers });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('http://cms.example/api/preview-ticket?to=%2Fko%2Ffaq');
  }
  // Back from there: not signed in, or a ticket that is worth nothing any more.
  expect((await open('/ko/faq?ticket=', { headers: inFrame })).status).toBe(401);
  expect((await open('/ko/faq?ticket=old', { headers: inFrame })).status).toBe(403);
});

test('a page that is loaded again lives on its pass', async () => {
  const answer = await open('/?ticket=old', { headers: { ...inFrame, ...kept(PREVIEW_PASS) } });
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
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
  expect(response.headers.get('refresh')).toBe('3');
});

test('nothing can be booked in a preview', async () => {
  const response = await open('/api/bookings', { method: 'POST', body: '{}' });
  expect(response.status).toBe(403);
});

test('aborted downloads leave no file open', async () => {
  const scripts = await readdir(join(inject('siteBuild'), 'client/_astro'));
  const script = `/_astro/${scripts.find((name) => /^react\..*\.js$/.test(name))}`;
  const before = await openDescriptors('self');
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(Array.from({ length: 10 }, () => hangUpOn(url, script, 50)));
  }
  await vi.waitFor(async () => expect(await openDescriptors('self')).toBeLessThanOrEqual(before), 10_000);
  expect((await open(script)).status).toBe(200);
});

test.each([
  ['a cookie that cannot be decoded', '/', { cookie: 'preview_pass=%ZZ' }, 403],
  ['an address that cannot be decoded', '/%ZZ', {}, 401],
  ['a file name that cannot be decoded', '/_astro/%ZZ.js', {}, 401],
  ['a part that a file does not have', '/favicon.svg', { range: 'bytes=5-1' }, 416],
])('%s is refused without a word about our house', async (_what, path, headers: HeadersInit, status) => {
  const refused = await open(path, { headers });
  expect(refused.status).toBe(status);
  expect(await refused.text()).not.toMatch(/\/|Error|at /);
  expect(refused.headers.get('content-security-policy')).toContain('sandbox');
});

test('whether the browser came over https is believed of the configured proxies alone', async () => {
  const response = await open(`/?ticket=${PREVIEW_TICKET}`, { headers: { 'x-forwarded-proto': 'https' } });
  expect(response.headers.get('set-cookie')).not.toContain('Secure');
});

test('the state of health carries the security headers too', async () => {
  const { headers } = await open('/healthz');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('no-store');
});

test('what the preview asks the CMS is asked under the id of the request', async () => {
  const answer = await fetch(`${url}/?ticket=${PREVIEW_TICKET}`);
  await answer.text();
  const { requestIds } = cms.state;
  expect(requestIds.get('/api/content/drafts')).toMatch(/^[0-9a-f-]{36}$/);
  expect(requestIds.get('/api/content/preview-pass')).toBe(requestIds.get('/api/content/drafts'));
});
