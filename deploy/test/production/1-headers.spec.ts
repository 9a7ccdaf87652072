import type { APIResponse } from '@playwright/test';
import { request as plainRequest } from 'node:http';
import { expect, test } from '../fixtures.ts';
import { expectSecured } from '../secured.ts';

/** The sources of one directive of the answer's policy. */
function directive(answer: APIResponse, name: string): string[] {
  const policy = answer.headers()['content-security-policy'] ?? '';
  const [, ...sources] =
    policy
      .split('; ')
      .find((part) => part.startsWith(`${name} `))
      ?.split(' ') ?? [];
  return sources;
}

test('every page carries the security headers, with scripts by hash alone', async ({ request, stack }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(listed).toContain('/');
  for (const path of new Set([
    ...listed,
    '/login',
    '/admin',
    '/admin/enquiries',
    '/admin/account',
    '/payment',
    '/payment-success',
    '/payment-fail',
    '/booking-received',
    '/my-booking',
    '/listen',
    '/waitlist',
    '/nowhere',
  ])) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(path === '/nowhere' ? 404 : 200);
    expectSecured(answer, path);
    expect(directive(answer, 'default-src'), path).toEqual(["'none'"]);
    expect(directive(answer, 'frame-ancestors'), path).toEqual(["'none'"]);
    const scripts = directive(answer, 'script-src');
    expect(scripts, path).toContain("'self'");
    expect(
      scripts.filter((source) => /unsafe|\*$|^https?:$/.test(source)),
      path,
    ).toEqual([]);
    const pays = scripts.some((source) => source.includes('tosspayments.com'));
    expect(pays, `${path} may load the card provider's script`).toBe(path.startsWith('/payment'));
    const headers = answer.headers();
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin-allow-popups');
    expect(headers['permissions-policy'], path).toContain('camera=()');
    expect(headers['cache-control'], path).toMatch(/no-cache|no-store/);
  }
  expect((await request.get('/')).url()).toBe(`${stack.urls.site}/`);
});

test('hashed files are kept for a year, pages asked for anew', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const files = [...new Set(html.match(/\/_astro\/[^"' )]+\.(?:js|css)/g))];
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const answer = await request.get(file);
    expect(answer.status(), file).toBe(200);
    expectSecured(answer, file);
    expect(answer.headers()['cache-control'], file).toBe('public, max-age=31536000, immutable');
  }
  const [picture] = html.match(/\/_media\/[^"' ,)]+/) ?? [];
  expect(picture).toBeDefined();
  const answer = await request.get(picture ?? '');
  expectSecured(answer, picture ?? '');
  expect(answer.headers()['cache-control']).toMatch(/max-age=\d{5,}/);

  const page = await request.get('/');
  const unchanged = await request.get('/', { headers: { 'If-None-Match': page.headers()['etag'] ?? '' } });
  expect(unchanged.status()).toBe(304);
});

test('pages, scripts and API answers come as brotli or gzip, as the browser likes', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [script = ''] = html.match(/\/_astro\/[^"' )]+\.js/) ?? [];
  for (const path of ['/', '/faq', script]) {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
    ]) {
      const answer = await request.get(path, { headers: { 'Accept-Encoding': accepted ?? '' } });
      expect(answer.headers()['content-encoding'], `${path} for ${accepted}`).toBe(encoding);
      expect(answer.headers()['vary'], path).toMatch(/accept-encoding/i);
    }
  }
  const answer = await request.get('/api/openapi.json', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(answer.headers()['content-encoding']).toBe('gzip');
});

test('API answers are secured and never stored', async ({ visitor }) => {
  for (const path of ['/api/rules', '/api/addons', '/api/nowhere']) {
    const answer = await visitor.get(path);
    expectSecured(answer, path);
    expect(answer.headers()['cache-control'], path).toBe('no-store');
  }
});

test('the CMS and the preview are secured as well, each for its own frames', async ({ request, stack }) => {
  const { cms, preview } = stack.urls;
  const login = await request.get(`${cms}/admin/login`);
  expect(login.status()).toBe(200);
  expectSecured(login, 'CMS');
  expect(directive(login, 'frame-ancestors')).toEqual(["'none'"]);
  expect(directive(login, 'script-src')).toEqual([expect.stringMatching(/^'nonce-/), "'strict-dynamic'"]);
  const away = await request.get(`${cms}/api/sign-in`, { maxRedirects: 0 });
  expect(away.headers()['set-cookie']).toMatch(/^__Host-cms-sign-in=.*; Secure/);
  // Without a ticket nobody sees a draft.
  const drafts = await request.get(`${preview}/`);
  expect(drafts.status()).toBeGreaterThanOrEqual(400);
  expect(drafts.headers()['strict-transport-security']).toBeTruthy();
});

test('plain http leads pages to https, and refuses calls of the API', async ({ docker, stack }) => {
  const { hostname } = new URL(stack.urls.site);
  const ask = (path: string) =>
    new Promise<{ status: number; location: string }>((resolve, reject) => {
      const options = { port: docker.settings.HTTP_PORT, host: '127.0.0.1', headers: { Host: hostname } };
      const call = plainRequest({ ...options, path }, (response) => {
        response.resume();
        resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? '' });
      });
      call.on('error', reject).end();
    });
  expect(await ask('/faq')).toEqual({ status: 308, location: `${stack.urls.site}/faq` });
  expect(await ask('/api/rules')).toEqual({ status: 403, location: '' });
});
