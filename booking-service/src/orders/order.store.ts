import type { Queryable, Transaction } from '../platform/database.ts';
import { bookingSql } from '../booking-row/booking-row.store.ts';
import type { Booking } from '../booking-row/booking-row.ts';
import type { Order } from './order.ts';

type OrderRow = Omit<Order, 'bookings'>;

const orderColumns = `o.id, o.email, o.phone, o.locale, o.created_at AS "createdAt", o.forgotten_at AS "forgottenAt",
  EXISTS (SELECT FROM counter_payments c WHERE c.order_id = o.id) AS "isSoldAtCounter",
  (SELECT jsonb_build_object('valueWon', g.value_won, 'recipientName', g.recipient_name, 'message', g.message, 'voucherId', g.voucher_id)
     FROM gift_card_sales g WHERE g.order_id = o.id) AS "giftCard"`;

export async function findOrder(db: Queryable, id: string): Promise<Order | undefined> {
  const { rows } = await db.query<OrderRow>(`SELECT ${orderColumns} FROM orders o WHERE o.id = $1`, [id]);
  return rows[0] && withBookings(db, rows[0]);
}

/**
 * The order, locked until the transaction ends: first in the lock order (order, attempt, sorted claims). Whoever changes a
 * booking has locked its order, so nothing of it changes meanwhile. The lock leaves room for the key checks of what names
 * the order, so nobody who takes over an expired slot waits for it.
 */
export async function lockOrder(trx: Transaction, id: string): Promise<Order | undefined> {
  const { rows } = await trx.query<OrderRow>(
    `SELECT ${orderColumns} FROM orders o WHERE o.id = $1 FOR NO KEY UPDATE`,
    [id],
  );
  // Read after the lock was had: what was written while it was waited for counts.
  return rows[0] && withBookings(trx, rows[0]);
}

/** The order of any of its bookings, locked; and that booking. */
export async function lockOrderOf(
  trx: Transaction,
  bookingId: string,
): Promise<{ order: Order; booking: Booking } | undefined> {
  const { rows } = await trx.query<{ orderId: string }>(
    'SELECT order_id AS "orderId" FROM bookings WHERE id = $1',
    [bookingId],
  );
  const order = rows[0] && (await lockOrder(trx, rows[0].orderId));
  const booking = order?.bookings.find(({ id }) => id === bookingId);
  return order && booking && { order, booking };
}

/**
 * Bookings with their orders locked, those in ascending order of their numbers: two who lock the same ones never wait for each
 * other. In the order of `bookingIds`; who is not there is left out.
 */
export async function lockOrdersOf(trx: Transaction, bookingIds: readonly string[]): Promise<Booking[]> {
  const { rows } = await trx.query<{ orderId: string }>(
    'SELECT DISTINCT order_id AS "orderId" FROM bookings WHERE id = ANY ($1) ORDER BY order_id',
    [bookingIds],
  );
  const bookings: Booking[] = [];
  for (const { orderId } of rows) bookings.push(...((await lockOrder(trx, orderId))?.bookings ?? []));
  return bookingIds.flatMap((id) => bookings.find((booking) => booking.id === id) ?? []);
}

/** Whom staff call. The order has to be locked. */
export async function setPhone(trx: Transaction, id: string, phone: string): Promise<void> {
  await trx.query('UPDATE orders SET phone = $2 WHERE id = $1', [id, phone]);
}

async function withBookings(db: Queryable, order: OrderRow): Promise<Order> {
  const { rows: bookings } = await db.query<Booking>(
    `SELECT ${bookingSql} FROM bookings b WHERE b.order_id = $1 ORDER BY b.place`,
    [order.id],
  );
  return { ...order, bookings };
}
