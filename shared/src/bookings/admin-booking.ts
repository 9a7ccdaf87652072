import * as z from 'zod/mini';
import { localeSchema } from '../content/localized-text.ts';
import { temperatures } from '../drinks/drinks.ts';
import { dateField, hasControlCharacters, timeField } from './booking-fields.ts';
import { bookingIdSchema, bookingStatuses, bookingStatusSchema } from './booking-request.ts';

/**
 * Where the money of a booking stands, for staff: `at-studio` nothing is paid online (Klook); `unpaid`; `checking` the
 * provider has not told us yet; `paid`; `refund-due` cancelled, and nothing has gone back yet; `refunding`; `refunded`;
 * `part-refunded` cancelled, a part has gone back and the policy keeps the rest; `refunded-unpaid` all has gone back, and
 * the booking stands again.
 */
export const paymentStandings = [
  'at-studio',
  'unpaid',
  'checking',
  'paid',
  'refund-due',
  'refunding',
  'refunded',
  'part-refunded',
  'refunded-unpaid',
] as const;
export type PaymentStanding = (typeof paymentStandings)[number];

export const adminPaymentSchema = z.object({
  state: z.enum(paymentStandings),
  /** ISO instant until which an unpaid slot is held; null when nothing runs out. */
  holdExpiresAt: z.nullable(z.iso.datetime()),
  method: z.nullable(z.string()),
  approvedAt: z.nullable(z.iso.datetime()),
  receiptUrl: z.nullable(z.string()),
  refundedWon: z.int().check(z.nonnegative()),
});

export const deliveryStates = ['queued', 'sending', 'sent', 'failed'] as const;

export const adminEmailSchema = z.object({
  id: z.string(),
  kind: z.string(),
  subject: z.string(),
  state: z.enum(deliveryStates),
  /** Why the last try failed; null when none did. */
  lastError: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  sentAt: z.nullable(z.iso.datetime()),
});
export type AdminEmail = z.infer<typeof adminEmailSchema>;

/** A booking in the dashboard: the fields of spec.md section 3, and what staff need beside them. */
export const adminBookingSchema = z.object({
  id: bookingIdSchema,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** What everybody sees: an unpaid booking whose hold has run out reads as cancelled. */
  status: bookingStatusSchema,
  cancellationReason: z.nullable(z.string()),
  bookingType: z.enum(['direct', 'klook']),
  klookBookingId: z.nullable(z.string()),
  bookingDate: z.nullable(z.iso.date()),
  bookingTime: z.nullable(z.string()),
  selectedDrink: z.string(),
  drinkTemperature: z.nullable(z.enum(temperatures)),
  totalPrice: z.int().check(z.nonnegative()),
  selectedAddons: z.array(z.int()),
  youtubeTrackUrl: z.string(),
  lpDeliveryAddress: z.nullable(z.string()),
  /** Language of the visitor's mails. */
  locale: localeSchema,
  createdAt: z.iso.datetime(),
  /** Send it back as `If-Match` with a change. */
  version: z.int(),
  /** How often the session was moved; the policy gives a visitor so many. */
  moves: z.int().check(z.nonnegative()),
  payment: adminPaymentSchema,
  lastEmail: z.nullable(adminEmailSchema),
});
export type AdminBooking = z.infer<typeof adminBookingSchema>;
export const adminBookingsSchema = z.array(adminBookingSchema);

/** `GET /api/admin/bookings/counts`. */
export const bookingCountsSchema = z.object({
  total: z.int(),
  pending: z.int(),
  confirmed: z.int(),
  'in-progress': z.int(),
  completed: z.int(),
  cancelled: z.int(),
});
export type BookingCounts = z.infer<typeof bookingCountsSchema>;

/** Header of a page that is not the last one: what to send as `cursor` for the next. */
export const NEXT_CURSOR_HEADER = 'X-Next-Cursor';

export const adminBookingMessages = {
  status: 'Please choose pending, confirmed, in-progress, completed or cancelled',
  subject: 'Please write a subject of at most 150 characters, in one line',
  message: 'Please write a message of at most 10,000 characters',
  reason: 'Please give the reason in at most 200 characters',
} as const;

/** `PATCH /api/admin/bookings/{id}/status`. */
export const statusChangeSchema = z.object({
  status: z.enum(bookingStatuses, { error: adminBookingMessages.status }),
  /** Only with `cancelled`: the visitor did not come, and the slot stays theirs. */
  reason: z.optional(z.literal('no-show')),
});
export type StatusChange = z.infer<typeof statusChangeSchema>;

/** `PATCH /api/admin/bookings/{id}/schedule`. */
export const scheduleChangeSchema = z.object({
  bookingDate: dateField,
  bookingTime: timeField,
  /** Needed beyond what the policy allows a visitor. */
  reason: z.optional(z.string().check(z.trim(), z.maxLength(200, adminBookingMessages.reason))),
});
export type ScheduleChange = z.infer<typeof scheduleChangeSchema>;

/** `POST /api/admin/bookings/{id}/send-email` (spec.md section 7). */
export const staffEmailSchema = z.object({
  subject: z.string({ error: adminBookingMessages.subject }).check(
    z.trim(),
    z.minLength(1, adminBookingMessages.subject),
    z.maxLength(150, adminBookingMessages.subject),
    z.refine((text) => !hasControlCharacters(text), adminBookingMessages.subject),
  ),
  message: z.string({ error: adminBookingMessages.message }).check(
    z.maxLength(10_000, adminBookingMessages.message),
    z.refine((text) => text.trim() !== '', adminBookingMessages.message),
  ),
});
export type StaffEmail = z.infer<typeof staffEmailSchema>;

/** `POST /api/admin/bookings/{id}/email-preview`: the mail as `send-email` with the same body would send it. */
export const emailPreviewSchema = z.object({
  subject: z.string(),
  /** A whole document; show it in a frame that runs no scripts. */
  html: z.string(),
  text: z.string(),
});

/** `GET /api/admin/bookings/{id}/history`. */
export const bookingHistorySchema = z.object({
  history: z.array(
    z.object({
      at: z.iso.datetime(),
      actor: z.string(),
      event: z.string(),
      details: z.record(z.string(), z.unknown()),
    }),
  ),
  emails: z.array(adminEmailSchema),
});
export type BookingHistory = z.infer<typeof bookingHistorySchema>;
