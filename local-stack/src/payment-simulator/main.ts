import * as z from 'zod';
import { startSimulator } from './simulator.ts';

const key = (prefix: string) => {
  const error = `put a key that starts with ${prefix}, for example ${prefix}local_simulator`;
  return z.string({ error }).startsWith(prefix, error);
};

const environment = z
  .object({
    APP_ENV: z.enum(['local', 'test', 'production'], { error: 'set it to local or test' }),
    PORT: z.coerce.number().int().min(0).max(65_535).default(4010),
    HOST: z.string().default('127.0.0.1'),
    TOSS_CLIENT_KEY: key('test_ck_'),
    TOSS_SECRET_KEY: key('test_sk_'),
    WEBHOOK_URL: z
      .url('the address webhooks go to, e.g. http://localhost:4000/api/payments/webhook')
      .optional(),
    SIMULATOR_DATA: z.string().optional(),
  })
  .safeParse(process.env);

if (process.env['APP_ENV'] === 'production') {
  process.stderr.write(
    'The payment simulator takes no real money and does not start with APP_ENV=production.\n',
  );
  process.exit(1);
}
if (!environment.success) {
  const lines = environment.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  process.stderr.write(`The payment simulator cannot start:\n${lines.join('\n')}\n`);
  process.exit(1);
}

const { PORT, HOST, TOSS_CLIENT_KEY, TOSS_SECRET_KEY, WEBHOOK_URL, SIMULATOR_DATA } = environment.data;
const simulator = await startSimulator({
  port: PORT,
  host: HOST === '127.0.0.1' ? undefined : HOST,
  dataFolder: SIMULATOR_DATA,
  merchants: [{ clientKey: TOSS_CLIENT_KEY, secretKey: TOSS_SECRET_KEY, webhookUrl: WEBHOOK_URL ?? null }],
});
process.stdout.write(`payment simulator listens on ${simulator.url}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void simulator.stop().then(() => process.exit(0)));
}
