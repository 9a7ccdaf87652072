import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

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
  const port = await freePort();
  let running: { pid: number; ended: Promise<unknown> } | undefined;
  const postgres: CrashingPostgres = {
    url: '',
    async start() {
      const child = spawn(process.execPath, [program, join(folder, 'postgres'), String(port), 'crash'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = once(child, 'exit');
      const [line] = (await once(child.stdout, 'data')) as [Buffer];
      const { url, pid } = JSON.parse(line.toString()) as { url: string; pid: number };
      postgres.url = url;
      running = { pid, ended };
    },
    async crash() {
      if (!running) return;
      process.kill(running.pid, 'SIGQUIT');
      await running.ended;
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
