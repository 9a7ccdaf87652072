import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { sendMail, type Mail } from '../mail/send-mail.ts';
import { signInAlarms, type AlarmKind } from './tables.ts';

const keptMs = 30 * 86_400_000;

interface Alarm {
  kind: AlarmKind;
  about: string;
  at: Date;
  userId: number | null;
  browser?: string | null;
}

/** Mails in a day about one account: strangers cause the first, and shall fill nobody's mailbox. */
const mailsADay: Record<AlarmKind, number> = {
  'account-guesses': 1,
  'address-guesses': 0,
  'new-browser': 10,
};

async function isToBeMailed(payload: Payload, { kind, userId }: Alarm): Promise<boolean> {
  const since = new Date(Date.now() - 86_400_000);
  const ofDay = sql`${signInAlarms.kind} = ${kind} AND ${signInAlarms.userId} = ${userId} AND ${signInAlarms.at} > ${since}`;
  return (await payload.db.drizzle.$count(signInAlarms, ofDay)) <= mailsADay[kind];
}

/** @returns whether it is the first of its kind and window */
async function keepAlarm(payload: Payload, alarm: Alarm): Promise<boolean> {
  const db = payload.db.drizzle;
  await db.delete(signInAlarms).where(sql`${signInAlarms.at} < ${new Date(Date.now() - keptMs)}`);
  const kept = await db
    .insert(signInAlarms)
    .values(alarm)
    .onConflictDoNothing()
    .returning({ at: signInAlarms.at });
  return kept.length > 0;
}

/**
 * Keeps an alarm for the managers, and mails the account that it is about; once, however often it is raised. Nobody waits for
 * it: the time of an answer must not tell which accounts exist, and no sign-in may fail over a mail.
 */
export function raiseAlarm(payload: Payload, alarm: Alarm, mailTo?: (email: string) => Mail): void {
  void (async () => {
    if (!(await keepAlarm(payload, alarm)) || alarm.userId === null || !mailTo) return;
    const account = await payload.findByID({ collection: 'users', id: alarm.userId, disableErrors: true });
    if (account && (await isToBeMailed(payload, alarm))) await sendMail(payload, mailTo(account.email));
  })().catch((error: unknown) => {
    payload.logger.error({ msg: 'Alarm could not be raised', kind: alarm.kind, err: error });
  });
}
