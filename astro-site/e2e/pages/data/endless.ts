import { attentionSchema } from 'shared/attention/attention.ts';
import { accountsSchema, changedAccountSchema } from 'shared/auth/accounts.ts';
import { auditSchema } from 'shared/auth/audit.ts';
import {
  adminBookingSchema,
  bookingCountsSchema,
  bookingHistorySchema,
  statusPreviewSchema,
} from 'shared/bookings/admin-booking.ts';
import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { enquiriesSchema } from 'shared/enquiries/admin-enquiries.ts';
import { systemStatusSchema } from 'shared/system-status/system-status.ts';
import type { MockApi } from '../mock-api.ts';
import { signedIn } from './staff.ts';

/** A hundred characters in which no line can break by itself. */
export const ENDLESS = 'W'.repeat(100);
const email = `${'w'.repeat(80)}@example.com`;
/** As long as a user name may be. */
export const endlessUser = 'W'.repeat(50);

/** The number of the booking whose guest has typed endless words. */
export const ENDLESS_BOOKING = '7KQ2MX9R4T';

const booking = adminBookingSchema.parse({
  branchId: 1,
  ...{ id: ENDLESS_BOOKING, name: ENDLESS, email, phone: '010 1234 5678', phoneNumber: null },
  ...{ status: 'confirmed', cancellationReason: null, bookingType: 'klook' },
  ...{ klookBookingId: `KLK-${'K'.repeat(60)}`, klookDate: null, klookTime: null },
  ...{ bookingDate: null, bookingTime: null, selectedDrink: 'green-tea', drinkTemperature: 'iced' },
  ...{ party: { place: 1, size: 1, others: [] }, totalPrice: 400_000, discountWon: 0 },
  ...{ selectedAddons: [1, 4], youtubeTrackUrl: `https://youtu.be/${ENDLESS}` },
  ...{ lpDeliveryAddress: ENDLESS.repeat(3), locale: 'en', createdAt: '2026-11-20T09:30:00.000Z' },
  ...{ forgottenAt: null, version: 1, moves: 0, arrival: initialRules.arrival, deliveries: [] },
  rescheduling: initialRules.cancellationPolicy.rescheduling,
  payment: {
    ...{ state: 'at-studio', holdExpiresAt: null, method: null, approvedAt: null, receiptUrl: null },
    ...{ paidWon: 0, paidTogetherWon: 0, giftWon: 0, refundedWon: 0, counter: null },
  },
  lastEmail: null,
});

/** A dashboard with one booking; none is completed. */
export function endlessBooking(api: MockApi): void {
  signedIn(api);
  api.on('GET /api/admin/branches', { json: [] });
  api.on('GET /api/admin/attention', {
    json: attentionSchema.parse({ matters: [], hidden: 0, ledger: null }),
  });
  api.on('GET /api/admin/system-status', {
    json: systemStatusSchema.parse({ asOf: '2026-11-20T09:30:00.000Z', parts: [] }),
  });
  const counts = { pending: 0, confirmed: 1, 'in-progress': 0, completed: 0, cancelled: 0 };
  api.on('GET /api/admin/bookings/counts', { json: bookingCountsSchema.parse({ total: 1, ...counts }) });
  api.on('GET /api/admin/bookings', (request) => ({
    json: request.url().includes('status=completed') ? [] : [booking],
  }));
  api.on('GET /api/admin/bookings/:id/history', {
    json: bookingHistorySchema.parse({
      history: [
        {
          at: '2026-11-20T09:30:00.000Z',
          actor: endlessUser,
          event: 'booking-made',
          details: {},
        },
      ],
      emails: [],
    }),
  });
  api.on('GET /api/admin/bookings/:id/status-preview', {
    json: statusPreviewSchema.parse({
      ...{ booking, mail: null, slot: 'kept', withoutTime: false, others: [] },
      // No way leads back, so that staff are asked.
      undo: null,
    }),
  });
}

/** The list of enquiries with one in which every text is endless. */
export function endlessEnquiry(api: MockApi): void {
  signedIn(api);
  api.on('GET /api/admin/enquiries', {
    json: enquiriesSchema.parse([
      {
        ...{ id: 1, topic: 'application', name: ENDLESS, company: ENDLESS, city: ENDLESS },
        ...{ phone: '+82 10 1234 5678', email, message: ENDLESS.repeat(3), status: 'new' },
        ...{ receivedAt: '2026-11-20T09:30:00.000Z', answeredAt: null, answeredBy: null },
      },
    ]),
  });
}

/** User management and the audit log, with an account of an endless name. */
export function endlessAccount(api: MockApi): void {
  signedIn(api, { role: 'super_admin' });
  const kept = {
    ...{ createdAt: '2026-11-20T09:30:00.000Z', isActive: true, hasSecondFactor: true, branchIds: null },
    contentPermission: 'editor',
  };
  const owner = { id: 1, username: 'owner', email: 'owner@example.com', role: 'super_admin', ...kept };
  const added = { id: 2, username: endlessUser, email, role: 'staff', ...kept };
  api.on('GET /api/admin/branches', { json: [] });
  api.on('GET /api/admin/second-factor-rule', { json: { isRequired: false } });
  api.on('GET /api/admin/users', { json: accountsSchema.parse([owner, added]) });
  api.on('POST /api/admin/users', { status: 201, json: changedAccountSchema.parse({ user: added }) });
  api.on('GET /api/admin/audit', {
    json: auditSchema.parse([
      {
        ...{ id: 1, at: '2026-11-20T09:30:00.000Z', actor: endlessUser, action: 'account-created' },
        ...{ subjectType: 'user', subjectId: '2', subjectName: endlessUser, bookingId: null },
        ...{ before: null, after: { username: endlessUser, role: 'staff' } },
      },
    ]),
  });
}
