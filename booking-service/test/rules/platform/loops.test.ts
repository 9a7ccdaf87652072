import { expect, test } from 'vitest';
import { createLogger } from '../../../src/platform/logger.ts';
import { createLoops } from '../../../src/platform/loops.ts';
import { createMetrics } from '../../../src/platform/metrics.ts';
import { shareReads } from '../../../src/platform/share-reads.ts';

const HOUR_MS = 3_600_000;
const log = createLogger('silent');

/** A promise and the function that keeps it. */
function signal() {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { give, given };
}

test('a job runs at the start, when it is woken, and never beside itself', async () => {
  const loops = createLoops(log);
  let running = 0;
  let most = 0;
  let runs = 0;
  const third = signal();
  const loop = loops.every('count', HOUR_MS, async () => {
    running += 1;
    most = Math.max(most, running);
    runs += 1;
    if (runs === 3) third.give();
    else loop.wake();
    await Promise.resolve();
    running -= 1;
  });
  await third.given;
  await loops.stop();
  expect([most, runs]).toEqual([1, 3]);
});

test('a job that fails is tried again at the next turn', async () => {
  const loops = createLoops(log);
  const second = signal();
  let runs = 0;
  const loop = loops.every('fail', HOUR_MS, async () => {
    runs += 1;
    if (runs === 2) return second.give();
    loop.wake();
    throw new Error('first try');
  });
  await second.given;
  await loops.stop();
  expect(runs).toBe(2);
});

test('an outage is logged when it begins and when it ends, not at every try', async () => {
  const lines: string[] = [];
  const note = (_facts: object, text: string) => void lines.push(text);
  const loops = createLoops({ ...log, info: note, error: note } as unknown as typeof log);
  const last = signal();
  let runs = 0;
  const loop = loops.every('ask', HOUR_MS, async () => {
    runs += 1;
    if (runs === 5) last.give();
    else loop.wake();
    if (runs < 4) throw new Error('away');
  });
  await last.given;
  await loops.stop();
  expect(lines).toEqual(['a job fails and is tried again', 'a job works again']);
});

test('a stop waits for what is running and starts nothing new', async () => {
  const loops = createLoops(log);
  const started = signal();
  const mayEnd = signal();
  let runs = 0;
  let told = false;
  loops.every('slow', 0, async (stopping) => {
    runs += 1;
    started.give();
    await mayEnd.given;
    told = stopping.aborted;
  });
  await started.given;
  const stopped = loops.stop();
  mayEnd.give();
  await stopped;
  expect([runs, told]).toEqual([1, true]);
});

test('one read answers all who asked before it began, and later askers get a later one', async () => {
  const reads: { key: string; done: (value: string) => void }[] = [];
  const ask = shareReads((key) => new Promise<string>((done) => reads.push({ key, done })));
  const first = ask('a');
  const [second, third] = [ask('a'), ask('a')];
  const elsewhere = ask('b');
  expect(reads.map(({ key }) => key)).toEqual(['a', 'b']);
  reads[0]?.done('old');
  reads[1]?.done('other');
  expect([await first, await elsewhere]).toEqual(['old', 'other']);
  await Promise.resolve();
  expect(reads).toHaveLength(3);
  reads[2]?.done('new');
  expect(await Promise.all([second, third])).toEqual(['new', 'new']);
});

test('a read that fails fails for those who shared it only', async () => {
  let tries = 0;
  const ask = shareReads(async () => {
    tries += 1;
    if (tries === 1) throw new Error('away');
    return 'here';
  });
  const [first, second] = [ask('a'), ask('a')];
  await expect(first).rejects.toThrow('away');
  expect(await second).toBe('here');
});

test('of jobs in turn one that fails keeps no other waiting, and each is logged and counted by its name', async () => {
  const failed: unknown[] = [];
  const note = (facts: object) => void failed.push(facts);
  const metrics = createMetrics();
  const loops = createLoops({ ...log, error: note } as unknown as typeof log, metrics);
  const done: string[] = [];
  const last = signal();
  const fail = (name: string) => async () => {
    await Promise.resolve();
    throw new Error(name);
  };
  loops.inTurn(HOUR_MS, {
    first: fail('one'),
    second: async () => void done.push('second'),
    third: fail('three'),
    fourth: async () => last.give(),
  });
  await last.given;
  await loops.stop();
  expect(done).toEqual(['second']);
  expect(failed).toMatchObject([{ job: 'first' }, { job: 'third' }]);
  const told = await metrics.registry.metrics();
  for (const job of ['first', 'third'])
    expect(told).toContain(`job_failures_total{background_job="${job}"} 1`);
  for (const job of ['second', 'fourth'])
    expect(told).toContain(`job_last_success_timestamp_seconds{background_job="${job}"}`);
});
