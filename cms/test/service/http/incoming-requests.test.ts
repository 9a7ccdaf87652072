import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setTimeout } from 'node:timers/promises';
import { tidyIncomingRequests } from '../../../src/http/incoming-requests.ts';
import { currentRequestId } from '../../../src/requests/current-request.ts';

let server: Server;
let leaveRequestsAlone: () => void;
beforeAll(async () => {
  leaveRequestsAlone = tidyIncomingRequests({ trustedProxies: 1 });
  server = createServer(({ method, url, headers }, answer) => {
    const { range, 'if-match': ifMatch, 'if-unmodified-since': ifUnmodifiedSince } = headers;
    const conditions = [range, ifMatch, ifUnmodifiedSince].filter((condition) => condition !== undefined);
    answer.end(JSON.stringify({ method, url, conditions }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  leaveRequestsAlone();
  server.close();
});

/** What the server makes of a request, letter by letter. */
async function seen(start: string, headers: string[] = []): Promise<unknown> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write([`${start} HTTP/1.1`, 'Host: cms', 'Connection: close', ...headers, '', ''].join('\r\n'));
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1));
}

it('a method that an address does not take is none that Next knows', async () => {
  const refused = { method: 'REFUSED', url: '/api/refused' };
  expect(await seen('TRACE /api/users')).toMatchObject(refused);
  expect(await seen('PROPFIND /api/users')).toMatchObject(refused);
  expect(await seen('PATCH /api/users')).toMatchObject({ method: 'PATCH' });
  // A file is read and nothing else.
  expect(await seen('POST /icon.svg')).toMatchObject(refused);
  expect(await seen('POST /admin?a=b')).toMatchObject({ method: 'POST', url: '/admin?a=b' });
});

it('a file is given whole, whatever was asked of it', async () => {
  const conditions = [
    'Range: bytes=5-1',
    'If-Match: "x"',
    'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT',
  ];
  expect(await seen('GET /icon.svg', conditions)).toMatchObject({ conditions: [] });
  // A film in the gallery is asked for in parts.
  expect(await seen('GET /api/media/file/film.mp4', ['Range: bytes=0-9'])).toMatchObject({
    conditions: ['bytes=0-9'],
  });
});

it('an address of the API is one, however it is written', async () => {
  expect(await seen('GET /api/albums/%2e%2e/users')).toMatchObject({ url: '/api/users' });
  expect(await seen('GET /api//albums/?limit=1//')).toMatchObject({ url: '/api/albums?limit=1//' });
  expect(await seen('GET /admin/')).toMatchObject({ url: '/admin/' });
});

it('an address that cannot be read leads nowhere', async () => {
  expect(await seen('GET /api/%')).toMatchObject({ url: '/unreadable-address' });
  expect(await seen('POST /api/albums/%/duplicate')).toMatchObject({ method: 'REFUSED' });
  expect(await seen('GET /api/%00?a=%')).toMatchObject({ url: '/api/%00?a=%' });
});

it('whatever comes of a request is done under its id, also beside others on one connection', async () => {
  const named = createServer((request, answer) => {
    void (async () => {
      for await (const _part of request);
      // Others come and go meanwhile.
      await setTimeout(request.url === '/slow' ? 20 : 1);
      answer.end(currentRequestId());
    })();
  });
  await new Promise<void>((resolve) => named.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(named.address() as AddressInfo).port}`;
  const ask = async (index: number) => {
    const sent = `front-door-${String(index).padStart(4, '0')}`;
    const init = { method: 'POST', body: 'x'.repeat(100_000), headers: { 'x-request-id': sent } };
    const answer = await fetch(`${url}/${index % 3 === 0 ? 'slow' : 'fast'}`, init);
    expect([await answer.text(), answer.headers.get('x-request-id')]).toEqual([sent, sent]);
  };
  await Promise.all(Array.from({ length: 30 }, (_, index) => ask(index)));
  for (let index = 30; index < 40; index++) await ask(index);
  expect(currentRequestId()).toBeUndefined();
  named.closeAllConnections();
  named.close();
});
