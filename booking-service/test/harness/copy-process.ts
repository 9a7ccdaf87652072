import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Checkpoint } from '../../src/payments/payment-deps.ts';
import { testEnvironment } from './config.ts';
import type { HttpClient } from './http.ts';
import { httpClient } from './http.ts';

const entry = fileURLToPath(new URL('./copy.main.ts', import.meta.url));

export interface CopyProcess extends HttpClient {
  /** Resolves when the process has ended, for whatever reason. */
  ended: Promise<unknown>;
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
}

/** Another copy of the service in a process of its own. Whoever starts it ends it. */
export async function startCopyProcess(options: CopyOptions): Promise<CopyProcess> {
  const { databaseUrl, now, clockSpeed = 0, dieAt, backgroundJobs = false, environment } = options;
  const child = spawn(process.execPath, [entry], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...testEnvironment(databaseUrl, { DATABASE_POOL_SIZE: '8', ...environment }),
      ...(dieAt && { DIE_AT: dieAt }),
      NOW: now.toISOString(),
      CLOCK_SPEED: String(clockSpeed),
      ...(backgroundJobs && { JOBS: 'on' }),
    },
  });
  const ended = once(child, 'exit');
  const early = ended.then(() => {
    throw new Error('A copy of the service ended before it listened');
  });
  const [line] = (await Promise.race([once(child.stdout, 'data'), early])) as [Buffer];
  early.catch(() => undefined);
  return { ...httpClient(line.toString().trim()), ended, kill: (signal) => void child.kill(signal) };
}
