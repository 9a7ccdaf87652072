import { apiSecurityHeaders, assetSecurityHeaders } from 'shared/http/security-headers.ts';
import { expect, test } from '../fixtures.ts';
import { expectSecured } from '../secured.ts';

/** What Caddy says of its own errors: the headers of every answer, and a policy that lets nothing run. */
const ownErrorHeaders = {
  ...assetSecurityHeaders({ siteOrigin: 'https://cafe.example' }),
  'content-security-policy': apiSecurityHeaders({ https: true })['content-security-policy'],
};

test('/api goes straight to the booking service: it answers without the site', async ({
  compose,
  visitor,
  request,
}) => {
  await compose.run(['kill', 'site']);
  try {
    expect((await visitor.get('/api/rules')).status()).toBe(200);
    const away = await request.get('/');
    expect(away.status()).toBe(503);
    // Caddy's own answer: no service is there to give it headers.
    expectSecured(away, 'site away');
    expect(away.headers()).toMatchObject(ownErrorHeaders);
    expect(away.headers()['server']).toBeUndefined();
  } finally {
    await compose.run(['up', '--detach', '--no-recreate', '--wait', 'site']);
  }
  await expect.poll(async () => (await request.get('/')).status()).toBe(200);
});

test('with everything behind them away, the pages are served', async ({ compose, request }) => {
  test.setTimeout(180_000);
  const away = ['postgres', 'cms', 'booking-service', 'publisher', 'preview'];
  await compose.run(['kill', ...away]);
  try {
    for (const path of ['/', '/faq', '/franchise', '/payment', '/login']) {
      expect((await request.get(path)).status(), path).toBe(200);
    }
  } finally {
    await compose.run(['up', '--detach', '--no-recreate', '--wait', ...away]);
  }
});
