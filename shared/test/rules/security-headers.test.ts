import { embedHosts } from '../../src/content/embed-hosts.ts';
import { expect, test } from 'vitest';
import {
  apiSecurityHeaders,
  assetSecurityHeaders,
  cmsDataPolicy,
  cmsPagePolicy,
  cmsSecurityHeaders,
  isPersonalPage,
  pageSecurityHeaders,
  transportSecurityHeaders,
} from '../../src/http/security-headers.ts';

const live = { siteOrigin: 'https://cafe.example', tossSdkUrl: 'https://js.tosspayments.com/v1/payment' };
const local = { siteOrigin: 'http://localhost:4321', tossSdkUrl: 'http://localhost:4010/sdk/v1.js' };

test.each(['/payment', '/payment-success', '/payment-fail'])('%s may load the card provider', (path) => {
  const policy = pageSecurityHeaders(path, [], local)['content-security-policy'];
  expect(policy).toMatch(/script-src 'self' http:\/\/localhost:4010 /);
  expect(policy).toMatch(/frame-src http:\/\/localhost:4010 /);
});

test.each(['/', '/faq', '/policies', '/paymental'])('%s may not', (path) => {
  expect(pageSecurityHeaders(path, [], live)['content-security-policy']).not.toContain('tosspayments');
});

test('the landing page may frame the music players that albums can be on, other pages none', () => {
  const frames = (path: string) =>
    /frame-src ([^;]*)/.exec(pageSecurityHeaders(path, [], live)['content-security-policy'])?.[1];
  expect(frames('/')?.split(' ')).toEqual(embedHosts.map((host) => `https://${host}`));
  expect(frames('/faq')).toBe("'none'");
});

test('only the landing page, whose wizard may have to do a proof of work, has workers', () => {
  const workers = (path: string) =>
    /worker-src ([^;]*)/.exec(pageSecurityHeaders(path, [], live)['content-security-policy'])?.[1];
  expect([workers('/'), workers('/faq'), workers('/payment')]).toEqual(["'self'", "'none'", "'none'"]);
});

test('only pages with recordings of a visitor may play anything, and only what is our own', () => {
  const media = (path: string) =>
    /media-src ([^;]*)/.exec(pageSecurityHeaders(path, [], live)['content-security-policy'])?.[1];
  expect([media('/my-booking'), media('/listen')]).toEqual(["'self'", "'self'"]);
  // Without a word about media, `default-src 'none'` holds.
  expect([media('/'), media('/faq'), media('/admin'), media('/listening'), media('/waitlist')]).toEqual(
    Array(5).fill(undefined),
  );
});

test.each(['/my-booking', '/listen', '/waitlist'])(
  '%s is kept out of search engines, and tells nobody where one came from',
  (path) => {
    expect(isPersonalPage(path)).toBe(true);
    expect(pageSecurityHeaders(path, [], live)).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
  },
);

test('https is enforced where the site has it, and only there', () => {
  const secure = pageSecurityHeaders('/', [], live);
  const plain = pageSecurityHeaders('/', [], local);
  expect(secure).toHaveProperty('strict-transport-security');
  expect(secure['content-security-policy']).toContain('upgrade-insecure-requests');
  expect(plain).not.toHaveProperty('strict-transport-security');
  expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests');
});

test('inline scripts are allowed by hash alone', () => {
  const policy = pageSecurityHeaders('/', ["'sha256-abc'"], live)['content-security-policy'];
  expect(policy).toContain("script-src 'self' 'sha256-abc';");
});

test('pages, files and the API share what is no policy', () => {
  const all = [
    pageSecurityHeaders('/', [], live),
    assetSecurityHeaders(live),
    apiSecurityHeaders({ https: true }),
    { ...cmsSecurityHeaders, ...transportSecurityHeaders, 'content-security-policy': cmsDataPolicy },
  ];
  for (const headers of all) {
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
      // The card window may talk to the page that opened it.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    expect(headers).toHaveProperty('content-security-policy');
    expect(headers).toHaveProperty('referrer-policy');
  }
});

test('only the CMS preview may frame a page; nothing may frame the API or the CMS', () => {
  const framed = (framedBy?: string) =>
    pageSecurityHeaders('/', [], { ...live, ...(framedBy && { framedBy }) })['content-security-policy'];
  expect(framed()).toContain("frame-ancestors 'none'");
  expect(framed('https://cms.example')).toContain('frame-ancestors https://cms.example;');
  expect(apiSecurityHeaders({ https: false })['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(apiSecurityHeaders({ https: false })).not.toHaveProperty('strict-transport-security');
  expect(cmsPagePolicy('nonce', undefined, 'https://cms.example.com')).toContain("frame-ancestors 'none'");
  expect(cmsDataPolicy).toContain("frame-ancestors 'none'");
});
