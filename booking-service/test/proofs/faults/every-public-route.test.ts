import fc from 'fast-check';
import { PROBLEM_MEDIA_TYPE } from 'shared/problems/problem.ts';
import { expect, test } from 'vitest';
import { SITE_ORIGIN } from '../../harness/config.ts';
import { figure, inBatches, patience, SEED, times } from '../../harness/proof.ts';
import { strangersHeaders } from './requests/generators.ts';
import { publicRoutes } from './requests/routes.ts';
import type { Route } from './requests/routes.ts';
import { setTheStage } from './requests/stage.ts';

const REQUESTS = times(100, 10_000);
const TOGETHER = 20;
/** Nothing of ours takes this long, however busy the machine is. */
const HANGS_AFTER_MS = 30_000;
const timeout = patience(60_000);

const stage = await setTheStage();

interface Answer {
  status: number;
  ms: number;
}

async function ask(route: Route, sample: { path: string; body: unknown; headers: object }): Promise<Answer> {
  const startedAt = performance.now();
  const response = await fetch(`${stage.desk.url}${sample.path}`, {
    method: route.method,
    headers: { ...sample.headers, Origin: SITE_ORIGIN },
    body: route.method === 'GET' ? null : (JSON.stringify(sample.body) ?? 'undefined'),
    signal: AbortSignal.timeout(HANGS_AFTER_MS),
  });
  const text = await response.text();
  const isShed = route.sheds && response.status === 503 && response.headers.has('Retry-After');
  if (!isShed) expect(response.status, `${JSON.stringify(sample)} → ${text}`).toBeLessThan(500);
  if (response.status >= 400) expect(response.headers.get('Content-Type')).toContain(PROBLEM_MEDIA_TYPE);
  return { status: response.status, ms: performance.now() - startedAt };
}

test.each(Object.entries(publicRoutes(stage)))(
  'no request of a stranger makes %s fail or hang, and many reach what it does',
  { timeout },
  async (name, route) => {
    const request = fc.record({
      path: route.path,
      body: route.body ?? fc.constant(undefined),
      headers: strangersHeaders,
    });
    const samples = fc.sample(request, { numRuns: REQUESTS, seed: SEED });
    const proof = `generated requests: ${name}`;
    const work = (index: number) => ask(route, samples[index] as (typeof samples)[number]);
    const answers = await inBatches(samples.length, TOGETHER, work, proof);
    const counts = Map.groupBy(answers, ({ status }) => status);
    const share = (status: number) => ((100 * (counts.get(status)?.length ?? 0)) / answers.length).toFixed(1);
    expect([...counts.keys()]).toEqual(expect.arrayContaining(route.reaches));
    const statuses = [...counts.keys()].toSorted((one, other) => one - other);
    figure(proof, {
      requests: answers.length,
      slowestMs: Math.round(Math.max(...answers.map(({ ms }) => ms))),
      percent: statuses.map((status) => `${status}: ${share(status)}`).join(', '),
    });
  },
);

test('the webhooks among them have been followed up to the provider', async () => {
  const { provider } = stage.desk;
  const { rows } = await stage.desk.db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM webhook_events WHERE state = 'PROCESSED'`,
  );
  expect(rows[0]?.count).toBeGreaterThan(REQUESTS / 10);
  const asked = await provider.control<unknown[]>(
    'GET',
    `/calls?clientKey=${provider.keys.clientKey}&kind=query`,
  );
  expect(asked.length).toBeGreaterThan(0);
});
