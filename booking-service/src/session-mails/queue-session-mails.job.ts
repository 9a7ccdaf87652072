import type { SessionMails } from 'shared/session-mails/session-mails.ts';
import type { EmailQueue } from '../email/base/email.ts';
import { lockOrder } from '../orders/order.store.ts';
import { inTransaction } from '../platform/database.ts';
import type { Transaction } from '../platform/database.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import type { Due, WrittenMails } from './session-mails.store.ts';
import { findDueOrders, findDueSessions, findSessionMails, noteSessionMail } from './session-mails.store.ts';

const HOUR_MS = 3_600_000;
/** "How was it?" goes a day after the session, and not at all where that was missed by far. */
const FOLLOW_UP_HOURS = { from: 24, until: 72 } as const;
/** Whoever of a party sings later on the day of the first who is due is told of in the same mail. */
const TOGETHER_HOURS = 12;

interface SessionMailDeps extends Pick<PlatformDeps, 'db' | 'clock' | 'log'> {
  emails: Pick<EmailQueue, 'sessionReminder' | 'sessionFollowUp'>;
}

/**
 * Queues the mails before and after sessions that are due: one for each order and day. Any number of copies may run it at once,
 * with clocks that differ or are set back: of each session at its time one mail is noted.
 *
 * @returns how many mails were queued
 */
export async function queueSessionMails(deps: SessionMailDeps, stopping?: AbortSignal): Promise<number> {
  const { db, clock } = deps;
  const words = await findSessionMails(db);
  let queued = 0;
  for (const due of dueNow(words.house, clock())) {
    for (const orderId of await findDueOrders(db, due)) {
      if (stopping?.aborted) return queued;
      if (await queueOrLog(deps, orderId, due, words)) queued += 1;
    }
  }
  return queued;
}

const hoursFrom = (instant: Date, hours: number) => new Date(instant.getTime() + hours * HOUR_MS);

function dueNow({ reminder, followUp }: SessionMails, now: Date): Due[] {
  const reminders: Due = {
    kind: 'reminder',
    after: now,
    until: hoursFrom(now, reminder.hoursBefore),
    unlessKnownWithinHours: reminder.hoursBefore,
    now,
  };
  const followUps: Due = {
    kind: 'follow-up',
    after: hoursFrom(now, -FOLLOW_UP_HOURS.until),
    until: hoursFrom(now, -FOLLOW_UP_HOURS.from),
    unlessKnownWithinHours: null,
    now,
  };
  return [...(reminder.isOn ? [reminders] : []), ...(followUp.isOn ? [followUps] : [])];
}

/** One order that cannot be told of keeps nobody else from being told; the next run tries it again. */
async function queueOrLog(
  deps: SessionMailDeps,
  orderId: string,
  due: Due,
  words: WrittenMails,
): Promise<boolean> {
  try {
    return await queueOne(deps, orderId, due, words);
  } catch (error) {
    deps.log.error({ err: error, orderId, kind: due.kind }, 'a mail around a session could not be queued');
    return false;
  }
}

/** False where another copy was faster, or somebody has changed the booking meanwhile. */
function queueOne(
  { db, emails }: SessionMailDeps,
  orderId: string,
  due: Due,
  words: WrittenMails,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    await lockOrder(trx, orderId);
    const sessions = await findDueSessions(trx, orderId, {
      ...due,
      until: hoursFrom(due.until, TOGETHER_HOURS),
    });
    const [first] = sessions;
    if (!first) return false;
    // Who sings in a row sings in one branch.
    const there = words.ofBranch.get(first.branchId) ?? words.house;
    const about = { bookingIds: sessions.map(({ id }) => id), now: due.now };
    const emailId = await mailOf(trx, emails, due.kind, about, there);
    // Whoever is due has an address.
    if (emailId === null) return false;
    await noteSessionMail(trx, { kind: due.kind, sessions, emailId });
    return true;
  });
}

const mailOf = (
  trx: Transaction,
  emails: SessionMailDeps['emails'],
  kind: Due['kind'],
  about: { bookingIds: string[]; now: Date },
  { reminder, followUp }: SessionMails,
) =>
  kind === 'reminder'
    ? emails.sessionReminder(trx, { ...about, words: reminder })
    : emails.sessionFollowUp(trx, { ...about, words: followUp });
