import { systemClock } from '../platform/clock.ts';
import { Refusal, runCommand } from '../platform/command.ts';
import { readDatabaseUrl } from '../platform/config.ts';
import { openDatabase } from '../platform/database.ts';
import { createLogger } from '../platform/logger.ts';
import { compareFigures } from './keeping/compare-figures.job.ts';
import { rebuildFigures } from './keeping/keep-figures.job.ts';

const usage = `npm run reports -w booking-service -- compare   compares every day with the bookings, and puts right what differs
npm run reports -w booking-service -- rebuild   makes all figures of the reports anew`;

/** `npm run reports`: the figures behind the owner's reports. */
async function main(): Promise<void> {
  const [command] = process.argv.slice(2);
  if (command !== 'compare' && command !== 'rebuild') throw new Refusal(usage);
  const db = openDatabase({ url: readDatabaseUrl(process.env), poolSize: 1, log: createLogger('warn') });
  try {
    if (command === 'rebuild') {
      const days = await rebuildFigures(db, systemClock());
      return void process.stdout.write(`${days} days were counted anew.\n`);
    }
    const compared = await compareFigures(db, systemClock());
    if (!compared) throw new Refusal('The service is counting at this moment. Please try again in a minute.');
    const { days, different } = compared;
    const found = different.length === 0 ? 'None differs.' : `Counted anew: ${different.join(', ')}`;
    process.stdout.write(`${days} days were compared. ${found}\n`);
  } finally {
    await db.close();
  }
}

await runCommand(main);
