import { expect, type Page } from '@playwright/test';
import { attentionSchema } from 'shared/attention/attention.ts';
import {
  adminBookingSchema,
  bookingCountsSchema,
  statusPreviewSchema,
  type AdminBooking,
  type StatusPreview,
} from 'shared/bookings/admin-booking.ts';
import { systemStatusSchema } from 'shared/system-status/system-status.ts';
import type { MockApi } from '../mock-api.ts';

/** What the booking service knows of the bookings in the dashboard's list. */
export interface MockList {
  bookings: AdminBooking[];
  /** The same booking with something else in it. */
  change: (id: string, differing: Partial<AdminBooking>) => AdminBooking;
}

/** Plays the dashboard's part of the service: a list of bookings, none of which needs attention. A status is set where one is asked for. */
export function withBookings(api: MockApi, bookings: readonly AdminBooking[]): MockList {
  const list: MockList = {
    bookings: [...bookings],
    change: (id, differing) => {
      const booking = list.bookings.find((one) => one.id === id);
      if (!booking) throw new Error(`No booking of the list has the number ${id}.`);
      const changed = adminBookingSchema.parse({ ...booking, ...differing, version: booking.version + 1 });
      list.bookings = list.bookings.map((one) => (one.id === id ? changed : one));
      return changed;
    },
  };
  api.on('GET /api/admin/branches', { json: [] });
  api.on('GET /api/admin/attention', {
    json: attentionSchema.parse({ matters: [], hidden: 0, ledger: null }),
  });
  api.on('GET /api/admin/system-status', {
    json: systemStatusSchema.parse({ asOf: '2027-03-10T03:00:00.000Z', parts: [] }),
  });
  api.on('GET /api/admin/bookings/counts', () => ({
    json: bookingCountsSchema.parse({
      total: list.bookings.length,
      ...{ pending: 0, confirmed: list.bookings.length, 'in-progress': 0, completed: 0, cancelled: 0 },
    }),
  }));
  api.on('GET /api/admin/bookings', (request) => {
    const search = new URL(request.url()).searchParams.get('search') ?? '';
    return { json: list.bookings.filter(({ id }) => search === '' || id === search) };
  });
  api.on('PATCH /api/admin/bookings/:id/status', (request, [, id = '']) => ({
    json: list.change(id, request.postDataJSON() as Pick<AdminBooking, 'status'>),
  }));
  return list;
}

/** What a status would do to a booking: nothing that asks first, unless `differing` says otherwise. */
export const statusPreview = (booking: AdminBooking, differing: Partial<StatusPreview> = {}): StatusPreview =>
  statusPreviewSchema.parse({
    ...{ booking, mail: null, slot: 'kept', withoutTime: false, others: [] },
    undo: { status: booking.status },
    ...differing,
  });

/** Opens the dashboard with its list. */
export async function openDashboard(page: Page): Promise<void> {
  await page.goto('/admin');
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** The card of a booking. */
export const cardOf = (page: Page, { id }: AdminBooking) =>
  page.getByRole('article').filter({ has: page.locator(`#booking-${id}`) });

/** The control that shows the status of a booking, by the number alone so that it holds in every language. */
export const statusOf = (page: Page, { id }: AdminBooking) => page.getByRole('combobox', { name: id });

/** Picks a status from the list of a booking. */
export async function pickStatus(page: Page, booking: AdminBooking, status: string): Promise<void> {
  await statusOf(page, booking).click();
  await page.getByRole('option', { name: status, exact: true }).click();
}
