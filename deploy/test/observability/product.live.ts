import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { signInToCms } from '../../../shared/test/auth/sign-in-to-cms.ts';
import { localLogins } from '../../../local-stack/src/start/stack-context.ts';
import { startOtlpReceiver } from './otlp-receiver.ts';
import { startPrometheus, type Prometheus } from './prometheus.ts';
import { allQueries, metricsIn } from './queries.ts';
import { startWatchedStack, type WatchedStack } from './watched-stack.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let receiver: Awaited<ReturnType<typeof startOtlpReceiver>>;
let stack: WatchedStack;
let prometheus: Prometheus;
beforeAll(async () => {
  receiver = await startOtlpReceiver();
  stack = await startWatchedStack(receiver.url);
  prometheus = await startPrometheus(stack.folder, stack.targets);
});
afterAll(async () => {
  await prometheus?.stop();
  await stack?.stop();
  receiver?.stop();
});

const log = (id: string) =>
  readFileSync(join(stack.logs, `${id}.log`), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const linesOf = (id: string, requestId: string) => log(id).filter((line) => line['requestId'] === requestId);

test('every part is asked, and answers', async () => {
  const schema = z.object({
    activeTargets: z.array(z.object({ labels: z.object({ job: z.string() }), health: z.string() })),
  });
  await expect
    .poll(async () => {
      const { activeTargets } = await prometheus.ask('targets', schema);
      return activeTargets.map(({ labels, health }) => `${labels.job} ${health}`).sort();
    })
    .toEqual(['booking-service up', 'cms up', 'preview up', 'publisher up', 'site up']);
});

test('every metric that a rule or the dashboard names is one that the product tells', async () => {
  const metadata = z.array(z.object({ metric: z.string() }));
  const told = async () => {
    const found = await prometheus.ask('targets/metadata', metadata, { match_target: '{job=~".+"}' });
    return new Set(found.map(({ metric }) => metric));
  };
  await expect.poll(async () => (await told()).has('publish_lag_seconds')).toBe(true);
  const names = await told();
  const wanted = [...new Set(allQueries().flatMap(metricsIn))].filter((name) => name !== 'up');
  expect(wanted.length).toBeGreaterThan(20);
  const unknown = wanted.filter((name) => !names.has(name.replace(/_(bucket|sum|count)$/, '')));
  expect(unknown).toEqual([]);
});

test('Prometheus answers every question of the rules and the dashboard', async () => {
  const schema = z.object({ resultType: z.literal('vector') });
  for (const query of allQueries())
    await expect(prometheus.ask('query', schema, { query }), query).resolves.toBeTruthy();
});

test('every rule is loaded and can be worked out, and a product that is well raises nothing', async () => {
  const schema = z.object({
    groups: z.array(
      z.object({ rules: z.array(z.object({ name: z.string(), health: z.string(), state: z.string() })) }),
    ),
  });
  const rules = async () => (await prometheus.ask('rules', schema)).groups.flatMap((group) => group.rules);
  await expect.poll(async () => (await rules()).every(({ health }) => health === 'ok')).toBe(true);
  expect((await rules()).filter(({ state }) => state === 'firing')).toEqual([]);
});

test('visitors and staff do not reach the metrics', async () => {
  for (const origin of [stack.urls.site, stack.urls.cms, stack.urls.preview]) {
    const answer = await fetch(`${origin}/metrics`);
    expect(await answer.text(), origin).not.toContain('process_resident_memory_bytes');
  }
});

test('one id leads from the front door to the booking service', async () => {
  const sent = 'front-door-to-sql-0001';
  const answer = await fetch(`${stack.urls.site}/api/nothing`, { headers: { 'x-request-id': sent } });
  expect(answer.headers.get('x-request-id')).toBe(sent);
  await expect.poll(() => linesOf('booking-service', sent)).toMatchObject([{ msg: 'answered', status: 404 }]);
});

test('one id leads through the CMS, and to the publisher', async () => {
  const sent = 'editor-saves-0001';
  const { urls } = stack;
  const named = await fetch(`${urls.cms}/api/users/me`);
  expect(named.headers.get('x-request-id')).toMatch(UUID);
  const cookie = await signInToCms(urls, localLogins.admin);
  const headers = { 'content-type': 'application/json', origin: urls.cms, cookie, 'x-request-id': sent };
  const settings = (await (
    await fetch(`${urls.cms}/api/globals/site-settings`, { headers })
  ).json()) as object;
  const saved = await fetch(`${urls.cms}/api/globals/site-settings`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...settings, _status: 'published' }),
  });
  expect([saved.status, saved.headers.get('x-request-id')]).toEqual([200, sent]);
  await expect.poll(() => linesOf('publisher', sent)).toMatchObject([{ msg: 'Published' }]);
});

test('a refusal in the CMS is logged under its id', async () => {
  const sent = 'stranger-in-cms-0001';
  const headers = { 'x-request-id': sent };
  expect((await fetch(`${stack.urls.cms}/api/users`, { headers })).status).toBe(403);
  const refused = () => linesOf('cms', sent).filter(({ msg }) => msg === 'Request refused');
  await expect.poll(refused).toMatchObject([{ status: 403 }]);
});

test('a trace leads from the site through the booking service to the statement', async () => {
  const sent = 'traced-0001';
  await (await fetch(`${stack.urls.site}/api/rules`, { headers: { 'x-request-id': sent } })).text();
  const spanOf = (service: string) =>
    receiver.spans.find((span) => span.service === service && span.attributes['request_id'] === sent);
  await expect
    .poll(() => [spanOf('site')?.name, spanOf('booking-service')?.name])
    .toEqual(['GET api', 'GET /api/rules']);
  const [atSite, atService] = [spanOf('site'), spanOf('booking-service')];
  expect(atService).toMatchObject({ traceId: atSite?.traceId, parentSpanId: atSite?.spanId });
  const statements = () =>
    receiver.spans.filter(
      ({ name, parentSpanId }) => name === 'statement' && parentSpanId === atService?.spanId,
    );
  await expect.poll(statements).not.toEqual([]);
  expect(statements()[0]).toMatchObject({
    traceId: atSite?.traceId,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': expect.stringContaining('SELECT') },
  });
});

test('a trace leads from the publisher to the CMS, and nothing that was sent was refused', async () => {
  const publish = () =>
    receiver.spans.filter(({ service, name }) => service === 'publisher' && name === 'publish').at(-1);
  await expect.poll(publish).toBeTruthy();
  await expect
    .poll(() =>
      receiver.spans.some(({ service, traceId }) => service === 'cms' && traceId === publish()?.traceId),
    )
    .toBe(true);
  // What jobs ask of the database on their own is told nowhere.
  const roots = receiver.spans.filter(({ name, parentSpanId }) => name === 'statement' && !parentSpanId);
  expect([roots, receiver.refused]).toEqual([[], []]);
});
