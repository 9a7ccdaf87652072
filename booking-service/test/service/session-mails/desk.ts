import type { SessionMails } from 'shared/session-mails/session-mails.ts';
import { initialSessionMails } from 'shared/session-mails/initial-session-mails.ts';
import { addSeoulDays, instantInSeoul } from 'shared/time/seoul.ts';
import { inject } from 'vitest';
import { createEmailWorker } from '../../../src/email/worker.ts';
import { createMetrics } from '../../../src/platform/metrics.ts';
import { queueSessionMails } from '../../../src/session-mails/queue-session-mails.job.ts';
import { aCatalogue, sell } from '../../harness/catalogue.ts';
import { TOMORROW } from '../../harness/clock.ts';
import { log, transportTo } from '../email/mail-desk.ts';
import type { Caught } from '../email/outbox.ts';
import { inboxOf } from '../email/outbox.ts';
import type { HeldBooking } from '../payments/harness.ts';
import { openStaffDesk } from '../payments/staff-desk.ts';

/** Subjects of the mails before a session, in every language. */
const isReminder = ({ subject }: Caught) =>
  /^(Reminder|다가오는 녹음 안내|录音提醒|もうすぐレコーディングです)/.test(subject);

interface BookedFields {
  bookingDate?: string;
  [field: string]: unknown;
}

/** Bookings whose sessions lie days apart, the job, and what its mails have told. */
export async function openSessionMailDesk(environment: Record<string, string> = {}) {
  const desk = await openStaffDesk({ environment });
  const { clock, db } = desk;
  const worker = createEmailWorker({
    metrics: createMetrics(),
    siteOrigin: 'http://site.test',
    db,
    log,
    clock: clock.now,
    transport: transportTo(inject('smtpUrl')),
  });

  let days = 6;
  /** A day that no other test is near. */
  const nextDay = () => addSeoulDays(TOMORROW, (days += 4));
  const startOf = ({ date, time }: Pick<HeldBooking, 'date' | 'time'>) => instantInSeoul(date, time);

  async function deliver() {
    await worker.runOnce();
  }

  let version = 1;
  const run = () => queueSessionMails(desk.service.deps);

  return {
    ...desk,
    nextDay,
    startOf,
    run,
    deliver,
    /** Booked and paid for five days before, and confirmed by a mail that has arrived. */
    async booked({ bookingDate = nextDay(), ...fields }: BookedFields = {}) {
      clock.set(instantInSeoul(addSeoulDays(bookingDate, -5), '09:00'));
      const { booking } = await desk.paidBooking({ bookingDate, bookingTime: '14:00', ...fields });
      await deliver();
      return booking;
    },
    /** So many hours before the session. */
    hoursBefore: (booking: Pick<HeldBooking, 'date' | 'time'>, hours: number) =>
      clock.set(new Date(startOf(booking).getTime() - hours * 3_600_000)),
    /** The job has run and the mails have gone out. */
    async later() {
      await run();
      await deliver();
    },
    reminders: async (email: string) => (await inboxOf(email)).filter(isReminder),
    /** Staff publish other words, or another time. */
    async publish(changes: {
      reminder?: Partial<SessionMails['reminder']>;
      followUp?: Partial<SessionMails['followUp']>;
    }) {
      const { reminder, followUp } = initialSessionMails;
      const sessionMails = {
        reminder: { ...reminder, ...changes.reminder },
        followUp: { ...followUp, ...changes.followUp },
      };
      await sell(db, { ...aCatalogue(++version), sessionMails });
    },
    async moveTo(id: string, bookingDate: string, bookingTime: string) {
      await desk.awake();
      const change = { bookingDate, bookingTime, reason: 'As agreed' };
      const { status } = await desk.admin.send('PATCH', `/api/admin/bookings/${id}/schedule`, change);
      if (status !== 200) throw new Error(`The move was answered with ${status}`);
    },
    /** What the outbox holds of one kind about an order, oldest first. */
    async outboxOf(orderId: string, kind: string) {
      const { rows } = await db.query<{ state: string; tries: number; lastError: string | null }>(
        `SELECT state, tries, last_error AS "lastError" FROM emails WHERE order_id = $1 AND kind = $2 ORDER BY created_at, id`,
        [orderId, kind],
      );
      return rows;
    },
  };
}
