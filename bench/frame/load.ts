import autocannon from 'autocannon';
import type { Request } from 'autocannon';
import { withCpu } from './cpu.ts';
import { quantile } from './figures.ts';
import type { Figures } from './measurement.ts';

export interface Load {
  /** Where is asked; each gets its share of the connections. */
  urls: string[];
  /** The processes that answer. */
  pids?: number[];
  /** The server of the database that they ask. */
  postgresPid?: number;
  connections: number;
  seconds: number;
  request?: Request;
  /** How many come in a second; as many as are answered when left out. */
  perSecond?: number;
  /** What every answer has to be. */
  status?: number;
}

/** As many requests as are answered in the time. Any answer but the expected one makes the figures void. */
export const load = ({ pids, postgresPid, ...asked }: Load): Promise<Figures> =>
  withCpu({ ...(pids && { program: pids }), ...(postgresPid && { Postgres: [postgresPid] }) }, () =>
    answersTo(asked),
  );

async function answersTo({ urls, connections, seconds, perSecond, request, status = 200 }: Load) {
  const times: number[] = [];
  const strange = new Map<number, number>();
  const runs = urls.map((url) => {
    const run = autocannon({
      url,
      connections: Math.ceil(connections / urls.length),
      duration: seconds,
      ...(perSecond !== undefined && { overallRate: perSecond }),
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
  const duration = Math.max(...results.map((result) => result.duration));
  return { pieces: times.length, figures: { ...timesOf(times), 'per second': times.length / duration } };
}

/** Percentiles of how long answers took, in milliseconds. */
export const timesOf = (times: readonly number[]): Figures => ({
  'p50 ms': quantile(times, 0.5),
  'p95 ms': quantile(times, 0.95),
  'p99 ms': quantile(times, 0.99),
});
