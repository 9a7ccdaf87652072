import { emailField } from '../bookings/booking-fields.ts';
import { bookingIdSchema } from '../bookings/booking-id.ts';
import { cleanEmail } from '../typed/email.ts';
import * as z from 'zod/mini';
import { ofEach } from '../typed/of-each.ts';
import { isoInstant } from '../time/iso.ts';
import { refusalCode } from '../problems/refusal.ts';

/** `POST /api/admin/personal-data/search` and `…/export`: in the body, because addresses stand in logs and histories. */
export const personSchema = z.object({ email: emailField });

/** `POST /api/admin/personal-data/erase`. */
export const erasureSchema = z
  .object({
    email: emailField,
    confirmation: z.string({ error: refusalCode('erasure-confirmation') }),
  })
  .check(
    z.refine(({ email, confirmation }) => cleanEmail(confirmation).toLowerCase() === email.toLowerCase(), {
      error: refusalCode('erasure-confirmation'),
      path: ['confirmation'],
    }),
  );

/**
 * What erasing does to a booking: `removed` everything goes; `kept-by-law` name, e-mail and delivery address stay, apart from
 * daily use, until `keptUntil`; `running` nothing goes yet: the session is still to come, or money is on its way.
 */
const fates = ['removed', 'kept-by-law', 'running'] as const;
const bookingFateSchema = z.object({
  id: bookingIdSchema,
  fate: z.enum(fates),
  keptUntil: z.nullable(isoInstant),
});
export type BookingFate = z.infer<typeof bookingFateSchema>;

/** Rows from which something goes, by what they are. */
export const erasedKinds = [
  'bookings',
  'history',
  'mails',
  'payments',
  'recordings',
  'enquiries',
  'giftCards',
  'wishes',
  'vouchers',
  'keptByLaw',
  'answers',
  'auditEntries',
] as const;
export type ErasedKind = (typeof erasedKinds)[number];
const countsSchema = ofEach(erasedKinds, z.int());
export type ErasedCounts = z.infer<typeof countsSchema>;

/** What erasing somebody would do, or has done. */
export const erasureReportSchema = z.object({
  /** Stands for the address in the audit log, without telling it. */
  person: z.string(),
  bookings: z.array(bookingFateSchema),
  counts: countsSchema,
  /** An account of staff has this address: it is ended under User Management, not here. */
  isStaff: z.boolean(),
});
export type ErasureReport = z.infer<typeof erasureReportSchema>;

const rows = z.array(z.looseObject({}));

/** Everything that is known of one address, as it is stored. */
export const personExportSchema = z.object({
  email: z.string(),
  exportedAt: isoInstant,
  orders: rows,
  bookings: rows,
  keptByLaw: rows,
  history: rows,
  deliveries: rows,
  payments: rows,
  recordings: rows,
  counterPayments: rows,
  refunds: rows,
  mails: rows,
  links: rows,
  emailChanges: rows,
  optOuts: rows,
  enquiries: rows,
  giftCards: rows,
  wishes: rows,
  vouchers: rows,
  auditEntries: rows,
});
export type PersonExport = z.infer<typeof personExportSchema>;
