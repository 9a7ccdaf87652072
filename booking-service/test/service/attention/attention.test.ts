import { attentionSchema } from 'shared/attention/attention.ts';
import type { Attention, Matter, MatterKind } from 'shared/attention/attention.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aKlookBooking } from '../../harness/builders.ts';
import { openStaffDesk } from '../payments/staff-desk.ts';

const desk = await openStaffDesk();
const { db, clock } = desk;

const read = async (): Promise<Attention> => {
  await desk.awake();
  return attentionSchema.parse((await desk.admin.send('GET', '/api/admin/attention')).body);
};
const about = async (bookingId: string): Promise<Matter[]> =>
  (await read()).matters.filter((matter) => matter.bookingId === bookingId);
const kindsAbout = async (bookingId: string): Promise<MatterKind[]> =>
  (await about(bookingId)).map(({ kind }) => kind);
const dismiss = async (key: string) => {
  await desk.awake();
  return (await desk.admin.send('POST', '/api/admin/attention/dismissals', { key })).status;
};

/** A refund as it stands after its last try: of these bookings, or of the whole payment where none is named. */
async function storeRefund(
  orderId: string,
  state: string,
  error: string | null,
  bookingIds: readonly string[] = [],
): Promise<void> {
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO refunds (id, attempt_id, amount_won, reason, state, idempotency_key, next_try_at, last_error, requested_by, created_at)
     VALUES (gen_random_uuid(), $1, 1000, 'A reason', $2, gen_random_uuid(), $4, $3, 'system', $4) RETURNING id`,
    [orderId, state, error, clock.now()],
  );
  await db.query(
    'INSERT INTO refund_lines (refund_id, booking_id, amount_won) SELECT $1, unnest($2::text[]), 100',
    [rows[0]?.id, bookingIds],
  );
}

async function storeMail(bookingId: string | null, state: string, tries = 3): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO emails (id, order_id, kind, recipient, subject, html_body, text_body, message_id, state, tries,
                         next_try_at, last_error, created_at, sent_at)
     VALUES (gen_random_uuid(), $1, 'booking-confirmed', 'a@example.test', 'Your booking', '', '', gen_random_uuid(), $2, $3,
             $4, 'The mail server answered 550', $4, CASE WHEN $2 = 'sent' THEN $4::timestamptz END) RETURNING id`,
    [bookingId, state, tries, clock.now()],
  );
  return rows[0]?.id ?? '';
}

const opened = clock.now();
beforeEach(() => clock.set(opened));
afterEach(() => db.query('DELETE FROM emails'));

describe('what staff have to look at', () => {
  test('a payment that stays unclear, and no longer once it is settled', async () => {
    const booking = await desk.hold();
    const { orderId } = await desk.authenticate(booking);
    await db.query(
      `UPDATE payment_attempts SET state = 'UNKNOWN', idempotency_key = 'k', submitted_payment_key = 's',
              confirm_started_at = $2, failure_code = 'NO_ANSWER' WHERE id = $1`,
      [orderId, clock.now()],
    );
    expect(await kindsAbout(booking.id)).toEqual([]);
    clock.advanceMinutes(4);
    const [matter] = await about(booking.id);
    expect(matter).toMatchObject({ kind: 'payment-unclear', amountWon: booking.total, reason: 'NO_ANSWER' });
    expect(await dismiss(matter?.key ?? '')).toBe(404);
    await db.query(`UPDATE payment_attempts SET state = 'FAILED' WHERE id = $1`, [orderId]);
    expect(await kindsAbout(booking.id)).toEqual([]);
  });

  test('a Klook booking that is confirmed without a time, until it has one', async () => {
    const { body } = await desk.post<{ id: string }>('/api/bookings', aKlookBooking());
    expect(await kindsAbout(body.id)).toEqual([]);
    await desk.setStatus(body.id, 'confirmed');
    const [matter] = await about(body.id);
    expect(matter).toMatchObject({ kind: 'confirmed-without-time', reason: 'KLK-1', dismissible: false });
    expect(await dismiss(matter?.key ?? '')).toBe(404);
    const time = { bookingDate: '2026-07-06', bookingTime: '21:00' };
    await desk.admin.send('PATCH', `/api/admin/bookings/${body.id}/schedule`, time);
    expect(await kindsAbout(body.id)).toEqual([]);
  });

  test('a booking that stands although nothing was paid, until an admin has dealt with it', async () => {
    const booking = await desk.hold();
    expect(await kindsAbout(booking.id)).toEqual([]);
    await desk.setStatus(booking.id, 'confirmed');
    const [matter] = await about(booking.id);
    expect(matter).toMatchObject({ kind: 'not-paid', amountWon: booking.total, dismissible: true });
    expect(await dismiss(matter?.key ?? '')).toBe(204);
    expect(await kindsAbout(booking.id)).toEqual([]);
  });

  test('a booking that stands again although all of its money has gone back', async () => {
    const { booking } = await desk.paidBooking();
    expect(await kindsAbout(booking.id)).toEqual([]);
    await desk.setStatus(booking.id, 'cancelled');
    expect((await desk.refund(booking.id, { amountWon: booking.total, override: true })).status).toBe(201);
    await desk.setStatus(booking.id, 'confirmed');
    expect(await kindsAbout(booking.id)).toContain('not-paid');
  });

  test('a refund that is stuck, and one that failed until somebody decides anew', async () => {
    const { booking, returned } = await desk.paidBooking();
    await storeRefund(returned.orderId, 'SENDING', 'NO_ANSWER');
    expect(await kindsAbout(booking.id)).toEqual([]);
    clock.advanceMinutes(6);
    expect(await about(booking.id)).toMatchObject([{ kind: 'refund-stuck', reason: 'NO_ANSWER' }]);
    await db.query(`UPDATE refunds SET state = 'FAILED' WHERE attempt_id = $1`, [returned.orderId]);
    expect(await kindsAbout(booking.id)).toEqual(['refund-failed']);
    expect((await desk.refund(booking.id, { amountWon: 2_000, override: true })).status).toBe(201);
    expect(await kindsAbout(booking.id)).toEqual([]);
  });

  describe('a refund of a party that failed', () => {
    /** @param whom it was to be for, by index; the whole payment where it is nobody */
    async function failedRefundOf(whom: readonly number[], bookingTime: string) {
      const time = { bookingDate: '2026-07-07', bookingTime };
      const { ids, returned } = await desk.paidParty(['Jin', 'Mina', 'Yuna'], time);
      const about = whom.map((index) => ids[index] ?? '');
      await storeRefund(returned.orderId, 'FAILED', 'REFUSED', about);
      clock.advanceMinutes(1);
      return {
        orderId: returned.orderId,
        refund: (index: number) => desk.refund(ids[index] ?? '', { amountWon: 2_000, override: true }),
        /** The index of whom it is shown with. */
        shownWith: async () => {
          const failed = (await read()).matters.filter(({ kind }) => kind === 'refund-failed');
          return failed.map(({ bookingId }) => ids.indexOf(bookingId ?? '')).filter((index) => index >= 0);
        },
      };
    }

    test('is shown with the first of them by place, until any of them is refunded', async () => {
      const { refund, shownWith } = await failedRefundOf([2, 1, 0], '13:00');
      expect(await shownWith()).toEqual([0]);
      expect((await refund(2)).status).toBe(201);
      expect(await shownWith()).toEqual([]);
    });

    test('is not settled by a refund of somebody else, but by one of the whole payment', async () => {
      const { orderId, refund, shownWith } = await failedRefundOf([2, 1], '14:00');
      expect((await refund(0)).status).toBe(201);
      expect(await shownWith()).toEqual([1]);
      await storeRefund(orderId, 'REQUESTED', null);
      expect(await shownWith()).toEqual([]);
    });

    test('and was of the whole payment is settled by a refund of any of them', async () => {
      const { refund, shownWith } = await failedRefundOf([], '15:00');
      expect(await shownWith()).toEqual([0]);
      expect((await refund(1)).status).toBe(201);
      expect(await shownWith()).toEqual([]);
    });
  });

  test('money of a cancelled booking that nobody has sent back', async () => {
    const { booking } = await desk.paidBooking();
    await desk.setStatus(booking.id, 'cancelled');
    const [matter] = await about(booking.id);
    expect(matter).toMatchObject({ kind: 'refund-due', amountWon: booking.total, name: 'Test Visitor' });
    const { suggestedWon } = await desk.quote(booking.id);
    await desk.refund(booking.id, { amountWon: suggestedWon });
    expect(await kindsAbout(booking.id)).toEqual([]);
  });

  test('nothing of a no-show or of a booking that was never paid', async () => {
    const { booking: noShow } = await desk.paidBooking();
    await desk.setStatus(noShow.id, 'cancelled', { reason: 'no-show' });
    const unpaid = await desk.hold();
    await desk.setStatus(unpaid.id, 'cancelled');
    clock.advanceMinutes(61);
    expect([...(await about(noShow.id)), ...(await about(unpaid.id))]).toEqual([]);
  });

  test('a mail that failed for good, until it is sent again', async () => {
    const { booking } = await desk.paidBooking();
    const emailId = await storeMail(booking.id, 'failed');
    const [matter] = await about(booking.id);
    expect(matter).toMatchObject({ kind: 'mail-failed', emailId, emailSubject: 'Your booking' });
    await storeMail(booking.id, 'failed', 0);
    expect(await about(booking.id)).toHaveLength(1);
    clock.advanceMinutes(1);
    await storeMail(booking.id, 'sent');
    expect(await about(booking.id)).toEqual([]);
  });

  test('a mail about an enquiry, which belongs to no booking, until it is sent again', async () => {
    const emailId = await storeMail(null, 'failed');
    const failed = async () => (await read()).matters.filter(({ kind }) => kind === 'mail-failed');
    expect(await failed()).toMatchObject([{ emailId, bookingId: null, name: null }]);
    clock.advanceMinutes(1);
    await desk.awake();
    expect((await desk.admin.send('POST', `/api/admin/emails/${emailId}/resend`)).status).toBe(202);
    expect(await failed()).toEqual([]);
  });

  test('mails that the mail server has not taken for half an hour', async () => {
    const { booking } = await desk.paidBooking();
    await storeMail(booking.id, 'queued');
    const late = async () => (await read()).matters.filter(({ kind }) => kind === 'mails-late');
    expect(await late()).toEqual([]);
    clock.advanceMinutes(31);
    expect(await late()).toMatchObject([{ count: expect.any(Number), dismissible: false }]);
  });

  test('days that differ from the provider’s ledger, and days that were not compared', async () => {
    await db.query('DELETE FROM reconciliations');
    const ledger = async () => (await read()).matters.filter(({ kind }) => kind.startsWith('ledger'));
    await db.query(`UPDATE payment_attempts SET created_at = $1`, [clock.now()]);
    clock.advanceMinutes(36 * 60);
    const [late] = await ledger();
    expect(late).toMatchObject({ kind: 'ledger-late', dismissible: false });
    expect((await read()).ledger).toBeNull();
    const report = (differences: object[]) =>
      db.query(
        `INSERT INTO reconciliations (day, checked_at, differences)
         SELECT generate_series($1::date, $1::date + 3, '1 day'), $2, $3
         ON CONFLICT (day) DO UPDATE SET differences = excluded.differences`,
        [late?.day, clock.now(), JSON.stringify(differences)],
      );
    await report([]);
    expect(await ledger()).toEqual([]);
    await report([{ kind: 'unknown-here' }]);
    const [differs] = await ledger();
    expect(differs).toMatchObject({ kind: 'ledger-differs', count: 1 });
    expect((await read()).ledger).toMatchObject({ differences: 1 });
    expect(await dismiss(differs?.key ?? '')).toBe(204);
    expect((await ledger()).map(({ day }) => day)).not.toContain(differs?.day);
    // Another comparison that finds something else is another matter.
    await report([{ kind: 'unknown-there' }]);
    expect((await ledger()).map(({ day }) => day)).toContain(differs?.day);
  });
});

describe('what is dealt with', () => {
  test('is noted once, in the audit log too, and cannot be noted when it is not there', async () => {
    const { booking } = await desk.paidBooking();
    await storeMail(booking.id, 'failed');
    const [matter] = await about(booking.id);
    expect(await dismiss(matter?.key ?? '')).toBe(204);
    expect(await about(booking.id)).toEqual([]);
    expect(await dismiss(matter?.key ?? '')).toBe(404);
    expect(await dismiss('mail:nothing')).toBe(404);
    expect(await dismiss('')).toBe(400);
    const { rows } =
      await db.query(`SELECT actor, subject_id FROM audit_log WHERE action = 'matter-dealt-with'
                                      ORDER BY id DESC LIMIT 1`);
    expect(rows).toEqual([{ actor: desk.admin.user.username, subject_id: matter?.key }]);
  });
});
