import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteStatus, type PublisherState } from '../../../src/site-status/site-status.ts';
import { startCms, startTimeoutMs, type TestCms } from '../../harness/cms.ts';

const live = (version: number): PublisherState => ({
  live: { version, publishedAt: '2025-01-01T00:00:00Z' },
  failure: null,
});

describe('what staff are told about the site', () => {
  it('is live, on its way, failed with the reason, or not known', () => {
    expect(siteStatus(7, live(7)).sentence).toBe('Everything that is published is live on the site.');
    expect(siteStatus(8, live(7)).sentence).toBe('Your change is on its way to the site.');
    expect(siteStatus(8, { ...live(7), failure: { error: 'the picture is gone' } }).sentence).toBe(
      'The last change is not live; the site shows the release before it. Reason: the picture is gone',
    );
    expect(siteStatus(8, null).state).toBe('unknown');
    expect(siteStatus(7, live(7), 'ko').label).toBe('반영됨');
  });

  it('is live again when a later release succeeded, whatever failed before', () => {
    expect(siteStatus(8, { ...live(8), failure: { error: 'old' } }).state).toBe('live');
  });
});

describe('GET /api/site-status', () => {
  let cms: TestCms;
  let publisher: Server;
  let state: unknown = live(0);

  beforeAll(async () => {
    publisher = createServer((_request, response) => response.end(JSON.stringify(state)));
    await new Promise<void>((resolve) => publisher.listen(0, '127.0.0.1', resolve));
    cms = await startCms(`http://127.0.0.1:${(publisher.address() as AddressInfo).port}`);
  }, startTimeoutMs);
  afterAll(async () => {
    await cms.close();
    await new Promise((resolve) => publisher.close(resolve));
  });

  it('answers staff with what the publisher says', async () => {
    const headers = await cms.signIn();
    const ask = async () => (await cms.request('/api/site-status', { headers })).json();
    expect(await ask()).toMatchObject({ state: 'going-live' });
    state = live(await cms.version());
    expect(await ask()).toMatchObject({ state: 'live' });
    state = 'nonsense';
    expect(await ask()).toMatchObject({ state: 'unknown' });
  });

  it('answers nobody else', async () => {
    expect((await cms.request('/api/site-status')).status).toBe(403);
  });
});
