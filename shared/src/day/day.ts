import * as z from 'zod/mini';
import { isoDay, isoInstant } from '../time/iso.ts';
import { attendanceSchema } from './attendance.ts';
import { adminBookingSchema } from '../bookings/admin-booking.ts';
import { arrivalSchema } from '../catalogue/arrival.ts';
import { waitingSchema } from '../waitlist/waitlist.ts';
import { blockedTimeSchema } from '../slots/blocked-time.ts';

/** A booking on the board: one that owns its slot, as paid, held or staying away. */
export const daySessionSchema = z.extend(adminBookingSchema, {
  studioId: z.int(),
  /** ISO instant. */
  startsAt: isoInstant,
  slotMinutes: z.int(),
  /** What was bought beside the session, in the words it was sold in. */
  addons: z.array(z.object({ id: z.int(), name: z.string() })),
  attendance: attendanceSchema,
  /** What staff tell each other; empty for nothing. */
  note: z.string(),
});
export type DaySession = z.infer<typeof daySessionSchema>;

/** `GET /api/admin/day/{date}`: everything that takes place on a day in Seoul, as it is at `now`. */
export const daySchema = z.object({
  date: isoDay,
  /** ISO instant of the answer, by the server's clock: what the board reckons from. */
  now: isoInstant,
  /** HH:mm in Seoul. */
  opensAt: z.string(),
  closesAt: z.string(),
  slotMinutes: z.int(),
  /** Start times that are sold on that day (HH:mm in Seoul), earliest first, with the price of a session. */
  starts: z.array(z.object({ time: z.string(), priceWon: z.int().check(z.nonnegative()) })),
  /** Closed for the public by the rules in the CMS. */
  isClosed: z.boolean(),
  arrival: arrivalSchema,
  /** Those on sale, and any other that has a session that day. */
  studios: z.array(z.object({ id: z.int(), name: z.string(), isSold: z.boolean() })),
  /** Times at which nothing is sold, by time, then studio. Guests who were there first may sing in them. */
  blocked: z.array(blockedTimeSchema),
  /** Who waits for a time of the day, in the order of joining, and what is held for them. */
  waiting: z.array(waitingSchema),
  /** By time, then studio. */
  sessions: z.array(daySessionSchema),
});
export type Day = z.infer<typeof daySchema>;

/**
 * Events of `GET /api/admin/day/{date}/changes` (`text/event-stream`), all without data that matters. `changed`: something of
 * that day is another, read it again. `tray`: Klook bookings that wait for a time are others, of whatever day. `alive`: nothing was missed so far; it comes at least every `ALIVE_EVERY_MS`, and not
 * while the service cannot hear of changes.
 */
export const dayEvents = { changed: 'changed', tray: 'tray', alive: 'alive' } as const;
export const ALIVE_EVERY_MS = 5_000;
