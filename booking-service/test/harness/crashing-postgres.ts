import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { inTime } from './waits.ts';

const program = fileURLToPath(new URL('../../../local-stack/src/postgres/main.ts', import.meta.url));

export interface CrashingPostgres {
  url: string;
  /** Immediate shutdown, as in a power cut: nothing is finished, nothing is written any more. */
  crash(): Promise<void>;
  /** Starts it again on the same data; resolves when it answers. */
  start(): Promise<void>;
}

/** A PostgreSQL of this test file's own, which the test may crash. */
export async function startCrashingPostgres(): Promise<CrashingPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'record-cafe-crash-'));
  // Postgres may run as another user than we do: it has to reach its data through this folder.
  await chmod(folder, 0o711);
  let running: { pid: number; ended: Promise<unknown> } | undefined;
  const postgres: CrashingPostgres = {
    url: '',
    async start() {
      const port = postgres.url === '' ? '0' : new URL(postgres.url).port;
      const child = spawn(process.execPath, [program, join(folder, 'postgres'), port, 'crash'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = once(child, 'exit');
      const early = ended.then(() => {
        throw new Error(`PostgreSQL ended before it answered on port ${port}`);
      });
      const answering = Promise.race([once(child.stdout, 'data') as Promise<[Buffer]>, early]);
      early.catch(() => undefined);
      const [line] = await inTime('PostgreSQL to answer', answering);
      const { url, pid } = JSON.parse(line.toString()) as { url: string; pid: number };
      postgres.url = url;
      running = { pid, ended };
    },
    async crash() {
      if (!running) return;
      process.kill(running.pid, 'SIGQUIT');
      await inTime('PostgreSQL to end', running.ended);
      running = undefined;
    },
  };
  await postgres.start();
  afterAll(async () => {
    await postgres.crash();
    await rm(folder, { recursive: true, force: true });
  });
  return postgres;
}
