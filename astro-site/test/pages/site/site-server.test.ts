import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createServer, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROBLEM_MEDIA_TYPE, problemSchema } from 'shared/problems/problem.ts';
import { createLog } from '../../../server/log.ts';
import { createSiteApp } from '../../../server/site/app.ts';
import { listen, startPublishedSite, type PublishedSite } from '../../support/published-site.ts';

let site: PublishedSite;
let booking: Server;
beforeAll(async () => {
  booking = createServer((req, res) => {
    const body: Buffer[] = [];
    req.on('data', (chunk: Buffer) => body.push(chunk));
    req.on('end', () =>
      res.writeHead(201, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          method: req.method,
          url: req.url,
          from: req.headers['x-forwarded-for'],
          body: String(Buffer.concat(body)),
        }),
      ),
    );
  });
  site = await startPublishedSite({ bookingServiceUrl: await listen(booking) });
});
afterAll(async () => {
  booking.closeAllConnections();
  booking.close();
  await site.stop();
});

/** A request whose path is sent as it is written; `fetch` would tidy it up. */
const raw = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      const sent = request(site.url, { path, headers }, (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.on('end', () =>
          resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) }),
        );
      });
      sent.on('error', reject).end();
    },
  );

describe('a page', () => {
  test('is sent as it was rendered, in the encoding the browser likes best', async () => {
    const [plain, br, gz] = await Promise.all([
      raw('/'),
      raw('/', { 'accept-encoding': 'gzip, deflate, br' }),
      raw('/', { 'accept-encoding': 'gzip' }),
    ]);
    expect([plain, br, gz].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gz.body).equals(plain.body)).toBe(true);
    expect(br.headers['content-length']).toBe(String(br.body.length));
    expect(br.headers['vary']).toBe('accept-encoding');
  });

  test('is asked for again every time, and not sent again while it is the same', async () => {
    const first = await site.get('/');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await raw('/', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
    expect((await raw('/', { 'if-none-match': '"another"' })).status).toBe(200);
  });

  test('answers HEAD without a body and refuses to be written', async () => {
    const head = await site.get('/', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1000);
    expect((await site.get('/', { method: 'POST' })).status).toBe(405);
  });

  test('carries the security headers', async () => {
    const { headers } = await site.get('/');
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('tosspayments');
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(headers.has('x-powered-by')).toBe(false);
  });
});

/** The first line of the answer to a request that is written by hand. */
const byHand = (text: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.once('data', (answer) => {
      socket.destroy();
      resolve(String(answer).split('\r\n')[0] ?? '');
    });
    socket.once('error', reject);
  });

test.each([
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', '400'],
  ['two hosts, asking the API', 'GET /api/rules HTTP/1.1\r\nHost: a\r\nhost: a\r\n\r\n', '400'],
  ['HTTP/1.0, which needs no host', 'GET / HTTP/1.0\r\n\r\n', '200'],
  ['HTTP/1.0 for another spelling', 'GET /en HTTP/1.0\r\n\r\n', '308'],
  ['HTTP/1.0 for the API', 'GET /api/rules HTTP/1.0\r\n\r\n', '201'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', '400'],
  ['a part of a file by HEAD', 'HEAD /favicon.svg HTTP/1.1\r\nHost: a\r\nRange: bytes=0-3\r\n\r\n', '200'],
])('a request with %s', async (_what, text, status) => {
  expect((await byHand(text)).split(' ')[1]).toBe(status);
});

describe.each(['/my-booking', '/listen'])('the page of one guest, %s,', (path) => {
  test('is kept by nobody, found by nobody who searches, and names no address to others', async () => {
    const { headers } = await site.get(path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toContain("media-src 'self'");
  });
});

describe('an address', () => {
  test('that nobody knows is the "not found" page, with its status', async () => {
    const response = await site.get('/no/such/page');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toContain('Page Not Found');
  });

  test.each([
    ['/policies/', '/policies'],
    ['/policies/?from=mail', '/policies?from=mail'],
    ['//policies', '/policies'],
    ['//evil.example/', '/evil.example'],
    ['/gift%2Dcards?a=1', '/gift-cards?a=1'],
    ['/%66aq', '/faq'],
    ['/en', '/'],
    ['/en/faq?q=1', '/faq?q=1'],
    ['/zh-CN', '/zh'],
    ['/zh-TW/policies', '/zh/policies'],
    ['/KO/faq', '/ko/faq'],
    ['/faq/ja', '/ja/faq'],
    ['/policies/en', '/policies'],
  ])('%s leads to %s', async (path, target) => {
    const response = await raw(path);
    expect([response.status, response.headers['location']]).toEqual([308, target]);
  });

  test.each([
    ['/my-booking%23a-token_1', '/my-booking#a-token_1'],
    ['/ko/listen%23a%2Dtoken', '/ko/listen#a-token'],
    ['/waitlist/%23token?from=mail', '/waitlist?from=mail#token'],
  ])('%s, which scanners make of a link, leads to %s and is kept by nobody', async (path, target) => {
    const { status, headers } = await raw(path);
    expect([status, headers['location'], headers['cache-control']]).toEqual([302, target, 'no-store']);
  });

  test.each(['/ja/nowhere', '/xx', '/english', '/en/nowhere'])('%s is not there', async (path) => {
    expect((await raw(path)).status).toBe(404);
  });

  test.each(['/%ZZ', '/%', '/\\..\\..\\etc\\passwd', '/a%00b'])(
    '%s is refused without harm',
    async (path) => {
      expect([400, 404]).toContain((await raw(path)).status);
    },
  );

  test.each([
    '/_astro/../../../../etc/passwd',
    '/_astro/%2e%2e/%2e%2e/current/release.json',
    '/_astro/..%2f..%2fcurrent%2frelease.json',
    '/_fonts/../../snapshots/1.json',
    '/../release.json',
    '/favicon.svg/../../release.json',
    '/release.json',
    '/snapshots/1.json',
  ])('%s does not lead out of the public folders', async (path) => {
    const response = await raw(path);
    expect([308, 400, 404]).toContain(response.status);
    expect(response.body.toString()).not.toMatch(/root:|"pages"|"landing"/);
  });
});

describe('files', () => {
  test('with a hash in their name are kept by browsers for good', async () => {
    const script = /\/_astro\/[\w.-]+\.js/.exec(await site.text('/'))?.[0] ?? '';
    const response = await site.get(script, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('that are gone are not cached as gone', async () => {
    const response = await site.get('/_astro/gone.js');
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  test('without a hash are kept for an hour', async () => {
    const response = await site.get('/favicon.svg');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  });
});

describe('/api', () => {
  test('goes to the booking service, with method, body and the sender’s address', async () => {
    const response = await site.get('/api/bookings?x=1', { method: 'POST', body: '{"name":"Mina"}' });
    expect(response.status).toBe(201);
    const echo: unknown = await response.json();
    expect(echo).toMatchObject({ method: 'POST', url: '/api/bookings?x=1', body: '{"name":"Mina"}' });
    expect(echo).toHaveProperty('from', expect.stringContaining('127.0.0.1'));
  });

  test('answers a problem while the booking service is down, and every page is still there', async () => {
    const log = createLog('test', 'silent');
    const app = createSiteApp(
      { RELEASES_DIR: site.releases, BOOKING_SERVICE_URL: 'http://127.0.0.1:9', TRUSTED_PROXIES: 0 },
      log,
    );
    const server = createServer(app);
    const url = await listen(server);
    const response = await fetch(`${url}/api/addons`);
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toBe(PROBLEM_MEDIA_TYPE);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const problem = problemSchema.parse(await response.json());
    expect(problem).toMatchObject({
      type: 'not-ready',
      status: 503,
      detail:
        'Booking is briefly unavailable, and we cannot say whether your last step reached us. Please try again in a minute.',
    });
    // What production's reverse proxy fetches when it cannot reach the service either.
    const fetched = await fetch(`${url}/booking-unavailable`);
    const again: unknown = await fetched.json();
    expect([fetched.status, again]).toEqual([503, { ...problem, requestId: expect.any(String) as string }]);
    expect((await fetch(`${url}/`)).status).toBe(200);
    server.closeAllConnections();
    server.close();
  });
});

test('an idle connection to the booking service is closed by the site, so that no request meets one that is just closing', async () => {
  const service = createServer({ keepAliveTimeout: 2_000 }, (_req, res) => res.end());
  const closedBySite = new Promise<boolean>((resolve) => {
    service.on('connection', (socket) => {
      socket.once('end', () => resolve(true));
      socket.once('close', () => resolve(false));
    });
  });
  const config = {
    RELEASES_DIR: site.releases,
    BOOKING_SERVICE_URL: await listen(service),
    TRUSTED_PROXIES: 0,
  };
  const server = createServer(createSiteApp(config, createLog('test', 'silent')));
  expect((await fetch(`${await listen(server)}/api/rules`)).status).toBe(200);
  expect(await closedBySite).toBe(true);
  server.closeAllConnections();
  server.close();
  service.close();
});

test('before the first release the site says that it is being prepared', async () => {
  const server = createServer(
    createSiteApp(
      { RELEASES_DIR: '/nowhere', BOOKING_SERVICE_URL: 'http://127.0.0.1:9', TRUSTED_PROXIES: 0 },
      createLog('test', 'error'),
    ),
  );
  const url = await listen(server);
  const [page, health] = await Promise.all([fetch(`${url}/`), fetch(`${url}/healthz`)]);
  expect([page.status, health.status]).toEqual([503, 503]);
  expect(page.headers.get('retry-after')).toBe('2');
  server.closeAllConnections();
  server.close();
});

test('/healthz tells which release is served', async () => {
  expect(await (await site.get('/healthz')).json()).toMatchObject({ status: 'ok', version: 1 });
});
