import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startCms, startTimeoutMs, type SessionHeaders, type TestCms } from '../../harness/cms.ts';

let cms: TestCms;
let manager: SessionHeaders;
beforeAll(async () => {
  cms = await startCms();
  manager = await cms.signIn();
}, startTimeoutMs);
afterAll(() => cms.close());

/** As a form sends it; pages of the CMS send theirs in the same way. */
function postForm(headers: Record<string, string>): Promise<Response> {
  const body = new FormData();
  body.set('_payload', JSON.stringify({ ticket: 'ticket', state: 'state' }));
  return cms.request('/api/sign-in', { method: 'POST', body, headers });
}

describe('a form of another site', () => {
  it.each<Record<string, string>>([
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('signs nobody in: %o', async (headers) => {
    const answer = await postForm(headers);
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.text()).toContain('Only pages of http://localhost:3000 may send this.');
  });

  it('signs nobody out', async () => {
    const headers = { ...manager, origin: 'https://elsewhere.example' };
    expect((await cms.request('/api/users/logout', { method: 'POST', headers })).status).toBe(403);
    expect((await cms.request('/api/users', { headers: manager })).status).toBe(200);
  });
});

it.each(['/api/users/me', '/api/users', '/api/albums', '/api/nothing', '/api/globals/landing-page'])(
  'no browser keeps the answer of %s',
  async (path) => {
    for (const headers of [{}, manager]) {
      expect((await cms.request(path, { headers })).headers.get('cache-control')).toBe('no-store');
    }
  },
);

it('whoever is refused leaves a line that says what was asked, and no more', async () => {
  const warn = vi.spyOn(cms.payload.logger, 'warn');
  expect((await cms.request('/api/users?where[email][equals]=mina@example.com')).status).toBe(403);
  const asked = { status: 403, method: 'GET', path: '/api/users', account: 'none' };
  expect(warn.mock.calls).toEqual([[{ msg: 'Request refused', ...asked }]]);
  warn.mockRestore();
});

describe('a request that nobody can answer is told so', () => {
  it.each([
    ['/api/users/versions', 404],
    ['/api/users/versions/1', 404],
    ['/api/payload-jobs/versions', 404],
    ['/api/constructor', 404],
    ['/api/__proto__', 404],
    ['/api/users/%00', 400],
    ['/api/albums/%00', 400],
    ['/api/albums?where[title][equals]=a%00b', 400],
    ['/api/albums?where=x', 400],
    ['/api/albums?where[title][near]=x', 400],
    ['/api/albums?where[and][0][title][all][0]=x', 400],
    ['/api/albums/abc', 400],
    ['/api/albums/99999999999999999', 400],
    ['/api/albums?page=99999999999999999999', 400],
    ['/api/media/file/%00', 400],
    ['/api/albums?where[title][like]=a&where[title][like]=b', 400],
    ['/api/albums?where[title][like][0]=a', 400],
    ['/api/testimonials/versions?limit=1&limit=1', 400],
    ['/api/testimonials/versions?limit[]=1&limit[]=2', 400],
    ['/api/testimonials?limit=1&limit[a]=1', 400],
  ])('%s: %d', async (path, status) => {
    for (const headers of [{}, manager]) {
      const answer = await cms.request(path, { headers });
      expect([answer.status, await answer.text()]).toEqual([
        status,
        expect.stringMatching(/"message":"[A-Z]/),
      ]);
    }
  });

  it('a file that nobody has uploaded', async () => {
    const { status } = await cms.content('/api/media/file/nothing.webp');
    expect(status).toBe(404);
  });

  it.each([
    ['a form that ends early', 'multipart/form-data; boundary=x', '--x\r\nContent-'],
    ['a form without a boundary', 'multipart/form-data', '{}'],
    ['JSON that is no object', 'application/json', '"text"'],
  ])('%s', async (_what, type, body) => {
    const headers = { ...manager, 'content-type': type };
    const answer = await cms.request('/api/albums?draft=true', { method: 'POST', headers, body });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringMatching(/"message":"[A-Z]/)]);
  });

  it.each([
    ['POST', '/api/globals/franchise-page'],
    ['POST', '/api/albums'],
  ])('%s %s that says nothing', async (method, path) => {
    const answer = await cms.request(path, { method, headers: manager });
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('Please send one JSON object.'),
    ]);
  });

  it('a query sent as a POST, without its JSON', async () => {
    const headers = {
      ...manager,
      'content-type': 'application/json',
      'x-payload-http-method-override': 'GET',
    };
    const answer = await cms.request('/api/gallery-items/access/1', { method: 'POST', headers });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('This is no JSON.')]);
  });

  it('a letter that the database cannot hold, in what is saved', async () => {
    const answer = await cms.request('/api/albums?draft=true', {
      method: 'POST',
      headers: { ...manager, 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'a\0b', artist: 'Artist', _status: 'draft' }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('an invisible letter, a number out of range');
  });
});
