import { attentionSchema, type Matter } from 'shared/attention/attention.ts';
import { adminBookingSchema, bookingCountsSchema, type AdminBooking } from 'shared/bookings/admin-booking.ts';
import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { reconciliationSchema, type Reconciliation } from 'shared/refunds/refunds.ts';
import { systemStatusSchema, type PartStatus } from 'shared/system-status/system-status.ts';
import { addSeoulDays, seoulWallClock } from 'shared/time/seoul.ts';
import type { MockApi } from '../mock-api.ts';

const now = () => new Date().toISOString();

/** A day that is so many days from today in Seoul. */
export const dayFromToday = (days: number): string => addSeoulDays(seoulWallClock(new Date()).date, days);

const booking: AdminBooking = {
  id: '7K3MZ9QX2B',
  branchId: 1,
  name: 'Sample Visitor',
  email: 'visitor@example.com',
  phone: '010 1234 5678',
  phoneNumber: { international: '+82 10 1234 5678', country: 'KR', uri: 'tel:+821012345678' },
  status: 'pending',
  cancellationReason: null,
  bookingType: 'klook',
  klookBookingId: 'KLK-2041',
  klookDate: null,
  klookTime: null,
  bookingDate: null,
  bookingTime: null,
  selectedDrink: 'lemonade',
  drinkTemperature: null,
  party: { place: 1, size: 1, others: [] },
  totalPrice: 100_000,
  discountWon: 0,
  selectedAddons: [1],
  youtubeTrackUrl: 'https://youtu.be/abcdefghijk',
  lpDeliveryAddress: null,
  locale: 'en',
  forgottenAt: null,
  createdAt: '2026-11-20T09:30:00.000Z',
  version: 1,
  moves: 0,
  rescheduling: initialRules.cancellationPolicy.rescheduling,
  arrival: initialRules.arrival,
  deliveries: [],
  payment: {
    state: 'at-studio',
    holdExpiresAt: null,
    method: null,
    approvedAt: null,
    receiptUrl: null,
    paidWon: 0,
    paidTogetherWon: 0,
    giftWon: 0,
    refundedWon: 0,
    counter: null,
  },
  lastEmail: null,
};

/** A Klook booking that waits for its time, unless `differing` says otherwise. */
export const officeBooking = (differing: Partial<AdminBooking> = {}): AdminBooking =>
  adminBookingSchema.parse({ ...booking, ...differing });

/** A mail that was given up, unless `differing` says otherwise. */
export const matter = (differing: Partial<Matter> = {}): Matter => ({
  key: 'mail-failed 41',
  kind: 'mail-failed',
  since: now(),
  bookingId: booking.id,
  name: booking.name,
  amountWon: null,
  reason: 'The mail server answered 550 at RCPT TO',
  emailId: '41',
  emailSubject: `Klook booking received: #${booking.id}`,
  day: null,
  addOnId: null,
  count: 1,
  dismissible: true,
  ...differing,
});

/** A payment of which the provider has not said how it ended: it ends by itself, so nobody can close it. */
export const unclearPayment = (): Matter =>
  matter({
    key: 'payment-unclear 7',
    kind: 'payment-unclear',
    amountWon: 44_000,
    reason: null,
    emailId: null,
    emailSubject: null,
    dismissible: false,
  });

/** Yesterday’s comparison, with a payment that only we have. */
export const ledgerWithDifference = (): Reconciliation =>
  reconciliationSchema.parse({
    day: dayFromToday(-1),
    checkedAt: now(),
    matched: 11,
    capturedWon: 484_000,
    refundedWon: 44_000,
    learned: 1,
    differences: [
      {
        kind: 'unknown-there',
        transactionKey: 'tx-1',
        orderId: `order-${booking.id}-1`,
        bookingId: booking.id,
        ourWon: 44_000,
        providerWon: null,
        at: `${dayFromToday(-1)}T03:00:00.000Z`,
      },
    ],
  });

const wellParts: PartStatus[] = (['database', 'catalogue', 'payments', 'mails', 'archive'] as const).map(
  (part) => ({ part, state: 'well', behindSeconds: null, waiting: null }),
);

/** How the machinery is: well, without a second database server, and with the mails sixteen minutes late where asked for. */
export const systemStatus = ({ areMailsLate = false } = {}) =>
  systemStatusSchema.parse({
    asOf: now(),
    parts: [
      ...wellParts.map((part) =>
        part.part === 'mails' && areMailsLate
          ? { ...part, state: 'late', waiting: 3, behindSeconds: 960 }
          : part,
      ),
      { part: 'copy', state: 'none', behindSeconds: null, waiting: null },
    ],
  });

/** The dashboard with these bookings and these matters. */
export function openOffice(
  api: MockApi,
  { bookings = [officeBooking()], matters = [] }: { bookings?: AdminBooking[]; matters?: Matter[] } = {},
): void {
  const ledger = { day: dayFromToday(-1), checkedAt: now(), differences: 0 };
  const counts = { total: 6, pending: 2, confirmed: 1, 'in-progress': 1, completed: 1, cancelled: 1 };
  api.on('GET /api/admin/branches', { json: [] });
  api.on('GET /api/admin/attention', { json: attentionSchema.parse({ matters, hidden: 0, ledger }) });
  api.on('GET /api/admin/system-status', { json: systemStatus() });
  api.on('GET /api/admin/bookings/counts', { json: bookingCountsSchema.parse(counts) });
  api.on('GET /api/admin/bookings', { json: bookings });
}
