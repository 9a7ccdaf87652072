import autocannon from 'autocannon';
import type { Request } from 'autocannon';
import { quantile } from './figures.ts';
import type { Figures } from './measurement.ts';

export interface Load {
  /** One for each copy; each gets its share of the connections. */
  urls: string[];
  connections: number;
  seconds: number;
  request?: Request;
  /** What every answer has to be. */
  status?: number;
}

/** As many requests as are answered in the time. Any answer but the expected one makes the figures void. */
export async function load({ urls, connections, seconds, request, status = 200 }: Load): Promise<Figures> {
  const times: number[] = [];
  const strange = new Map<number, number>();
  const runs = urls.map((url) => {
    const share = Math.ceil(connections / urls.length);
    const run = autocannon({
      url,
      connections: share,
      duration: seconds,
      ...(request && { requests: [request] }),
    });
    run.on('response', (_client, answered, _bytes, ms) => {
      if (answered === status) times.push(ms);
      else strange.set(answered, (strange.get(answered) ?? 0) + 1);
    });
    return run;
  });
  const results = await Promise.all(runs);
  const errors = results.reduce((sum, result) => sum + result.errors, 0);
  if (strange.size > 0 || errors > 0)
    throw new Error(
      `${urls.join(', ')}: ${errors} errors, not ${status} but ${JSON.stringify([...strange])}`,
    );
  return {
    ...timesOf(times),
    'per second': times.length / Math.max(...results.map(({ duration }) => duration)),
  };
}

/** Percentiles of how long answers took, in milliseconds. */
export const timesOf = (times: readonly number[]): Figures => ({
  'p50 ms': quantile(times, 0.5),
  'p95 ms': quantile(times, 0.95),
  'p99 ms': quantile(times, 0.99),
});
