import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, freemem, loadavg, release, totalmem, type } from 'node:os';
import { execFileSync } from 'node:child_process';
import pg from 'pg';
import { repositoryRoot } from '../../local-stack/src/start/options.ts';

/** What of PostgreSQL decides how fast and how durable it is. */
const settingNames = [
  ...['fsync', 'synchronous_commit', 'full_page_writes', 'wal_level', 'shared_buffers', 'work_mem', 'jit'],
  ...['max_wal_size', 'checkpoint_timeout', 'effective_cache_size', 'random_page_cost', 'plan_cache_mode'],
];

export type Machine = Awaited<ReturnType<typeof describeMachine>>;

export async function describeMachine(postgresUrl: string) {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  const settings = await client.query<{ name: string; value: string }>(
    'SELECT name, current_setting(name) AS value FROM pg_settings WHERE name = ANY($1) ORDER BY name',
    [settingNames],
  );
  const version = await client.query<{ server_version: string }>('SHOW server_version');
  await client.end();
  const processors = cpus();
  return {
    cores: availableParallelism(),
    processor: processors[0]?.model ?? 'unknown',
    memoryMb: Math.round(totalmem() / 1_000_000),
    freeMemoryMb: Math.round(freemem() / 1_000_000),
    load: load(),
    system: `${type()} ${release()}`,
    isVirtual: isVirtual(),
    node: process.version,
    commit: commit(),
    postgres: version.rows[0]?.server_version ?? 'unknown',
    postgresSettings: Object.fromEntries(settings.rows.map(({ name, value }) => [name, value])),
  };
}

/** How busy the machine is, over the last minute: a run beside other work says little. */
export const load = () => loadavg()[0] ?? Number.NaN;

function isVirtual(): boolean | undefined {
  try {
    return /\bhypervisor\b/.test(readFileSync('/proc/cpuinfo', 'utf8'));
  } catch {
    // Only Linux says so.
    return undefined;
  }
}

function commit(): string {
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, { cwd: repositoryRoot, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') ? ' with changes' : '');
  } catch {
    return 'unknown';
  }
}
