import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import type { BookingCreated } from 'shared/bookings/booking-created.ts';
import type { Problem } from 'shared/problems/problem.ts';
import { signedInBrowser } from '../../harness/accounts.ts';
import { aBooking, aCompanion, aKlookBooking } from '../../harness/builders.ts';
import { startTestService } from '../../harness/service.ts';
import type { TestOptions } from '../../harness/service.ts';

/** The booking, or why not; which of the two is for the test to know. */
export type Changed = AdminBooking & Omit<Problem, 'status'>;

/** The service with a catalogue on sale, an admin at the dashboard, and visitors who book. */
export async function openDashboard(options: TestOptions = {}) {
  const service = await startTestService(options);
  const admin = await signedInBrowser(service.url, service.db, 'admin');

  async function answered(body: object): Promise<BookingCreated> {
    const reply = await service.post<BookingCreated>('/api/bookings', body);
    if (reply.status !== 201) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body;
  }
  const visitorBooks = async (body: object) => (await answered(body)).id;

  /** People who sing in a row from the time of the first; their numbers, by place. */
  async function bookParty(names: readonly string[], overrides: Record<string, unknown> = {}) {
    const [name, ...others] = names;
    const companions = others.map((other) => aCompanion(other));
    const totalPrice = 50_000 * names.length;
    const created = await answered(aBooking({ name, companions, totalPrice, ...overrides }));
    return [created.id, ...(created.companions ?? []).map(({ id }) => id)];
  }

  return {
    service,
    admin,
    bookParty,
    bookDirect: (overrides: Record<string, unknown> = {}) => visitorBooks(aBooking(overrides)),
    bookKlook: (overrides: Record<string, unknown> = {}) => visitorBooks(aKlookBooking(overrides)),
    list: async (query = '') => (await admin.send<AdminBooking[]>('GET', `/api/admin/bookings${query}`)).body,
    read: async (id: string) => (await admin.send<AdminBooking>('GET', `/api/admin/bookings/${id}`)).body,
    setStatus: (id: string, status: unknown, headers = {}, browser = admin) =>
      browser.send<Changed>(
        'PATCH',
        `/api/admin/bookings/${id}/status`,
        typeof status === 'string' ? { status } : status,
        headers,
      ),
    schedule: (id: string, bookingDate: string, bookingTime: string, more = {}, headers = {}) =>
      admin.send<Changed>(
        'PATCH',
        `/api/admin/bookings/${id}/schedule`,
        { bookingDate, bookingTime, ...more },
        headers,
      ),
    mailsAbout: async (id: string) =>
      (
        await service.db.query<{
          kind: string;
          subject: string;
          html_body: string;
          text_body: string;
          recipient: string;
          state: string;
          calendar: string | null;
        }>('SELECT * FROM emails WHERE order_id = $1 ORDER BY created_at, id', [id])
      ).rows,
    claimsOf: async (id: string) =>
      (
        await service.db.query<{ starts_at: Date; expires_at: Date | null }>(
          'SELECT starts_at, expires_at FROM slot_claims WHERE booking_id = $1 ORDER BY starts_at',
          [id],
        )
      ).rows,
  };
}

export type Dashboard = Awaited<ReturnType<typeof openDashboard>>;
