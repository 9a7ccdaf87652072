import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Client } from 'pg';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { processIdentity } from '../../../src/processes/process-identity.ts';
import { readOptions, type StackOptions } from '../../../src/start/options.ts';
import { preflight } from '../../../src/start/preflight.ts';
import type { ServiceDefinition, TaskDefinition } from '../../../src/start/services.ts';
import { Stack } from '../../../src/start/stack.ts';
import { useScratchFolder } from '../../support/scratch-folder.ts';

const scratch = useScratchFolder();
let root: string;
let options: StackOptions;
let count = 0;

beforeAll(async () => {
  root = scratch.path;
});

beforeEach(async () => {
  const database = 'postgres://nobody@127.0.0.1:1/none';
  const env = { BOOKING_DATABASE_URL: database, CMS_DATABASE_URL: database };
  const found = await readOptions(['--ports=auto', `--data=${join(root, String(++count))}`], env);
  if (!found) throw new Error('no options');
  options = found;
  await mkdir(options.dataFolder, { recursive: true });
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

/** A web server on the site's port: answers its pid, and ends when it is asked for /die. `extra` runs first. */
const serverSource = (extra: string) => `${extra};
require('node:http').createServer((request, response) => {
  if (request.url === '/die') { console.error('about to die'); process.exit(3); }
  if (globalThis.diesAfterAnAnswer) response.on('finish', () => process.exit(7));
  response.end(String(process.pid));
}).listen(Number(process.env.PORT), '127.0.0.1');`;

const service = (extra = ''): ServiceDefinition => ({
  kind: 'service',
  id: 'example',
  title: 'Example',
  needs: [],
  workspace: 'local-stack',
  command: () => ['-e', serverSource(extra)],
  env: ({ ports }) => ({ PORT: String(ports.site) }),
  readyUrl: ({ ports }) => `http://127.0.0.1:${ports.site}/`,
});

const task = (source: string): TaskDefinition => ({
  kind: 'task',
  id: 'job',
  title: 'Job',
  needs: [],
  workspace: 'local-stack',
  command: () => ['-e', source],
  env: () => ({}),
});

const pidOfService = async () =>
  Number(await (await fetch(`http://127.0.0.1:${options.ports.site}/`)).text());
const logText = (name: string) => readFile(join(options.dataFolder, 'logs', name), 'utf8');

/** Where PostgreSQL notes its process. */
async function postmasterFile(): Promise<string> {
  const files = await readdir(join(options.dataFolder, 'postgres'), { recursive: true });
  const file = files.find((name) => basename(name) === 'postmaster.pid');
  if (!file) throw new Error('PostgreSQL does not run');
  return join(options.dataFolder, 'postgres', file);
}

/** Since when PostgreSQL runs, as the booking database tells. */
async function startOfPostgres(stack: Stack): Promise<string> {
  const client = new Client({ connectionString: stack.context.databaseUrls.booking });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ at: string }>('SELECT pg_postmaster_start_time()::text AS at');
    return rows[0]?.at ?? '';
  } finally {
    await client.end();
  }
}

describe('the stack', () => {
  test('starts a service, keeps its words in a log file and stops it', async () => {
    const stack = new Stack(options, [service(`console.log('hello from the service')`)]);
    await stack.start();
    const pid = await pidOfService();
    expect(await logText('example.log')).toContain('hello from the service');
    await stack.stop();
    expect(processIdentity(pid)).toBeUndefined();
  });

  test('starts a service again that has died, and shows its last words', async () => {
    const shown = vi.spyOn(console, 'log');
    const stack = new Stack(options, [service()]);
    await stack.start();
    const first = await pidOfService();
    await fetch(`http://127.0.0.1:${options.ports.site}/die`).catch(() => undefined);
    const second = await vi.waitUntil(() => pidOfService().catch(() => undefined), { timeout: 15_000 });
    expect(second).not.toBe(first);
    expect(shown.mock.calls.join('\n')).toMatch(/example ended \(exit code 3\)[^]*about to die/);
    await stack.stop();
  });

  test('starts PostgreSQL again when it was killed, and lets everything else run', async () => {
    const withPostgres = await readOptions(['--ports=auto', `--data=${options.dataFolder}`], {});
    if (!withPostgres) throw new Error('no options');
    options = withPostgres;
    const stack = new Stack(options, [service()]);
    await stack.start();
    try {
      const pid = await pidOfService();
      const before = await startOfPostgres(stack);
      const [postmaster = ''] = (await readFile(await postmasterFile(), 'utf8')).split('\n');
      process.kill(Number(postmaster), 'SIGKILL');
      await vi.waitFor(async () => expect(await startOfPostgres(stack)).not.toBe(before), {
        timeout: 30_000,
        interval: 200,
      });
      expect(await pidOfService()).toBe(pid);
    } finally {
      await stack.stop();
    }
  }, 90_000);

  test('gives up on a service that dies again and again', async () => {
    const stack = new Stack(options, [service('globalThis.diesAfterAnAnswer = true')]);
    await stack.start();
    await expect(stack.broken.promise).rejects.toThrow('example ended (exit code 7)');
    await stack.stop();
  });

  test('does not start when a task fails, and names the task with its last words', async () => {
    const failing = task(`console.error('no such table: songs'); process.exit(2)`);
    const stack = new Stack(options, [failing, { ...service(), needs: ['job'] }]);
    await expect(stack.start()).rejects.toThrow(/job failed \(exit code 2\)[^]*no such table: songs/);
    // Without a log file, what needs the task was never started.
    expect(existsSync(join(options.dataFolder, 'logs', 'example.log'))).toBe(false);
    await stack.stop();
  });

  test('does a task once for the same sources, and again when they change', async () => {
    const noting = (text: string): TaskDefinition => ({
      ...task(
        `require('node:fs').appendFileSync(${JSON.stringify(join(options.dataFolder, 'runs'))}, '${text};')`,
      ),
      onceFor: { sources: ['local-stack/package.json'], mark: join(options.dataFolder, 'mark') },
    });
    await new Stack(options, [noting('first')]).start();
    await new Stack(options, [noting('second')]).start();
    await writeFile(join(options.dataFolder, 'mark'), 'made from other sources');
    await new Stack(options, [noting('third')]).start();
    expect(await readFile(join(options.dataFolder, 'runs'), 'utf8')).toBe('first;third;');
  });

  test('builds what is made of the sources alone, and starts nothing', async () => {
    const runs = join(options.dataFolder, 'builds');
    const noting = (text: string, needs: string[]): TaskDefinition => ({
      ...task(`require('node:fs').appendFileSync(${JSON.stringify(runs)}, '${text};')`),
      id: text,
      needs,
      onceFor: { sources: ['local-stack/package.json'], mark: join(options.dataFolder, `built-${text}`) },
    });
    const definitions = [noting('site', []), noting('seed', ['site']), { ...service(), needs: ['seed'] }];
    const stack = new Stack(options, definitions);
    await stack.build();
    expect(await readFile(runs, 'utf8')).toBe('site;');
    await expect(pidOfService()).rejects.toThrow();
    await stack.stop();
    const started = new Stack(options, definitions);
    await started.start();
    expect(await readFile(runs, 'utf8')).toBe('site;seed;');
    await started.stop();
  });
});

describe('before a start', () => {
  test('a second stack on the same data is refused', async () => {
    const stack = new Stack(options, []);
    await expect(preflight(options)).rejects.toThrow(
      `The stack is running already, on these data (pid ${process.pid})`,
    );
    await stack.stop();
    await expect(preflight(options)).resolves.toBeUndefined();
  });

  test('a taken port is named, with its holder and the way out', async () => {
    const stack = new Stack(options, [service()]);
    await stack.start();
    const pid = await pidOfService();
    const other = { ...options, dataFolder: join(root, 'other') };
    const { site } = options.ports;
    await expect(preflight(other)).rejects.toThrow(
      new RegExp(
        `Port ${site}, for the site, is taken by pid ${pid} .* choose another: SITE_PORT=${site + 1} npm start`,
      ),
    );
    await stack.stop();
  });

  test('a reset forgets what the stack has kept, and nothing else in the folder', async () => {
    await mkdir(join(options.dataFolder, 'mail'));
    await writeFile(join(options.dataFolder, 'secrets.json'), '{}');
    await writeFile(join(options.dataFolder, 'of-the-user.txt'), 'mine');
    await preflight({ ...options, isReset: true });
    expect(await readFile(join(options.dataFolder, 'of-the-user.txt'), 'utf8')).toBe('mine');
    await expect(readFile(join(options.dataFolder, 'secrets.json'))).rejects.toThrow('ENOENT');
  });
});
