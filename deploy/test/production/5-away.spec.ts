import { expect, test } from '../fixtures.ts';

test('/api goes straight to the booking service: it answers without the site', async ({
  compose,
  visitor,
  request,
}) => {
  await compose.run(['kill', 'site']);
  try {
    expect((await visitor.get('/api/rules')).status()).toBe(200);
    expect((await request.get('/')).status()).toBe(502);
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
