import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { StackUnderTest } from './stack.ts';

const program = fileURLToPath(new URL('../../../booking-service/src/main.ts', import.meta.url));

export interface NarrowService {
  url: string;
  stop: () => Promise<void>;
}

/** Another copy of the booking service on the stack's own database, where asked with limits that the stack's copy does not have. */
export async function startNarrowService(
  { urls, databaseUrls, contentApiToken, tossKeys }: StackUnderTest,
  limits: Record<string, string> = {},
): Promise<NarrowService> {
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      APP_ENV: 'local',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'info',
      BOOKING_DATABASE_URL: databaseUrls.booking,
      SITE_ORIGIN: urls.site,
      CMS_URL: urls.cms,
      CONTENT_API_TOKEN: contentApiToken,
      PROOF_OF_WORK_SECRET: 'local-proof-of-work-secret-of-this-copy',
      SEALING_SECRET: 'local-sealing-secret-of-this-copy-000',
      TOSS_BASE_URL: urls.simulator,
      TOSS_CLIENT_KEY: tossKeys.clientKey,
      TOSS_SECRET_KEY: tossKeys.secretKey,
      SMTP_URL: urls.smtp,
      RECORDINGS_DIR: join(tmpdir(), 'recordings-of-a-narrow-service'),
      MAIL_FROM: 'Sinsa Record Cafe <booking@example.com>',
      // It may send what others have caused, and all tests book from one address.
      LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: '100000',
      LIMIT_BOOKINGS_PER_ADDRESS_PER_HOUR: '100000',
      ...limits,
    },
  });
  const ended = once(child, 'exit');
  const listening = new Promise<number>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      const { msg, port } = JSON.parse(line) as { msg?: string; port?: number };
      if (msg === 'listening' && port) resolve(port);
    });
  });
  const port = await Promise.race([listening, ended.then(() => undefined)]);
  if (port === undefined)
    throw new Error('Another copy of the booking service did not start; it said why above.');
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
