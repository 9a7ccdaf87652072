import type { Attention } from 'shared/attention/attention.ts';
import { openStaffDesk } from '../payments/staff-desk.ts';
import { openPage } from './own-page.ts';
import type { Changed } from './own-page.ts';

/** Sessions are on the next day unless a test says otherwise: 27 to 37 hours from now, so half of the fee goes back. */
export const SOON = '2026-07-03';
export const FAR = '2026-07-10';
export const withLp = { selectedAddons: [1, 4], lpDeliveryAddress: '1 Sample Street', totalPrice: 450_000 };

export const refusal = ({ status, body }: Pick<Changed, 'status' | 'body'>) => [status, body.type];

/** A staff desk at which visitors cancel what they have paid for. */
export async function openCancellationDesk() {
  const desk = await openStaffDesk();
  let minutes = 13 * 60;
  /** A time of 50,000 won that is no other test's. */
  const aTime = () => {
    minutes += 10;
    return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  };
  return {
    ...desk,
    paid: async (fields: Record<string, unknown> = {}) => {
      const { booking, returned } = await desk.paidBooking({
        ...{ bookingDate: SOON, bookingTime: aTime(), totalPrice: 50_000 },
        ...fields,
      });
      return { id: booking.id, orderId: returned.orderId, booking, page: await openPage(desk, booking.id) };
    },
    /** What is left of a payment at the provider. */
    balanceOf: async (orderId: string) => (await desk.provider.captures(orderId))[0]?.balanceWon,
    cancelMail: async (orderId: string) => {
      const { rows } = await desk.db.query<{ text: string }>(
        `SELECT text_body AS text FROM emails WHERE order_id = $1 AND kind = 'booking-cancelled'`,
        [orderId],
      );
      return rows.map(({ text }) => text);
    },
    /** For whom the dashboard says that a refund is due. */
    dueIds: async () =>
      (await desk.admin.send<Attention>('GET', '/api/admin/attention')).body.matters
        .filter(({ kind }) => kind === 'refund-due')
        .map(({ bookingId }) => bookingId),
  };
}
