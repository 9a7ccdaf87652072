import { beforeEach, describe, expect, test } from 'vitest';
import { recordingAddresses } from 'shared/recordings/addresses.ts';
import type { Problem } from 'shared/problems/problem.ts';
import type { PersonExport } from 'shared/privacy/personal-data.ts';
import type { AdminRecordings, OwnRecordings } from 'shared/recordings/recordings.ts';
import { endPersonalData } from '../../../src/privacy/end-personal-data.job.ts';
import { inboxOf } from '../email/outbox.ts';
import { signedInBrowser } from '../../harness/accounts.ts';
import { MORNING } from '../../harness/clock.ts';
import { visitorBrowser } from '../my-booking/harness.ts';
import { openRecordingDesk } from './desk.ts';

const desk = await openRecordingDesk();
const { jobs } = desk;
beforeEach(() => desk.clock.set(MORNING));

const DAY_MINUTES = 24 * 60;
let dates = 3;
const aDay = () => `2026-07-${String((dates += 1)).padStart(2, '0')}`;

/** The clock and the jobs go on; the guest opens their page anew. */
async function daysLater(days: number, orderId: string) {
  desk.clock.advanceMinutes(days * DAY_MINUTES);
  await jobs.end();
  await jobs.remind();
  await jobs.remove();
  return visitorBrowser(desk, orderId);
}

/** Everything that was written to a guest about their recordings, oldest first. */
async function lettersTo(email: string) {
  await desk.service.deps.emailWorker.runOnce();
  return (await inboxOf(email)).filter(({ subject }) => /recording/i.test(subject)).toReversed();
}

describe('handing over', () => {
  test('tells the guest in a mail, with the link to their own page', async () => {
    const { booking } = await desk.handedOver({ bookingDate: aDay(), name: 'Mina' });
    const [letter, ...more] = await lettersTo(booking.email);
    expect(more).toEqual([]);
    expect(letter?.subject).toBe(`Recording complete: booking #${booking.id}`);
    expect(letter?.text).toContain('Hello Mina');
    expect(letter?.text).toContain('Your voice alone · Your voice with the backing track');
    expect(letter?.text).toContain('We keep the files until');
    expect(letter?.text).toContain('1 August 2026');
    expect(letter?.text).toMatch(/Listen and save: http:\/\/\S+\/my-booking#[\w-]{43}\n/);
  });

  test.each([
    ['ko', '녹음이 완성되었습니다: 예약'],
    ['zh', '录音已完成：预订'],
    ['ja', 'レコーディングが完成しました：予約'],
  ])('speaks the language of the guest (%s)', async (locale, subject) => {
    const { booking } = await desk.paidBooking({ bookingDate: aDay() });
    await desk.db.query('UPDATE orders SET locale = $2 WHERE id = $1', [booking.id, locale]);
    await desk.recorded(booking.id);
    await desk.handOver(booking.id);
    await desk.service.deps.emailWorker.runOnce();
    expect((await inboxOf(booking.email)).some((letter) => letter.subject.startsWith(subject))).toBe(true);
  });

  test('is refused while there is nothing to hand over, or not all of it', async () => {
    const { booking } = await desk.paidBooking({ bookingDate: aDay() });
    const refusal = async () => {
      const { status, body } = await desk.handOver(booking.id);
      return [status, body.type, body.detail];
    };
    expect(await refusal()).toEqual([
      409,
      'hand-over-not-possible',
      'Nothing is ready yet. Upload the recordings first, and wait until they are checked.',
    ]);
    await desk.recorded(booking.id);
    await desk.staff.create({ bookingId: booking.id, content: Buffer.from('later') });
    expect(await refusal()).toEqual([
      409,
      'hand-over-not-possible',
      'An upload or its check is still under way. Hand over once it is through.',
    ]);
    expect((await desk.read(booking.id)).whyNot).toMatchObject({ code: 'recording-still-under-way' });
  });

  test('may be done once more, of what was added', async () => {
    const { booking } = await desk.handedOver({ bookingDate: aDay() });
    desk.clock.advanceMinutes(10 * DAY_MINUTES);
    const mix = await desk.recorded(booking.id, { kind: 'mix' });
    let guest = await visitorBrowser(desk, booking.id);
    expect((await desk.own(guest)).singers[0]?.recordings).toHaveLength(2);
    await desk.handOver(booking.id);
    guest = await visitorBrowser(desk, booking.id);
    const recordings = (await desk.own(guest)).singers[0]?.recordings ?? [];
    expect(recordings.map(({ id }) => id)).toContain(mix);
    // All of them are there for thirty days from now on.
    expect(new Set(recordings.map(({ keptUntil }) => keptUntil))).toEqual(
      new Set(['2026-08-11T00:00:00.000Z']),
    );
    expect(await lettersTo(booking.email)).toHaveLength(2);
  });

  test('needs somebody to tell', async () => {
    const { booking } = await desk.paidBooking({ bookingDate: aDay() });
    await desk.recorded(booking.id);
    await desk.db.query('ALTER TABLE orders DISABLE TRIGGER USER');
    await desk.db.query('UPDATE orders SET email = NULL WHERE id = $1', [booking.id]);
    await desk.db.query('ALTER TABLE orders ENABLE TRIGGER USER');
    const { status, body } = await desk.handOver(booking.id);
    expect([status, body.type]).toEqual([409, 'no-email-address']);
  });
});

describe('recordings are kept', () => {
  test('as long as was promised, and not longer: the guest is reminded a week before', async () => {
    const { booking, vocals } = await desk.handedOver({ bookingDate: aDay() });
    await daysLater(22, booking.id);
    expect(await lettersTo(booking.email)).toHaveLength(1);
    await daysLater(1, booking.id);
    const [, reminder, ...more] = await lettersTo(booking.email);
    expect(more).toEqual([]);
    expect(reminder?.subject).toBe(`Your recording is kept for one more week: booking #${booking.id}`);
    expect(reminder?.text).toContain('Have you saved your recording?');
    let guest = await daysLater(6.99, booking.id);
    expect((await desk.own(guest)).singers[0]?.recordings).toHaveLength(2);
    expect(await lettersTo(booking.email)).toHaveLength(2);

    guest = await daysLater(0.02, booking.id);
    expect((await desk.own(guest)).singers[0]).toMatchObject({
      recordings: [],
      ended: { count: 2, because: 'time' },
      mayExtend: false,
    });
    expect(await desk.store.sizeOf(vocals)).toBeNull();
    const { rows } = await desk.db.query<{ gone: boolean }>(
      'SELECT gone_at IS NOT NULL AS gone FROM recordings WHERE booking_id = $1',
      [booking.id],
    );
    expect(rows).toEqual([{ gone: true }, { gone: true }]);
  });

  test('to the moment that was promised, whenever the job notes it', async () => {
    const { booking, vocals, guest } = await desk.handedOver({ bookingDate: aDay() });
    const shared = await guest.send<OwnRecordings>('PUT', recordingAddresses.share(booking.id), {
      isOn: true,
    });
    const token = String(shared.body.singers[0]?.shareUrl).split('#')[1] ?? '';
    const opened = async () => {
      await desk.awake();
      const late = await visitorBrowser(desk, booking.id);
      const addresses = [recordingAddresses.ownFile(vocals), recordingAddresses.ownZip(booking.id)];
      const replies = await Promise.all([
        ...addresses.map((address) => late.send('HEAD', address)),
        late.send('HEAD', recordingAddresses.listenFile(token, vocals)),
        desk.admin.send('HEAD', recordingAddresses.adminFile(vocals)),
      ]);
      return [...replies.map(({ status }) => status), (await desk.own(late)).singers[0]?.recordings.length];
    };
    desk.clock.advanceMinutes(30 * DAY_MINUTES - 1);
    expect(await opened()).toEqual([200, 200, 200, 200, 2]);
    desk.clock.advanceMinutes(1);
    expect(await opened()).toEqual([404, 404, 404, 404, 0]);
    // Nothing brings it back.
    expect((await desk.handOver(booking.id)).status).toBe(409);
    const late = await visitorBrowser(desk, booking.id);
    expect((await late.send('POST', recordingAddresses.extend(booking.id))).status).toBe(409);
    expect(await opened()).toEqual([404, 404, 404, 404, 0]);
    const { rows } = await desk.db.query('SELECT DISTINCT state FROM recordings WHERE booking_id = $1', [
      booking.id,
    ]);
    expect(rows).toEqual([{ state: 'ready' }]);
  });

  test('as long again, once, where the guest wants that', async () => {
    const { booking, guest } = await desk.handedOver({ bookingDate: aDay() });
    const extended = await guest.send<OwnRecordings>('POST', recordingAddresses.extend(booking.id));
    expect(extended.body.singers[0]).toMatchObject({
      mayExtend: false,
      extendedAt: new Date(MORNING).toISOString(),
      recordings: [{ keptUntil: '2026-08-31T00:00:00.000Z' }, { keptUntil: '2026-08-31T00:00:00.000Z' }],
    });
    const again = await guest.send<Problem>('POST', recordingAddresses.extend(booking.id));
    expect([again.status, again.body.type, again.body.detail]).toEqual([
      409,
      'extension-not-possible',
      'This was kept longer once already, which is as often as it can be.',
    ]);
    await desk.awake();
    const byStaff = await desk.admin.send<Problem>('POST', recordingAddresses.extendByStaff(booking.id));
    expect(byStaff.status).toBe(409);
  });

  test('as long again where staff want that, and the end that was put off is reminded of anew', async () => {
    const { booking } = await desk.handedOver({ bookingDate: aDay() });
    await daysLater(24, booking.id);
    await desk.awake();
    const { status, body } = await desk.admin.send<AdminRecordings>(
      'POST',
      recordingAddresses.extendByStaff(booking.id),
    );
    expect([status, body.mayExtend]).toEqual([200, false]);
    await daysLater(10, booking.id);
    expect(await lettersTo(booking.email)).toHaveLength(2);
    await daysLater(20, booking.id);
    expect(await lettersTo(booking.email)).toHaveLength(3);
  });

  test('thirty days from when they were ready, where nobody ever hands them over', async () => {
    const { booking } = await desk.paidBooking({ bookingDate: aDay() });
    const id = await desk.recorded(booking.id);
    await daysLater(31, booking.id);
    expect(await desk.store.sizeOf(id)).toBeNull();
    expect(await lettersTo(booking.email)).toEqual([]);
  });

  test('no longer than the data of their guest', async () => {
    const { booking, vocals } = await desk.handedOver({
      bookingDate: aDay(),
      email: 'erase-me@example.test',
    });
    const owner = await signedInBrowser(desk.url, desk.db, 'super_admin');
    await desk.db.query(`UPDATE bookings SET status = 'completed' WHERE id = $1`, [booking.id]);
    const email = 'erase-me@example.test';
    desk.clock.set('2027-01-01T08:00:00+09:00');
    await desk.db.query('UPDATE sessions SET created_at = $1, last_active_at = $1', [desk.clock.now()]);
    const exported = await owner.send<PersonExport>('POST', '/api/admin/personal-data/export', { email });
    expect(
      exported.body.recordings.map(({ kind, file_name: name }) => `${String(kind)}: ${String(name)}`).sort(),
    ).toEqual(['vocals: take 1.wav', 'with-backing: take 1 mr.wav']);
    const { status, body } = await owner.send<{ counts: object }>('POST', '/api/admin/personal-data/erase', {
      email,
      confirmation: email,
    });
    expect([status, body.counts]).toMatchObject([200, { recordings: 2 }]);
    await jobs.remove();
    expect(await desk.store.sizeOf(vocals)).toBeNull();
    const { rows } = await desk.db.query(
      `SELECT state, ended_because, file_name, uploaded_by, sha256, peaks FROM recordings WHERE booking_id = $1`,
      [booking.id],
    );
    expect(new Set(rows.map((row) => JSON.stringify(row)))).toEqual(
      new Set([
        JSON.stringify({
          state: 'ended',
          ended_because: 'erased',
          file_name: '-',
          uploaded_by: '-',
          sha256: null,
          peaks: null,
        }),
      ]),
    );
  });

  test('not past the end of their guest’s data by time either', async () => {
    const { booking, vocals } = await desk.handedOver({ bookingDate: aDay() });
    await desk.db.query(`UPDATE recordings SET kept_until = '2030-01-01' WHERE booking_id = $1`, [
      booking.id,
    ]);
    desk.clock.set('2029-09-01T09:00:00+09:00');
    await endPersonalData(desk.service.deps);
    await jobs.remove();
    expect(await desk.store.sizeOf(vocals)).toBeNull();
  });
});
