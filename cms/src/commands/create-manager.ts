import { createInterface } from 'node:readline';
import { checkConfig } from '../check-config.ts';

/**
 * `npm run manager:create -w cms`: an account that may do everything in the CMS. Takes CMS_ADMIN_EMAIL and
 * CMS_ADMIN_PASSWORD from the environment and asks for what is missing; never from the command line, where others could
 * read a password.
 */
await checkConfig();
const { config } = await import('../configuration/config.ts');
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

async function ask(key: string, question: string): Promise<string> {
  process.stdout.write(`${question}: `);
  const { value, done } = await lines.next();
  if (!done) return value;
  process.stderr.write(`\n${key} is missing: type it here, or set it in the environment.\n`);
  return process.exit(1);
}

const email = config.CMS_ADMIN_EMAIL ?? (await ask('CMS_ADMIN_EMAIL', 'E-mail'));
const password =
  config.CMS_ADMIN_PASSWORD ??
  (await ask('CMS_ADMIN_PASSWORD', `Password (at least ${config.PASSWORD_MIN_LENGTH} characters)`));

const { getPayload } = await import('payload');
const { default: payloadConfig } = await import('../payload.config.ts');
const { changesInitialPasswords, createManager } = await import('../seed/first-manager.ts');
const payload = await getPayload({ config: payloadConfig });
try {
  // Who types it here keeps it to themselves; what stands in an environment does not.
  const mustChangePassword = changesInitialPasswords() && config.CMS_ADMIN_PASSWORD !== undefined;
  await createManager(payload, { email, password, mustChangePassword });
  process.stdout.write(`${email} can sign in to the CMS now.\n`);
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
