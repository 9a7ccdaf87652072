import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import type { Problem } from 'shared/problems/problem.ts';
import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { sessionFeeWon } from 'shared/pricing/price.ts';
import { openCounter } from '../day/harness.ts';
import type { TestOptions } from '../../harness/service.ts';
import { TODAY } from '../../harness/clock.ts';

type Overrides = Record<string, unknown> & { bookingTime?: string };

/** Somebody who walks in, fine in every field; a test states only what matters to it. */
export const aWalkIn = ({ bookingTime = '14:00', ...overrides }: Overrides = {}) => ({
  studioId: initialRules.studios[0]?.id ?? 1,
  bookingDate: TODAY,
  bookingTime,
  name: 'Walk In',
  selectedDrink: 'lemonade',
  totalPrice: sessionFeeWon(initialRules, bookingTime),
  payment: { method: 'cash' },
  ...overrides,
});

type Sold = { id: string } & Omit<Problem, 'status'>;

/** A counter that sells. */
export async function openSales(options: TestOptions = {}) {
  const desk = await openCounter(options);
  return {
    ...desk,
    sell: (overrides: Overrides = {}, headers: Record<string, string> = {}) =>
      desk.counter.send<Sold>('POST', '/api/admin/walk-ins', aWalkIn(overrides), headers),
    giveBack: (id: string, isGivenBack: unknown = true, browser = desk.admin) =>
      browser.send<AdminBooking & Omit<Problem, 'status'>>(
        'PUT',
        `/api/admin/bookings/${id}/counter-payment`,
        { isGivenBack },
      ),
    paymentsOf: async (id: string) =>
      (
        await desk.service.db.query<{ method: string; amount_won: number; reason: string | null }>(
          'SELECT method, amount_won, reason FROM counter_payments WHERE order_id = $1',
          [id],
        )
      ).rows,
  };
}
export type Sales = Awaited<ReturnType<typeof openSales>>;
