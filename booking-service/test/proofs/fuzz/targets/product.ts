import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const supervisor = fileURLToPath(new URL('../../../../../local-stack/src/start/main.ts', import.meta.url));

interface StackFile {
  urls: Record<'site' | 'cms' | 'preview' | 'bookingService' | 'publisher' | 'inbox', string>;
  logins: { admin: { username: string; password: string } };
  contentApiToken: string;
}

/** The whole product on this machine, as `npm start` runs it. */
export interface Product extends StackFile {
  /** Its data and logs. */
  folder: string;
  stop(): Promise<void>;
}

/** Starts it on free ports with data of its own, or takes the running one whose data folder `E2E_STACK_DATA` names. */
export async function startProduct(): Promise<Product> {
  const running = process.env.E2E_STACK_DATA;
  if (running) return { ...readStackFile(running), folder: running, stop: async () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'fuzzed-'));
  // Postgres may run as another user than we do: it has to reach its data through this folder.
  chmodSync(folder, 0o711);
  const args = ['--ports=auto', `--data=${folder}`];
  const child = fork(supervisor, args, { silent: true, execArgv: [], env: withoutTheRunners() });
  const stop = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await isReady(child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...readStackFile(folder), folder, stop };
}

/** What the test runner has set for itself would change what the product is built and run for. */
const withoutTheRunners = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(VITEST|NODE_ENV$|TEST$|DEV$|PROD$|MODE$|SSR$|BASE_URL$)/.test(name),
    ),
  );

const readStackFile = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'stack.json'), 'utf8')) as StackFile;

async function isReady(child: ChildProcess): Promise<void> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ready = new Promise<void>((resolve) => {
    child.on('message', (message) => message === 'ready' && resolve());
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The product did not start (exit code ${code}):\n${output}`);
  });
  ended.catch(() => undefined);
  await Promise.race([ready, ended]);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
