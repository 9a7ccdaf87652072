import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { freePort } from './free-port.ts';

const entry = fileURLToPath(new URL('../../../astro-site/server/site/main.ts', import.meta.url));

/** The site's own server, through which visitors reach the service. It has no pages here. */
export async function startSiteBefore(serviceUrl: string) {
  const port = await freePort();
  const child = spawn(process.execPath, [entry], {
    stdio: 'ignore',
    env: {
      ...process.env,
      APP_ENV: 'test',
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      PORT: String(port),
      RELEASES_DIR: '/nowhere',
      BOOKING_SERVICE_URL: serviceUrl,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${url}/healthz`), { timeout: 30_000, interval: 50 });
  return {
    url,
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
