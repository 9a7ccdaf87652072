import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Checkpoint } from '../../src/payments/base/payment-deps.ts';
import { testEnvironment } from './config.ts';
import type { HttpClient } from './http.ts';
import { httpClient } from './http.ts';
import { inTime } from './waits.ts';

/** The folder that holds all workspaces. */
const thisRelease = fileURLToPath(new URL('../../..', import.meta.url));
/** Compiled code of the copies: a proof starts hundreds of them. */
const compileCache = join(tmpdir(), 'record-cafe-copies');

/** Longer than a stop may take. */
const STOP_PATIENCE_MS = 90_000;

export interface CopyProcess extends HttpClient {
  /** Resolves to the exit code when the process has ended, null when a signal has ended it. */
  ended(): Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
}

export interface CopyOptions {
  databaseUrl: string;
  /** The moment at which its clock starts. */
  now: Date;
  /** How fast its clock runs; it stands still when left out. */
  clockSpeed?: number;
  dieAt?: Checkpoint;
  backgroundJobs?: boolean;
  environment?: Record<string, string>;
  /** Whose code it runs: the folder of a release. */
  release?: string;
}

/** Another copy of the service in a process of its own. Whoever starts it ends it. */
export async function startCopyProcess(options: CopyOptions): Promise<CopyProcess> {
  const { databaseUrl, now, clockSpeed = 0, dieAt, backgroundJobs = false, environment } = options;
  const entry = join(options.release ?? thisRelease, 'booking-service/test/harness/copy.main.ts');
  const child = spawn(process.execPath, [entry], {
    // Its input stays open for as long as this process lives: a copy does not outlive the run that started it.
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: compileCache,
      ...testEnvironment(databaseUrl, { DATABASE_POOL_SIZE: '8', ...environment }),
      ...(dieAt && { DIE_AT: dieAt }),
      NOW: now.toISOString(),
      CLOCK_SPEED: String(clockSpeed),
      ...(backgroundJobs && { JOBS: 'on' }),
    },
  });
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const early = exit.then(() => {
    throw new Error('A copy of the service ended before it listened');
  });
  const listening = Promise.race([once(child.stdout, 'data') as Promise<[Buffer]>, early]);
  early.catch(() => undefined);
  const [line] = await inTime('a copy of the service to listen', listening);
  return {
    ...httpClient(line.toString().trim()),
    ended: async () => (await inTime('a copy of the service to end', exit, STOP_PATIENCE_MS))[0],
    kill: (signal) => void child.kill(signal),
  };
}
