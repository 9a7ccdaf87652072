import * as z from 'zod';
import { startSimulator } from './simulator.ts';

/** Keys look like test keys, or like live ones where production is rehearsed: the booking service takes no others there. */
const key = (kind: 'ck' | 'sk') => {
  const error = `put a key that starts with test_${kind}_, for example test_${kind}_local_simulator`;
  return z.string({ error }).regex(new RegExp(`^(test|live)_${kind}_`), error);
};

const environment = z
  .object({
    APP_ENV: z.enum(['local', 'test', 'production'], { error: 'set it to local or test' }),
    PORT: z.coerce.number().int().min(0).max(65_535).default(4010),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: z.url('where browsers reach the simulator, e.g. http://localhost:4010').optional(),
    TOSS_CLIENT_KEY: key('ck'),
    TOSS_SECRET_KEY: key('sk'),
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

const { PORT, HOST, TOSS_CLIENT_KEY, TOSS_SECRET_KEY, PUBLIC_URL, WEBHOOK_URL, SIMULATOR_DATA } =
  environment.data;
const simulator = await startSimulator({
  port: PORT,
  host: HOST === '127.0.0.1' ? undefined : HOST,
  publicUrl: PUBLIC_URL && new URL(PUBLIC_URL).origin,
  dataFolder: SIMULATOR_DATA,
  merchants: [{ clientKey: TOSS_CLIENT_KEY, secretKey: TOSS_SECRET_KEY, webhookUrl: WEBHOOK_URL ?? null }],
});
process.stdout.write(`payment simulator listens on ${simulator.url}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void simulator.stop().then(() => process.exit(0)));
}
