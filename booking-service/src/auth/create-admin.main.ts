import { createInterface } from 'node:readline';
import { newAccountSchema } from 'shared/auth/accounts.ts';
import { ConfigError, readDatabaseUrl } from '../config.ts';
import { openDatabase } from '../platform/database.ts';
import { createLogger } from '../platform/logger.ts';
import { createSuperAdmin, isAccountTaken } from './first-admin.ts';

/** Something to be told to the person at the terminal, without a stack. */
class Refusal extends Error {}

/**
 * `npm run admin:create -w booking-service`: makes a super admin. Takes ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD
 * from the environment and asks for what is missing; never from the command line, where others could read a password.
 */
async function main(): Promise<void> {
  const url = readDatabaseUrl(process.env);
  const account = newAccountSchema.safeParse({
    username: await given('ADMIN_USERNAME', 'Username'),
    email: await given('ADMIN_EMAIL', 'E-mail'),
    password: await given('ADMIN_PASSWORD', 'Password (at least 6 characters)'),
    role: 'super_admin',
  });
  if (!account.success) throw new Refusal(account.error.issues.map(({ message }) => message).join('\n'));
  const db = openDatabase({ url, poolSize: 1, log: createLogger('warn') });
  try {
    const user = await createSuperAdmin(db, account.data, new Date());
    process.stdout.write(`Super admin ${user.username} can sign in now.\n`);
  } catch (error) {
    if (!isAccountTaken(error)) throw error;
    throw new Refusal('An account with this username or e-mail exists already: choose others.');
  } finally {
    await db.close();
  }
}

/** Answers typed or piped in, line by line; the terminal is opened only when something has to be asked. */
let lines: AsyncIterator<string> | undefined;

async function given(key: string, question: string): Promise<string> {
  const value = process.env[key];
  if (value) return value;
  lines ??= createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  process.stdout.write(`${question}: `);
  const { value: line, done } = await lines.next();
  if (done) throw new Refusal(`\n${key} is missing: type it here, or set it in the environment`);
  return line;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Refusal || error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  process.stdin.destroy();
}
