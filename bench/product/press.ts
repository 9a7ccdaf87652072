import type { Bench } from '../frame/bench.ts';
import { load } from '../frame/load.ts';
import type { Load } from '../frame/load.ts';
import type { Figures } from '../frame/measurement.ts';
import type { Program } from '../frame/programs.ts';

/** Load on programs that ask the run's PostgreSQL, shared out among them. */
export function press(
  { options, postgresPid }: Bench,
  programs: Program[],
  path: string,
  what: Pick<Load, 'request' | 'status'> = {},
): Promise<Figures> {
  const { connections, seconds } = options;
  const urls = programs.map(({ url }) => `${url}${path}`);
  const pids = programs.map(({ pid }) => pid);
  return load({ urls, pids, postgresPid, connections, seconds, ...what });
}
