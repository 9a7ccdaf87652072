import { complaintInEnglish } from 'shared/problems/refusals.en.ts';
import { emailField } from 'shared/bookings/booking-fields.ts';
import type { ErasureReport } from 'shared/privacy/personal-data.ts';
import { systemClock } from '../platform/clock.ts';
import { Refusal, runCommand } from '../platform/command.ts';
import { readDatabaseUrl, readPersonSecret, readRetentionPeriods } from '../platform/config.ts';
import { isDatabaseUnavailable, openDatabase } from '../platform/database.ts';
import type { Database } from '../platform/database.ts';
import { createLogger } from '../platform/logger.ts';
import type { RetentionPeriods } from '../platform/retention-periods.ts';
import { dueNow } from './end-personal-data.job.ts';
import { erasePerson, exportPerson, previewErasure } from './person.usecase.ts';
import type { PersonalDataContext } from './person.usecase.ts';
import { policyTable } from './policy.ts';

const usage = `npm run privacy -- export <e-mail>         everything that is known of an address, as JSON
npm run privacy -- erase <e-mail>          what erasing it would do; nothing is changed
npm run privacy -- erase <e-mail> --yes    erases it
npm run privacy -- due                     what the hourly job would end now; nothing is changed
npm run privacy -- policy                  what is kept, why and how long, with the periods of this installation`;

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const printJson = (content: object) => print(JSON.stringify(content, null, 2));

/** `npm run privacy`: the personal data of one address, or of everybody whose time is over. */
async function main(): Promise<void> {
  const [command = '', ...given] = process.argv.slice(2);
  const isForSure = given.includes('--yes');
  const [address, ...rest] = given.filter((word) => word !== '--yes');
  const periods = readRetentionPeriods(process.env);
  if (command === 'policy') return print(policyTable(periods));
  if (!['export', 'erase', 'due'].includes(command) || rest.length > 0) throw new Refusal(usage);
  const db = openDatabase({ url: readDatabaseUrl(process.env), poolSize: 1, log: createLogger('warn') });
  try {
    await run(command, { db, periods, address, isForSure });
  } catch (error) {
    if (isDatabaseUnavailable(error))
      throw new Refusal('The database does not answer. Is it running, and is BOOKING_DATABASE_URL right?');
    throw error;
  } finally {
    await db.close();
  }
}

interface Given {
  db: Database;
  periods: RetentionPeriods;
  address: string | undefined;
  isForSure: boolean;
}

async function run(command: string, { db, periods, address, isForSure }: Given): Promise<void> {
  const now = systemClock();
  if (command === 'due') return printJson(await dueNow(db, periods, now));
  const email = emailField.safeParse(address);
  if (!email.success)
    throw new Refusal(`${email.error.issues.map(complaintInEnglish).join('\n')}\n\n${usage}`);
  const secret = readPersonSecret(process.env);
  const context: PersonalDataContext = {
    ...{ db, contractYears: periods.contractYears, now, actor: null, secret },
  };
  if (command === 'export') return printJson(await exportPerson(email.data, context));
  if (isForSure) return printReport('Erased.', await erasePerson(email.data, context));
  printReport(
    'Nothing has been changed. With --yes this happens:',
    await previewErasure(email.data, context),
  );
}

function printReport(heading: string, { person, bookings, counts, isStaff }: ErasureReport): void {
  print(heading);
  for (const { id, fate, keptUntil } of bookings)
    print(`booking ${id}: ${fate}${keptUntil === null ? '' : ` until ${keptUntil.slice(0, 10)}`}`);
  for (const [kind, count] of Object.entries(counts)) print(`${kind}: ${count}`);
  if (isStaff) print('An account of staff has this address: end it under User Management.');
  print(`In the audit log this address is person ${person}.`);
}

await runCommand(main);
