import { embedHosts } from 'shared/content/embed-hosts.ts';
import { expect, test } from 'vitest';
import { pageSecurityHeaders } from '../../server/headers/security-headers.ts';

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
