import { once } from 'node:events';
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../../server/log.ts';
import { createSiteApp } from '../../../server/site/app.ts';
import { listen } from '../../support/published-site.ts';

/** Stands for the booking service: answers with the headers that it was sent. */
let booking: Server;
let bookingUrl: string;
beforeAll(async () => {
  booking = createServer((req, res) => void res.end(JSON.stringify(req.headers)));
  bookingUrl = await listen(booking);
});
afterAll(() => {
  booking.closeAllConnections();
  booking.close();
});

const invented = {
  'x-forwarded-for': '203.0.113.7, 203.0.113.8',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-port': '443',
  forwarded: 'for=203.0.113.7;proto=https',
  'x-real-ip': '203.0.113.7',
};

/** What the booking service is told of a request with these headers. */
async function told(trustedProxies: number, headers: Record<string, string>): Promise<IncomingHttpHeaders> {
  const config = {
    RELEASES_DIR: '/nowhere',
    BOOKING_SERVICE_URL: bookingUrl,
    TRUSTED_PROXIES: trustedProxies,
  };
  const server = createServer(createSiteApp(config, createLog('test', 'error')));
  const url = await listen(server);
  try {
    const sent = request(`${url}/api/rules`, { headers }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return (await json(answer)) as IncomingHttpHeaders;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('the site hands on the id of a request: that of the proxy before it, or one of its own', async () => {
  const sent = { 'x-request-id': 'front-door-0001' };
  expect((await told(1, sent))['x-request-id']).toBe('front-door-0001');
  expect((await told(0, sent))['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect((await told(1, { 'x-request-id': 'a b' }))['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('without a proxy before it, the site says who is connected, whatever the request claims', async () => {
  const headers = await told(0, invented);
  expect(headers['x-forwarded-for']).toBe('127.0.0.1');
  expect(headers['x-forwarded-proto']).toBe('http');
  expect(headers['x-forwarded-host']).toMatch(/^127\.0\.0\.1:\d+$/);
  for (const name of ['x-forwarded-port', 'forwarded', 'x-real-ip']) expect(headers).not.toHaveProperty(name);
});

test('the same for a request that waits for a "100 Continue"', async () => {
  const headers = await told(0, { ...invented, expect: '100-continue' });
  expect(headers['x-forwarded-for']).toBe('127.0.0.1');
  // The site has answered that itself: asked again, the service could refuse and hang up on the body.
  expect(headers).not.toHaveProperty('expect');
});

test('of one proxy only the last entry is believed: the one that it wrote itself', async () => {
  const headers = await told(1, invented);
  expect(headers['x-forwarded-for']).toBe('203.0.113.8');
  expect(headers['x-forwarded-proto']).toBe('https');
});

test('with two proxies it is the last but one', async () => {
  expect((await told(2, invented))['x-forwarded-for']).toBe('203.0.113.7');
});
