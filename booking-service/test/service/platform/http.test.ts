import { expect, test } from 'vitest';
import { SITE_ORIGIN } from '../../harness/config.ts';
import { aBooking } from '../../harness/builders.ts';
import { startTestService } from '../../harness/service.ts';

const service = await startTestService({ environment: { LIMIT_READS_PER_ADDRESS_PER_MINUTE: '40' } });
const post = (path: string, headers: Record<string, string>) =>
  service.send(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(aBooking()),
  });

test('an address that nobody serves is a problem with a sentence', async () => {
  const { status, headers, body } = await service.get('/api/nothing');
  expect(status).toBe(404);
  expect(headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8');
  expect(body).toEqual({
    type: 'not-found',
    code: 'unknown-address',
    title: 'Nothing is here under that address',
    status: 404,
    detail: 'There is nothing under this address. Please check it for typing mistakes.',
  });
});

test('every answer carries the security headers, and none says what it runs on', async () => {
  for (const path of ['/api/rules', '/api/nothing', '/healthz']) {
    const { headers } = await service.get(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers.has('x-powered-by')).toBe(false);
    expect(headers.has('access-control-allow-origin')).toBe(false);
  }
});

test('another method is 405 and says which are taken', async () => {
  const { status, headers, body } = await service.send('/api/bookings', { method: 'GET' });
  expect(status).toBe(405);
  expect(headers.get('Allow')).toBe('POST, OPTIONS');
  expect(body).toMatchObject({ type: 'method-not-allowed', detail: 'This address takes POST only.' });
});

test('OPTIONS and HEAD answer without a body', async () => {
  const options = await service.send<string>('/api/timeslots/2026-07-03', { method: 'OPTIONS' });
  expect([options.status, options.headers.get('Allow'), options.body]).toEqual([
    204,
    'GET, HEAD, OPTIONS',
    '',
  ]);
  const head = await fetch(`${service.url}/api/timeslots/2026-07-03`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test.each([
  ['no origin at all', {}],
  ['another origin', { Origin: 'https://evil.example' }],
  ['the origin of a sandboxed page', { Origin: 'null' }],
  ['our origin as a prefix', { Origin: `${SITE_ORIGIN}.evil.example` }],
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a neighbour', { 'Sec-Fetch-Site': 'same-site' }],
])('a change from %s is refused', async (_what, headers) => {
  const { status, body } = await post('/api/bookings', headers);
  expect(status).toBe(403);
  expect(body).toMatchObject({
    type: 'other-origin',
    detail: 'Changes are taken from our own website only. Please open the page there.',
  });
});

test.each([
  ['the site’s origin', { Origin: SITE_ORIGIN }],
  ['a browser’s word for it', { 'Sec-Fetch-Site': 'same-origin' }],
])('a change with %s is let in', async (_what, headers) => {
  expect((await post('/api/bookings', headers)).status).not.toBe(403);
});

test('payment refusals carry success and message too', async () => {
  const { body } = await service.get('/api/payments/initialize');
  expect(body).toMatchObject({
    type: 'method-not-allowed',
    success: false,
    message: 'This address takes POST only.',
  });
});

test('the health routes answer, and the metrics count by route, not by address', async () => {
  expect(await service.get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await service.get('/readyz')).toMatchObject({
    status: 200,
    body: { ready: true, draining: false, database: 'reachable', catalogue: 'selling from version 1' },
  });
  const { body } = await service.get<string>('/metrics');
  const counted = body.split('\n').filter((line) => line.startsWith('http_requests_total'));
  expect(counted).toContain('http_requests_total{method="HEAD",route="/api/timeslots/:date",status="200"} 1');
  expect(counted).toContain('http_requests_total{method="GET",route="unknown",status="404"} 2');
  expect(/^db_pool_connections \d+$/m.test(body)).toBe(true);
});

test('reads are limited per address and minute, and health routes are not', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => service.get('/api/rules', { 'X-Forwarded-For': '192.0.2.9' })),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  const { headers, body } = await service.get('/api/rules', { 'X-Forwarded-For': '192.0.2.9' });
  expect(headers.get('Retry-After')).toBe('62');
  expect(body).toMatchObject({ detail: 'Too many requests from your network. Please wait a minute.' });
  expect((await service.get('/api/rules', { 'X-Forwarded-For': '192.0.2.10' })).status).toBe(200);
  expect((await service.get('/healthz', { 'X-Forwarded-For': '192.0.2.9' })).status).toBe(200);
});

test('a stopping copy is alive and not ready, so that it gets no new requests', async () => {
  service.service.deps.draining.begin();
  expect(await service.get('/readyz')).toMatchObject({ status: 503, body: { ready: false, draining: true } });
  expect((await service.get('/healthz')).status).toBe(200);
});
