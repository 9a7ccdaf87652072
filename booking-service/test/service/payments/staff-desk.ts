import { randomUUID } from 'node:crypto';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import type { RefundQuoteView, RefundView } from 'shared/refunds/refunds.ts';
import type { Problem } from 'shared/problems/problem.ts';
import { signedInBrowser } from '../../harness/accounts.ts';
import { aCompanion } from '../../harness/builders.ts';
import type { CashDeskOptions } from './harness.ts';
import { openCashDesk } from './harness.ts';

/** A refund, or why not; which of the two is for the test to know. */
export type RefundReply = RefundView & Pick<Problem, 'type' | 'detail'>;

/** A cash desk with an admin behind it. */
export async function openStaffDesk(options: CashDeskOptions = {}) {
  const desk = await openCashDesk(options);
  const admin = await signedInBrowser(desk.url, desk.db, 'admin');
  const path = (bookingId: string) => `/api/admin/bookings/${bookingId}`;

  /** The admin has been at work all the time, however far a test has moved the clock. */
  const awake = () =>
    desk.db.query('UPDATE sessions SET created_at = $1, last_active_at = $1', [desk.clock.now()]);

  async function paidBooking(fields: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
    const booking = await desk.hold(fields, headers);
    const returned = await desk.authenticate(booking);
    await desk.withoutWebhooks(returned.orderId);
    const { status, body } = await desk.confirm(returned);
    if (status !== 200) throw new Error(`confirm: ${status} ${JSON.stringify(body)}`);
    return { booking, returned };
  }

  /** People who sing in a row and are paid for together; their numbers, by place. */
  async function paidParty(names: readonly string[], fields: Record<string, unknown> = {}) {
    const [name, ...others] = names;
    const companions = others.map((other) => aCompanion(other));
    const { booking, returned } = await paidBooking({
      name,
      companions,
      totalPrice: 50_000 * names.length,
      ...fields,
    });
    return { ids: await idsOf(booking.id), booking, returned };
  }

  /** The bookings of an order, by place. */
  async function idsOf(orderId: string): Promise<string[]> {
    const { rows } = await desk.db.query<{ id: string }>(
      'SELECT id FROM bookings WHERE order_id = $1 ORDER BY place',
      [orderId],
    );
    return rows.map(({ id }) => id);
  }

  return {
    ...desk,
    admin,
    awake,
    paidBooking,
    paidParty,
    idsOf,
    quote: async (bookingId: string) => {
      await awake();
      return (await admin.send<RefundQuoteView>('GET', `${path(bookingId)}/refund-quote`)).body;
    },
    refund: async (bookingId: string, body: Record<string, unknown>, key: string = randomUUID()) => {
      await awake();
      const request = { reason: 'Cancelled by the visitor', ...body };
      return admin.send<RefundReply>('POST', `${path(bookingId)}/refunds`, request, {
        'Idempotency-Key': key,
      });
    },
    setStatus: async (bookingId: string, status: string, more = {}) => {
      await awake();
      return admin.send<AdminBooking>('PATCH', `${path(bookingId)}/status`, { status, ...more });
    },
    card: async (bookingId: string) => {
      await awake();
      return (await admin.send<AdminBooking>('GET', path(bookingId))).body;
    },
    history: async (bookingId: string) =>
      (
        await desk.db.query<{ event: string; actor: string; details: Record<string, unknown> }>(
          'SELECT event, actor, details FROM booking_history WHERE booking_id = $1 ORDER BY id',
          [bookingId],
        )
      ).rows,
  };
}

export type StaffDesk = Awaited<ReturnType<typeof openStaffDesk>>;
