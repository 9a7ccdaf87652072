import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../../../server/log.ts';
import { createSiteApp } from '../../../server/site/app.ts';
import { listen, startPublishedSite, type PublishedSite } from '../../support/published-site.ts';

let site: PublishedSite;
let script: string;
beforeAll(async () => {
  site = await startPublishedSite();
  script = /\/_astro\/[\w.-]+\.js/.exec(await site.text('/'))?.[0] ?? '';
});
afterAll(() => site.stop());

const always = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
];

describe('every answer carries the security headers', () => {
  const answers: [string, number, () => Promise<Response>][] = [
    ['a page', 200, () => site.get('/')],
    ['a page that is not there', 404, () => site.get('/no/such/page')],
    ['a redirect', 308, () => site.get('/faq/')],
    ['a refused method', 405, () => site.get('/', { method: 'POST' })],
    ['a refused method on a file', 405, () => site.get(script, { method: 'DELETE' })],
    ['the state of health', 200, () => site.get('/healthz')],
    ['a script', 200, () => site.get(script)],
    ['a script that the browser has', 304, () => sameAgain(script)],
    ['a part of a script', 206, () => site.get(script, { headers: { range: 'bytes=0-9' } })],
    ['a part that there is not', 416, () => site.get(script, { headers: { range: 'bytes=5-1' } })],
    ['a file that is gone', 404, () => site.get('/_astro/gone.js')],
    ['a plain file', 200, () => site.get('/favicon.svg')],
    ['an address that cannot be read', 404, () => site.get('/_astro/%ZZ')],
  ];
  test.each(answers)('%s, status %i', async (_what, status, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    for (const name of always) expect.soft(answer.headers.get(name), name).toBeTruthy();
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  async function sameAgain(path: string): Promise<Response> {
    const etag = (await site.get(path)).headers.get('etag') ?? '';
    // Without the second, `fetch` would ask for it anew.
    return site.get(path, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } });
  }
});

test('our own scripts may be workers, which do not start in a sandbox; nothing else is let out of it', async () => {
  const policyOf = async (path: string) => (await site.get(path)).headers.get('content-security-policy');
  expect(await policyOf(script)).toBe("default-src 'none'");
  for (const path of ['/favicon.svg', '/_astro/gone.svg', '/media/picture.js'])
    expect.soft(await policyOf(path), path).not.toBe("default-src 'none'");
});

test('before the first release they are there too, but for what only https may say', async () => {
  const config = { RELEASES_DIR: '/nowhere', BOOKING_SERVICE_URL: 'http://127.0.0.1:9', TRUSTED_PROXIES: 0 };
  const server = createServer(createSiteApp(config, createLog('test', 'error')));
  const url = await listen(server);
  for (const path of ['/', '/healthz', '/faq/', '/_astro/gone.js']) {
    const { headers } = await fetch(url + path, { redirect: 'manual' });
    expect.soft(headers.get('content-security-policy'), path).toContain("default-src 'none'");
    expect.soft(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect.soft(headers.has('strict-transport-security'), path).toBe(false);
  }
  server.closeAllConnections();
  server.close();
});

describe('a part of a file', () => {
  const part = (range: string) => site.get(script, { headers: { range } });

  test('is sent as it is asked for', async () => {
    const whole = await site.text(script);
    const answer = await part('bytes=2-5');
    expect([answer.status, await answer.text()]).toEqual([206, whole.slice(2, 6)]);
    expect(answer.headers.get('content-range')).toBe(`bytes 2-5/${Buffer.byteLength(whole)}`);
    expect(await (await part('bytes=-3')).text()).toBe(whole.slice(-3));
  });

  test.each(['bytes=5-1', 'bytes=99999999-', 'bytes=99999999-5'])(
    '%s cannot be sent: the answer says how long the file is',
    async (range) => {
      const length = Buffer.byteLength(await site.text(script));
      const answer = await part(range);
      expect(answer.status).toBe(416);
      expect(answer.headers.get('content-range')).toBe(`bytes */${length}`);
      expect(answer.headers.has('cache-control')).toBe(false);
      expect(await answer.text()).toBe('');
    },
  );

  test('in a unit or form that nobody knows is the whole file', async () => {
    for (const range of ['lines=1-2', 'bytes=a-b', 'bytes'])
      expect.soft((await part(range)).status).toBe(200);
  });
});
