import * as z from 'zod/mini';
import { ofEach } from '../typed/of-each.ts';
import { isoDay, isoInstant } from '../time/iso.ts';
import { arrivalSchema } from '../catalogue/arrival.ts';
import { cancellationPolicySchema } from '../catalogue/catalogue.ts';
import { deliverySchema } from '../deliveries/deliveries.ts';
import { localeSchema, locales } from '../languages/localized-text.ts';
import { temperatures } from '../drinks/drinks.ts';
import { bookingTypes } from '../pricing/booking-type.ts';
import { adminPaymentSchema } from './admin-payment.ts';
import {
  asLine,
  asLines,
  dateField,
  hasControlCharacters,
  noControlCharacters,
  noControlCharactersInLines,
  timeField,
} from './booking-fields.ts';
import { cancellationReasons } from './lifecycle.ts';
import { bookingIdSchema } from './booking-id.ts';
import { bookingStatuses, bookingStatusSchema } from './booking-status.ts';
import { textFieldNames, textFields } from './text-fields.ts';
import type { TextField } from './text-fields.ts';
import { wholePartyField } from './whole-party.ts';
import { refusalCode } from '../problems/refusal.ts';

const deliveryStates = ['queued', 'sending', 'sent', 'failed'] as const;

const adminEmailSchema = z.object({
  id: z.string(),
  kind: z.string(),
  subject: z.string(),
  state: z.enum(deliveryStates),
  /** Why the last try failed; null when none did. */
  lastError: z.nullable(z.string()),
  createdAt: isoInstant,
  sentAt: z.nullable(isoInstant),
});
export type AdminEmail = z.infer<typeof adminEmailSchema>;

/** What the visitor typed, as it was taken: the limits of that day need not be today's. */
const keptTexts = Object.fromEntries(
  textFieldNames.map((field) => [field, textFields[field].isRequired ? z.string() : z.nullable(z.string())]),
) as {
  [Field in TextField]: (typeof textFields)[Field]['isRequired'] extends true
    ? z.ZodMiniString
    : z.ZodMiniNullable<z.ZodMiniString>;
};

/** A booking in the dashboard: what its visitor gave, and what staff need beside them. */
export const adminBookingSchema = z.object({
  id: bookingIdSchema,
  branchId: z.int(),
  ...keptTexts,
  /** Whoever walked in may have left these out. */
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  youtubeTrackUrl: z.nullable(z.string()),
  /** The number that it is; null where it is not recognised as one. */
  phoneNumber: z.nullable(
    z.object({
      /** "+82 10 1234 5678". */
      international: z.string(),
      /** Two letters; null where several countries share the code. */
      country: z.nullable(z.string()),
      /** `tel:` address. */
      uri: z.string(),
    }),
  ),
  /** What everybody sees: an unpaid booking whose hold has run out reads as cancelled. */
  status: bookingStatusSchema,
  cancellationReason: z.nullable(z.enum(cancellationReasons)),
  bookingType: z.enum(bookingTypes),
  /** When the reservation is, as the guest of a Klook booking said: not checked with Klook, and no slot is claimed by it. */
  klookDate: z.nullable(isoDay),
  /** HH:mm; never without a date. */
  klookTime: z.nullable(z.string()),
  bookingDate: z.nullable(isoDay),
  bookingTime: z.nullable(z.string()),
  selectedDrink: z.string(),
  drinkTemperature: z.nullable(z.enum(temperatures)),
  /** Who is paid for together and sings in a row: where this singer stands in it, and everybody else of it. */
  party: z.object({
    place: z.int(),
    size: z.int(),
    others: z.array(
      z.object({
        id: bookingIdSchema,
        name: z.string(),
        place: z.int(),
        /** As everybody sees it. */
        status: bookingStatusSchema,
        bookingDate: z.nullable(isoDay),
        bookingTime: z.nullable(z.string()),
      }),
    ),
  }),
  totalPrice: z.int().check(z.nonnegative()),
  /** What a voucher took off it already, in won. */
  discountWon: z.int().check(z.nonnegative()),
  selectedAddons: z.array(z.int()),
  /** Language of the visitor's mails. */
  locale: localeSchema,
  createdAt: isoInstant,
  /** When the visitor's data was removed: what they typed is gone, and nothing can be sent to them. */
  forgottenAt: z.nullable(isoInstant),
  /** Send it back as `If-Match` with a change. */
  version: z.int(),
  /** How often the session was moved; the policy gives a visitor so many. */
  moves: z.int().check(z.nonnegative()),
  /** What the policy that the booking was sold under gives a visitor. */
  rescheduling: cancellationPolicySchema.shape.rescheduling,
  /** How early visitors are asked to come, by the rules in force. */
  arrival: arrivalSchema,
  payment: adminPaymentSchema,
  /** What follows after the session, in the order of the sale; nothing where nothing is owed. */
  deliveries: z.array(deliverySchema),
  lastEmail: z.nullable(adminEmailSchema),
});
export type AdminBooking = z.infer<typeof adminBookingSchema>;
export const adminBookingsSchema = z.array(adminBookingSchema);

/** `GET /api/admin/bookings/counts`. */
export const bookingCountsSchema = ofEach(['total', ...bookingStatuses], z.int());
export type BookingCounts = z.infer<typeof bookingCountsSchema>;

/** `GET /api/admin/bookings?sort=`: the newest booking first, or by the session's time, the earliest or the latest first. */
export const bookingSorts = ['newest', 'session', 'session-latest'] as const;
export type BookingSort = (typeof bookingSorts)[number];

/** Header of a page that is not the last one: what to send as `cursor` for the next. */
export const NEXT_CURSOR_HEADER = 'X-Next-Cursor';

/** `PATCH /api/admin/bookings/{id}/status`. */
export const statusChangeSchema = z.object({
  status: z.enum(bookingStatuses, { error: refusalCode('status-missing') }),
  /** Only with `cancelled`: the visitor did not come, and the slot stays theirs. */
  reason: z.optional(z.literal('no-show')),
  /** Everybody who is not so already; who is cancelled stays it, unless the named one is brought back too. */
  wholeParty: wholePartyField,
});
export type StatusChange = z.infer<typeof statusChangeSchema>;

/** Mails that a new status sends by itself. */
export const statusMails = [
  'klook-confirmed',
  'booking-reinstated',
  'booking-reconfirmed',
  'booking-cancelled',
] as const;
export type StatusMail = (typeof statusMails)[number];

/** `GET /api/admin/bookings/{id}/status-preview?status=&reason=`. */
export const statusQuestionSchema = z.omit(statusChangeSchema, { wholeParty: true });

/** What a status would do to one booking. */
const statusEffect = {
  /** As it stands now. */
  booking: adminBookingSchema,
  /** What the visitor would get; null for nothing. */
  mail: z.nullable(z.enum(statusMails)),
  /**
   * The session's slot afterwards. `none`: it has no time; `kept`: stays taken; `freed`: anybody can book it;
   * `taken-again`: is taken if nobody else has it by now; `free`: stays free.
   */
  slot: z.enum(['none', 'kept', 'freed', 'taken-again', 'free']),
  /** It would stand as confirmed with no slot claimed. */
  withoutTime: z.boolean(),
};

/** What the change would do. Nothing is changed. The booking's `version` is what the answer is about. */
export const statusPreviewSchema = z.object({
  ...statusEffect,
  /** The change that brings everything back; null where something would be lost or a mail would be out. */
  undo: z.nullable(statusChangeSchema),
  /** What `wholeParty` would do to others, by place; those whom it leaves as they are are left out. */
  others: z.array(z.object(statusEffect)),
});
export type StatusPreview = z.infer<typeof statusPreviewSchema>;
export type StatusEffect = StatusPreview['others'][number];

export const MAX_SCHEDULE_REASON_LENGTH = 200;

/** Why staff move a session. Needed beyond what the policy allows a visitor. */
export const moveReasonField = z.optional(
  z
    .string()
    .check(asLine, z.maxLength(MAX_SCHEDULE_REASON_LENGTH, refusalCode('move-reason')), noControlCharacters),
);

/** `PATCH /api/admin/bookings/{id}/schedule`. */
export const scheduleChangeSchema = z.object({
  bookingDate: dateField,
  bookingTime: timeField,
  /** In this studio and no other. Left out, the one that it has comes first, then any that has room. */
  studioId: z.optional(z.int({ error: refusalCode('studio-missing') })),
  reason: moveReasonField,
  /** The first of those who have yet to sing, and of the named one, at that time, the others directly after, in one studio. */
  wholeParty: wholePartyField,
});
export type ScheduleChange = z.infer<typeof scheduleChangeSchema>;

/** 200 of it: the two as they are now, in the same order. */
export const swappedSchema = z.array(adminBookingSchema).check(z.minLength(2), z.maxLength(2));

export const MAX_SUBJECT_LENGTH = 150;
export const MAX_MESSAGE_LENGTH = 10_000;

/** `POST /api/admin/bookings/{id}/send-email`. */
export const staffEmailSchema = z.object({
  subject: z.string({ error: refusalCode('mail-subject') }).check(
    asLine,
    z.minLength(1, refusalCode('mail-subject')),
    z.maxLength(MAX_SUBJECT_LENGTH, refusalCode('mail-subject')),
    z.refine((text) => !hasControlCharacters(text), refusalCode('mail-subject')),
  ),
  message: z
    .string({ error: refusalCode('mail-message') })
    .check(
      asLines,
      z.minLength(1, refusalCode('mail-message')),
      z.maxLength(MAX_MESSAGE_LENGTH, refusalCode('mail-message')),
      noControlCharactersInLines,
    ),
  /** Language of the whole mail, from the box to the footer; the visitor's own when left out. */
  locale: z.optional(z.enum(locales, { error: refusalCode('locale-missing') })),
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
      at: isoInstant,
      actor: z.string(),
      event: z.string(),
      details: z.looseObject({}),
    }),
  ),
  emails: z.array(adminEmailSchema),
});
export type BookingHistory = z.infer<typeof bookingHistorySchema>;
