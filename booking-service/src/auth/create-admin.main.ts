import { newAccountSchema } from 'shared/auth/accounts.ts';
import { passwordRefusal } from 'shared/auth/password-strength.ts';
import { complaintInEnglish, inEnglish } from 'shared/problems/refusals.en.ts';
import { Refusal, runCommand } from '../platform/command.ts';
import { readDatabaseUrl, readPasswordRule } from '../platform/config.ts';
import { isDatabaseUnavailable, openDatabase } from '../platform/database.ts';
import { createLogger } from '../platform/logger.ts';
import { createAccount, isAccountTaken } from './first-accounts.ts';
import { createQuestions } from './terminal-questions.ts';
import type { Questions } from './terminal-questions.ts';

/**
 * `npm run admin:create -w booking-service`: makes a super admin, who also manages the website. Takes ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD
 * from the environment and asks for what is missing; never from the command line, where others could read a password. The
 * password is not shown while it is typed.
 */
async function main(): Promise<void> {
  const url = readDatabaseUrl(process.env);
  const { minLength, changeInitial } = readPasswordRule(process.env);
  const account = newAccountSchema(minLength).safeParse({
    username: await given('ADMIN_USERNAME', 'Username'),
    email: await given('ADMIN_EMAIL', 'E-mail'),
    password: await given('ADMIN_PASSWORD', `Password (at least ${minLength} characters, not shown)`, {
      hidden: true,
    }),
    role: 'super_admin',
    contentPermission: 'manager',
  });
  if (!account.success) throw new Refusal(account.error.issues.map(complaintInEnglish).join('\n'));
  const { username, email, password } = account.data;
  const weak = passwordRefusal(password, { minLength, names: [username, email] });
  if (weak !== null) throw new Refusal(inEnglish(weak));
  // Who types it here keeps it to themselves; what stands in an environment does not.
  const mustChangePassword = changeInitial && Boolean(process.env.ADMIN_PASSWORD);
  const db = openDatabase({ url, poolSize: 1, log: createLogger('warn') });
  try {
    const user = await createAccount(db, { ...account.data, mustChangePassword }, new Date());
    process.stdout.write(`Super admin ${user.username} can sign in now.\n`);
  } catch (error) {
    if (isAccountTaken(error))
      throw new Refusal('An account with this username or e-mail exists already: choose others.');
    if (isDatabaseUnavailable(error))
      throw new Refusal('The database does not answer. Is it running, and is BOOKING_DATABASE_URL right?');
    throw error;
  } finally {
    await db.close();
  }
}

/** Opened only when something has to be asked: it takes over the terminal. */
let questions: Questions | undefined;

async function given(key: string, question: string, { hidden = false } = {}): Promise<string> {
  const value = process.env[key];
  if (value) return value;
  questions ??= createQuestions(process.stdin, process.stdout, Boolean(process.stdin.isTTY));
  const answer = await (hidden ? questions.askHidden(question) : questions.ask(question));
  if (answer === null) throw new Refusal(`\n${key} is missing: type it here, or set it in the environment`);
  return answer;
}

await runCommand(main).finally(() => {
  questions?.close();
  process.stdin.destroy();
});
