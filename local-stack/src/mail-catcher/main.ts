import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { startMailCatcher } from './mail-catcher.ts';

const configSchema = z.object({
  APP_ENV: z.enum(
    ['local', 'test'],
    'The mail catcher keeps mail instead of sending it: only for APP_ENV local or test.',
  ),
  /** Of the inbox page and its API. */
  PORT: z.coerce.number().int().default(1080),
  SMTP_PORT: z.coerce.number().int().default(1025),
  HOST: z.string().default('127.0.0.1'),
  /** Where caught messages are kept. */
  MAIL_DIR: z.string().transform((folder) => resolve(folder)),
  /** PEM files; with both it offers STARTTLS. */
  SMTP_CERTIFICATE_FILE: z.string().optional(),
  SMTP_KEY_FILE: z.string().optional(),
});

const config = configSchema.safeParse(process.env);
if (!config.success) {
  process.stderr.write(`The mail catcher cannot start:\n${z.prettifyError(config.error)}\n`);
  process.exit(1);
}
const { PORT, SMTP_PORT, HOST, MAIL_DIR, SMTP_CERTIFICATE_FILE, SMTP_KEY_FILE } = config.data;
const read = (file: string) => readFileSync(file, 'utf8');
const catcher = await startMailCatcher({
  folder: MAIL_DIR,
  inboxPort: PORT,
  smtpPort: SMTP_PORT,
  host: HOST,
  certificate:
    SMTP_CERTIFICATE_FILE && SMTP_KEY_FILE
      ? { cert: read(SMTP_CERTIFICATE_FILE), key: read(SMTP_KEY_FILE) }
      : undefined,
});
process.stdout.write(`Mail catcher: ${catcher.smtpUrl}, inbox ${catcher.url}\n`);

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.once(signal, () => void catcher.stop().then(() => process.exit(0)));
}
