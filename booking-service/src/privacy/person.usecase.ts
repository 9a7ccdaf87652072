import { createHmac } from 'node:crypto';
import type { BookingFate, ErasedCounts, ErasureReport, PersonExport } from 'shared/privacy/personal-data.ts';
import type { User } from '../auth/account.ts';
import { writeAudit } from '../auth/audit-log.store.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { lockBookingsOf } from './booking-ends.store.ts';
import type { PersonsBooking } from './booking-ends.store.ts';
import { forgetBookings, forgetPayments, keptUntil } from './forget-bookings.store.ts';
import { forgetGiftNames, lockGiftOrdersOf } from './gift-orders.store.ts';
import { endKeptByLaw, keptOf } from './kept-by-law.store.ts';
import { lookAt } from './look-at.usecase.ts';
import { forgetVouchersOf } from '../vouchers/forget-vouchers.store.ts';
import { forgetWishesOf } from '../waitlist/wishes.store.ts';
import {
  deleteAnswersAbout,
  deleteEnquiriesOf,
  forgetLinksOf,
  forgetMailsOf,
  isStaffAddress,
  rowsAbout,
} from './person.store.ts';

export interface PersonalDataContext {
  db: Database;
  contractYears: number;
  /** Of the installation: `PROOF_OF_WORK_SECRET`. */
  secret: string;
  now: Date;
  /** Null: from the command line. */
  actor: Pick<User, 'id' | 'username'> | null;
}

/**
 * What stands for an address in the audit log, which nobody can change: the same for the same one. Without the secret nobody finds
 * out by trying addresses; its own key keeps it apart from what else the secret signs.
 */
function personOf(email: string, { secret }: Pick<PersonalDataContext, 'secret'>): string {
  const key = createHmac('sha256', secret).update('persons of the audit log').digest();
  return createHmac('sha256', key).update(email.toLowerCase()).digest('hex').slice(0, 16);
}

/** Everything that is known of an address. Written to the audit log, without the address. */
export async function exportPerson(
  email: string,
  { db, now, actor, secret }: PersonalDataContext,
): Promise<PersonExport> {
  const found = await rowsAbout(db, email);
  await writeAudit(db, {
    at: now,
    actor,
    action: 'personal-data-exported',
    subject: { type: 'person', id: personOf(email, { secret }) },
    after: { bookings: found.bookings.length, mails: found.mails.length, enquiries: found.enquiries.length },
  });
  return { email, exportedAt: now.toISOString(), ...found };
}

/** What `erasePerson` would do at this moment. */
export const previewErasure = (email: string, context: PersonalDataContext): Promise<ErasureReport> =>
  lookAt(context.db, (trx) => erase(trx, email, context));

/**
 * Removes an address and whoever it belongs to from everything, but for what the law has us keep and what still runs. The
 * audit log says that it was done, without saying to whom.
 */
export function erasePerson(email: string, context: PersonalDataContext): Promise<ErasureReport> {
  return context.db.transaction(async (trx) => {
    const report = await erase(trx, email, context);
    const { bookings, mails, enquiries, keptByLaw } = report.counts;
    await writeAudit(trx, {
      at: context.now,
      actor: context.actor,
      action: 'personal-data-erased',
      subject: { type: 'person', id: report.person },
      after: { bookings, mails, enquiries, keptByLaw },
    });
    return report;
  });
}

async function erase(
  trx: Transaction,
  email: string,
  { contractYears, now, secret }: PersonalDataContext,
): Promise<ErasureReport> {
  const law = { contractYears, now };
  const found = await lockBookingsOf(trx, email, now);
  const ended = await endKeptByLaw(trx, law, { email });
  const stillKept = await keptOf(trx, email);
  const running = found.filter(({ isRunning }) => isRunning).map(({ id }) => id);
  const over = found.filter(({ isRunning }) => !isRunning);
  const gifts = await lockGiftOrdersOf(trx, email);
  const giftsOver = gifts.filter(({ isRunning }) => !isRunning);
  const nobodys = giftsOver.filter((gift) => keptUntil(gift, contractYears, now) === null);
  const giftCards = await forgetGiftNames(
    trx,
    giftsOver.map(({ id }) => id),
  );
  const forgotten = await forgetBookings(trx, [...over, ...nobodys], law);
  await forgetLinksOf(trx, email, { except: running });
  const runningGifts = gifts.filter(({ isRunning }) => isRunning).map(({ id }) => id);
  const counts: ErasedCounts = {
    ...forgotten,
    payments: forgotten.payments + (await forgetPayments(trx, ended)),
    mails:
      forgotten.mails + (await forgetMailsOf(trx, email, { except: [...running, ...runningGifts], now })),
    keptByLaw: ended.length,
    giftCards,
    enquiries: await deleteEnquiriesOf(trx, email),
    wishes: await forgetWishesOf(trx, email),
    vouchers: await forgetVouchersOf(trx, email, now),
    answers: await deleteAnswersAbout(trx, [email, ...[...over, ...giftsOver].map(({ id }) => id)]),
  };
  return {
    person: personOf(email, { secret }),
    bookings: [
      ...[...found, ...gifts].map((one) => fateOf(one, law)),
      ...stillKept.map(({ id, endedAt }) => fateOf({ id, endedAt, kind: 'contract', isRunning: false }, law)),
    ],
    counts,
    isStaff: await isStaffAddress(trx, email),
  };
}

function fateOf(
  booking: PersonsBooking,
  { contractYears, now }: Pick<PersonalDataContext, 'contractYears' | 'now'>,
): BookingFate {
  const { id, isRunning } = booking;
  if (isRunning) return { id, fate: 'running', keptUntil: null };
  const until = keptUntil(booking, contractYears, now);
  return { id, fate: until ? 'kept-by-law' : 'removed', keptUntil: until?.toISOString() ?? null };
}
