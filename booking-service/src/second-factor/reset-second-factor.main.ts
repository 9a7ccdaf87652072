import { createQuestions } from '../auth/terminal-questions.ts';
import { cleanEmail } from 'shared/typed/email.ts';
import { findByLogin, lockUser } from '../auth/users.store.ts';
import { Refusal, runCommand } from '../platform/command.ts';
import { readDatabaseUrl } from '../platform/config.ts';
import { isDatabaseUnavailable, openDatabase } from '../platform/database.ts';
import { createLogger } from '../platform/logger.ts';
import { resetSecondFactor } from './reset-second-factor.usecase.ts';

/**
 * `npm run admin:reset-factor -w booking-service`: takes the second factors from the account that ADMIN_USERNAME or the
 * person at the terminal names. For whoever has lost everything and has no other super admin to ask.
 */
async function main(): Promise<void> {
  const url = readDatabaseUrl(process.env);
  const login = process.env.ADMIN_USERNAME || (await ask('Username or e-mail'));
  if (!login) throw new Refusal('ADMIN_USERNAME is missing: type it here, or set it in the environment');
  const db = openDatabase({ url, poolSize: 1, log: createLogger('warn') });
  try {
    const found = await findByLogin(db, cleanEmail(login));
    if (!found) throw new Refusal('There is no such account: type its username or its e-mail address.');
    const isReset = await db.transaction(async (trx) => {
      const user = await lockUser(trx, found.id);
      return user !== undefined && (await resetSecondFactor(trx, user, null, new Date()));
    });
    process.stdout.write(
      isReset
        ? `${found.username} signs in with the password alone now, and can set up a new second factor.\n`
        : `${found.username} has no second factor.\n`,
    );
  } catch (error) {
    if (isDatabaseUnavailable(error))
      throw new Refusal('The database does not answer. Is it running, and is BOOKING_DATABASE_URL right?');
    throw error;
  } finally {
    await db.close();
  }
}

/** Takes over the terminal, so only where something has to be asked. */
async function ask(question: string): Promise<string | null> {
  const questions = createQuestions(process.stdin, process.stdout, Boolean(process.stdin.isTTY));
  try {
    return await questions.ask(question);
  } finally {
    questions.close();
    process.stdin.destroy();
  }
}

await runCommand(main);
