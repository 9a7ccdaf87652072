import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { guessesMail } from '../alarms/mails.ts';
import { raiseAlarm } from '../alarms/raise-alarm.ts';
import type { StoredAccount } from './account.ts';
import { windowOf, type Limit } from './limits.ts';
import { signInTries } from './tables.ts';

/** A limit that wrong passwords count against. */
export interface GuessLimit extends Limit {
  of: 'account' | 'address';
}

/** After a wrong password: raises an alarm for each limit that is reached with it. */
export async function alarmOfGuesses(
  req: PayloadRequest,
  account: StoredAccount | null,
  limits: readonly GuessLimit[],
): Promise<void> {
  const now = new Date();
  const windowStart = windowOf(now.getTime());
  for (const { bucket, max, of } of limits) {
    const reached = await req.payload.db.drizzle.$count(
      signInTries,
      sql`${signInTries.bucket} = ${bucket} AND ${signInTries.windowStart} = ${windowStart} AND ${signInTries.tries} >= ${max}`,
    );
    if (!reached) continue;
    const once = { about: bucket, at: windowStart };
    if (of === 'address') raiseAlarm(req.payload, { ...once, kind: 'address-guesses', userId: null });
    // What is guessed at and does not exist is nobody's to know.
    else if (account)
      raiseAlarm(req.payload, { ...once, kind: 'account-guesses', userId: account.id }, (email) =>
        guessesMail(email, now),
      );
  }
}
