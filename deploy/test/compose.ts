import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import * as z from 'zod';
import { repositoryRoot } from '../../local-stack/src/start/options.ts';
import type { DockerStack } from './docker-stack.ts';

export interface Output {
  code: number;
  /** Both streams, as they came. */
  text: string;
  stdout: string;
}

export interface RunOptions {
  env?: Record<string, string>;
  input?: string;
  /** Where the output goes as well. */
  logFile?: string;
  /** Ends the command before its time. */
  signal?: AbortSignal;
}

const containerSchema = z.object({
  Id: z.string(),
  Name: z.string(),
  RestartCount: z.int(),
  Image: z.string(),
  State: z.object({
    Status: z.string(),
    Pid: z.int(),
    StartedAt: z.string(),
    ExitCode: z.int(),
    OOMKilled: z.boolean(),
    Health: z.object({ Status: z.string() }).optional(),
  }),
  Config: z.object({ Labels: z.record(z.string(), z.string()), StopTimeout: z.int().optional() }),
  HostConfig: z.object({
    ReadonlyRootfs: z.boolean(),
    Memory: z.int(),
    NanoCpus: z.int(),
    PidsLimit: z.int().nullable(),
    CapAdd: z.array(z.string()).nullable(),
    CapDrop: z.array(z.string()).nullable(),
    SecurityOpt: z.array(z.string()).nullable(),
    Privileged: z.boolean(),
    RestartPolicy: z.object({ Name: z.string() }),
  }),
  NetworkSettings: z.object({
    Ports: z.record(z.string(), z.array(z.object({ HostIp: z.string(), HostPort: z.string() })).nullable()),
    Networks: z.record(z.string(), z.object({ IPAddress: z.string() })),
  }),
});

export type Container = z.infer<typeof containerSchema> & {
  service: string;
  /** A task that runs once, such as a migration. */
  isTask: boolean;
};

const toContainer = (found: z.infer<typeof containerSchema>): Container => ({
  ...found,
  service: found.Config.Labels['com.docker.compose.service'] ?? '',
  isTask: found.HostConfig.RestartPolicy.Name === 'no' || found.HostConfig.RestartPolicy.Name === '',
});

/** `docker compose` for one stack, as an operator types it. */
export class Compose {
  readonly #env: Record<string, string>;

  constructor({ composeEnv }: Pick<DockerStack, 'composeEnv'>) {
    this.#env = composeEnv;
  }

  /** Runs any command with the stack's environment; never throws for its exit code. */
  async try(command: string[], { env = {}, input, logFile, signal }: RunOptions = {}): Promise<Output> {
    const [program = '', ...args] = command;
    const child = spawn(program, args, {
      cwd: repositoryRoot,
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, ...this.#env, ...env },
      signal,
    });
    const log = logFile ? createWriteStream(logFile, { flags: 'a' }) : undefined;
    const output: Record<'text' | 'stdout', string> = { text: '', stdout: '' };
    child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output.text += chunk.toString();
        log?.write(chunk);
      });
    // A command that ends before it has read what it is given says so by its code.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input ?? '');
    const [code] = (await once(child, 'close')) as [number | null];
    log?.end();
    if (log) await finished(log);
    return { code: code ?? 1, ...output };
  }

  /** Standard output of a command that has to succeed. */
  async docker(args: string[], options?: RunOptions): Promise<string> {
    const output = await this.try(['docker', ...args], options);
    if (output.code !== 0)
      throw new Error(`docker ${args.join(' ')} failed (${output.code}):\n${output.text}`);
    return output.stdout;
  }

  run(args: string[], options?: RunOptions): Promise<string> {
    return this.docker(['compose', ...args], options);
  }

  tryRun(args: string[], options?: RunOptions): Promise<Output> {
    return this.try(['docker', 'compose', ...args], options);
  }

  /** Every container of the stack, tasks that have ended too. */
  async containers(): Promise<Container[]> {
    const ids = (await this.run(['ps', '--all', '--quiet'])).split('\n').filter(Boolean);
    if (ids.length === 0) return [];
    return z
      .array(containerSchema)
      .parse(JSON.parse(await this.docker(['inspect', ...ids])))
      .map(toContainer)
      .sort((a, b) => a.Name.localeCompare(b.Name));
  }

  async containersOf(service: string): Promise<Container[]> {
    return (await this.containers()).filter((container) => container.service === service);
  }

  /** One column, one value: what `psql` answers as the superuser. */
  async sql(database: string, query: string): Promise<string> {
    const psql = ['psql', '-U', 'postgres', '-d', database, '-v', 'ON_ERROR_STOP=1', '-tA'];
    return (await this.run(['exec', '-T', 'postgres', ...psql], { input: query })).trim();
  }

  /** Runs JavaScript in a container by its own Node: the images have no shell. */
  node(container: Container, script: string): Promise<string> {
    return this.docker(['exec', container.Id, 'node', '--input-type=module', '--eval', script]);
  }
}
