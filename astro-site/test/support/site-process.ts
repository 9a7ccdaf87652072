import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

const program = fileURLToPath(new URL('../../server/site/main.ts', import.meta.url));

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The site server as a process of its own, which may have so many files and connections open. */
export async function startSiteProcess(
  env: { RELEASES_DIR: string; BOOKING_SERVICE_URL?: string; LOG_LEVEL?: string; METRICS_PORT?: string },
  descriptors = 1024,
) {
  const port = await freePort();
  const child = spawn('sh', ['-c', `ulimit -n ${descriptors}; exec "$0" "$@"`, process.execPath, program], {
    env: {
      ...process.env,
      APP_ENV: 'test',
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      PORT: String(port),
      BOOKING_SERVICE_URL: 'http://127.0.0.1:9',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${url}/healthz`), { timeout: 15_000, interval: 50 });
  return {
    url,
    pid: child.pid ?? 0,
    /** What it has logged; whole once it is stopped. */
    output: () => output,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}
export type SiteProcess = Awaited<ReturnType<typeof startSiteProcess>>;
