import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse, stringify } from 'yaml';
import * as z from 'zod';
import { freePorts } from '../../../local-stack/src/processes/ports.ts';
import { observabilityFolder } from '../../observability/files.ts';

/** Programs of Debian's package `prometheus` that this machine lacks. */
export const missingPrograms = () =>
  ['prometheus', 'promtool'].filter((name) => spawnSync(name, ['--version']).error !== undefined);

/** What promtool says; throws with it when something is wrong. */
export async function promtool(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('promtool', args, { cwd: observabilityFolder });
  return stdout;
}

const configSchema = z.looseObject({
  scrape_configs: z.array(z.looseObject({ job_name: z.string() })),
});

/** The product's own configuration, with addresses in place of names that only Docker knows, and asking often. */
function configFor(targets: Readonly<Record<string, string>>): string {
  const written = configSchema.parse(
    parse(readFileSync(join(observabilityFolder, 'prometheus.yml'), 'utf8')),
  );
  return stringify({
    ...written,
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [join(observabilityFolder, 'alerts.yml')],
    scrape_configs: written.scrape_configs.map(({ job_name }) => ({
      job_name,
      static_configs: [{ targets: [targets[job_name] ?? `no-target-for-${job_name}:1`] }],
    })),
  });
}

/** A Prometheus of its own in `folder`, and its API. */
export async function startPrometheus(folder: string, targets: Readonly<Record<string, string>>) {
  const [port = 0] = await freePorts(1);
  const config = join(folder, 'prometheus.yml');
  writeFileSync(config, configFor(targets));
  const child = spawn(
    'prometheus',
    [
      `--config.file=${config}`,
      `--storage.tsdb.path=${join(folder, 'prometheus')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  );
  /** What the API answers under `data`; throws with what Prometheus says when it refuses. */
  async function ask<Data>(path: string, schema: z.ZodType<Data>, query: Record<string, string> = {}) {
    const url = new URL(`http://127.0.0.1:${port}/api/v1/${path}`);
    url.search = new URLSearchParams(query).toString();
    const answer = (await (await fetch(url)).json()) as { status: string; data: unknown; error?: string };
    if (answer.status !== 'success') throw new Error(`${url.pathname}: ${answer.error}`);
    return schema.parse(answer.data);
  }
  return {
    ask,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
export type Prometheus = Awaited<ReturnType<typeof startPrometheus>>;
