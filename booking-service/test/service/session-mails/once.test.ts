import { describe, expect, test } from 'vitest';
import { createEmailWorker } from '../../../src/email/worker.ts';
import { createMetrics } from '../../../src/platform/metrics.ts';
import { queueSessionMails } from '../../../src/session-mails/queue-session-mails.job.ts';
import { log, transportTo } from '../email/mail-desk.ts';
import { mailServerFault } from '../email/outbox.ts';
import { until } from '../../harness/waits.ts';
import { copyOf } from '../payments/copies.ts';
import { openSessionMailDesk } from './desk.ts';

const desk = await openSessionMailDesk();
const { booked, hoursBefore, later, reminders } = desk;
const other = await desk.anotherCopy();
const copies = [desk.service.deps, other.deps];

/** Several that are reminded at the same moment. */
async function bookedTogether() {
  const day = desk.nextDay();
  const bookings = [];
  for (const minute of ['00', '10', '20', '30', '40'])
    bookings.push(await booked({ bookingDate: day, bookingTime: `15:${minute}` }));
  hoursBefore({ date: day, time: '15:40' }, 24);
  return bookings;
}

/** How many reminders of each are in the outbox. */
const remindersOf = (bookings: readonly { id: string }[]) =>
  Promise.all(bookings.map(async ({ id }) => (await desk.outboxOf(id, 'reminder')).length));

/** Both copies at once, several times over. */
const rush = () =>
  Promise.all(
    Array.from({ length: 6 }, (_, index) => queueSessionMails(copies[index % 2] ?? desk.service.deps)),
  );

describe('a session is told of once', () => {
  test('by any number of copies at the same moment', async () => {
    const bookings = await bookedTogether();
    const queued = await rush();
    expect(queued.reduce((sum, count) => sum + count, 0)).toBe(bookings.length);
    expect(await remindersOf(bookings)).toEqual(bookings.map(() => 1));
  });

  test('the control: where nothing is noted, every run tells of it again', async () => {
    await desk.db.query(
      `CREATE FUNCTION note_nothing() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`,
    );
    await desk.db.query(
      'CREATE TRIGGER note_nothing BEFORE INSERT ON session_mails FOR EACH ROW EXECUTE FUNCTION note_nothing()',
    );
    const bookings = await bookedTogether();
    await rush();
    await desk.db.query('DROP TRIGGER note_nothing ON session_mails');
    expect(await remindersOf(bookings)).toEqual(bookings.map(() => 6));
    // The run after it notes what it tells of, and those that nobody noted stay unsent.
    await later();
    for (const { email } of bookings) expect(await reminders(email)).toHaveLength(1);
  });

  test('the key holds where no order is locked: a second note of the same session is refused', async () => {
    const booking = await booked();
    hoursBefore(booking, 24);
    await desk.run();
    await expect(
      desk.db.query(
        `INSERT INTO session_mails SELECT booking_id, kind, starts_at, email_id FROM session_mails WHERE booking_id = $1`,
        [booking.id],
      ),
    ).rejects.toThrow('session_mails_pkey');
  });

  test('with clocks that run ahead, are set back, and go over the same hours again', async () => {
    const booking = await booked();
    for (const hours of [24, 30, 12, 24, 26, 23, 1]) {
      hoursBefore(booking, hours);
      await later();
    }
    expect(await reminders(booking.email)).toHaveLength(1);
  });

  test('whatever hours staff choose in between', async () => {
    const booking = await booked();
    hoursBefore(booking, 50);
    await later();
    expect(await reminders(booking.email)).toEqual([]);
    await desk.publish({ reminder: { hoursBefore: 72, text: { en: 'Bring your friends.' } } });
    await later();
    await desk.publish({ reminder: { hoursBefore: 24 } });
    hoursBefore(booking, 24);
    await later();
    const [mail, ...more] = await reminders(booking.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Bring your friends.');
  });

  test('and not at all while staff have switched it off', async () => {
    const booking = await booked();
    await desk.publish({ reminder: { isOn: false } });
    hoursBefore(booking, 20);
    await later();
    await desk.publish({});
    expect(await reminders(booking.email)).toEqual([]);
  });
});

/** A run in which the mail about one booking fails halfway; how many it has queued, and what it has logged. */
async function failingFor(id: string) {
  const { emails, ...deps } = desk.service.deps;
  const lines: object[] = [];
  const note = (facts: object) => void lines.push(facts);
  const queued = await queueSessionMails({
    ...deps,
    log: { ...log, error: note } as unknown as typeof log,
    emails: {
      ...emails,
      async sessionReminder(trx, input) {
        const emailId = await emails.sessionReminder(trx, input);
        if (input.bookingIds.includes(id)) throw new Error('the mail cannot be written');
        return emailId;
      },
    },
  });
  return { queued, lines };
}

describe('a reminder is not lost', () => {
  test('when the copy that queues it fails halfway: then nothing has happened, and the next run tells of it', async () => {
    const booking = await booked();
    hoursBefore(booking, 24);
    expect(await failingFor(booking.id)).toMatchObject({ queued: 0 });
    expect(await remindersOf([booking])).toEqual([0]);
    await later();
    expect(await reminders(booking.email)).toHaveLength(1);
  });

  test('when that of somebody before it cannot be written: that one is logged, by its number alone', async () => {
    const [broken, ...others] = await bookedTogether();
    const { queued, lines } = await failingFor(broken?.id ?? '');
    expect(queued).toBe(others.length);
    expect(await remindersOf(others)).toEqual(others.map(() => 1));
    expect(lines).toEqual([{ err: expect.any(Error) as Error, orderId: broken?.id, kind: 'reminder' }]);
    await later();
    expect(await reminders(broken?.email ?? '')).toHaveLength(1);
  });

  test('when the copy that has queued it is killed as it sends: another one sends it', async () => {
    const booking = await booked();
    hoursBefore(booking, 24);
    await mailServerFault(booking.email, { mode: 'hang' });
    const first = await copyOf(desk, { backgroundJobs: true });
    const state = async () => (await desk.outboxOf(booking.id, 'reminder')).map((mail) => mail.state);
    await until('the copy is sending', async () => (await state()).includes('sending'));
    first.kill('SIGKILL');
    expect(await first.ended()).toBe(null);
    expect(await state()).toEqual(['sending']);
    await mailServerFault(booking.email, { mode: 'accept' });
    // Its claim on the mail has run out by then.
    desk.clock.advanceMinutes(5);
    await later();
    expect(await reminders(booking.email)).toHaveLength(1);
    expect(await desk.outboxOf(booking.id, 'reminder')).toMatchObject([{ state: 'sent', tries: 2 }]);
  }, 60_000);

  test('when the mail server is cut off after it has taken the mail: it comes again under the same Message-ID', async () => {
    const booking = await booked();
    hoursBefore(booking, 24);
    await mailServerFault(booking.email, { mode: 'cut-after-data', times: 1 });
    await later();
    desk.clock.advanceMinutes(1);
    await later();
    const mails = await reminders(booking.email);
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
    expect(await desk.outboxOf(booking.id, 'reminder')).toMatchObject([{ state: 'sent', tries: 2 }]);
  });

  test('when the mail server is away for hours, and it is not sent when that was too long', async () => {
    const [booking, missed] = [await booked(), await booked()];
    const away = createEmailWorker({
      metrics: createMetrics(),
      siteOrigin: 'http://site.test',
      db: desk.db,
      log,
      clock: desk.clock.now,
      transport: transportTo('smtp://127.0.0.1:9'),
    });
    hoursBefore(booking, 24);
    await desk.run();
    await away.runOnce();
    hoursBefore(booking, 20);
    await desk.deliver();
    expect(await reminders(booking.email)).toHaveLength(1);
    hoursBefore(missed, 24);
    await desk.run();
    await away.runOnce();
    hoursBefore(missed, -20);
    await desk.deliver();
    expect(await reminders(missed.email)).toEqual([]);
  });
});
