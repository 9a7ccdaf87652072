import * as z from 'zod/mini';
import { ofEach } from '../typed/of-each.ts';
import { isoInstant } from '../time/iso.ts';
import { asLines, noControlCharactersInLines } from '../bookings/booking-fields.ts';
import { wholePartyField } from '../bookings/whole-party.ts';
import { refusalCode } from '../problems/refusal.ts';

/**
 * What happens to a guest at the counter, in the order in which it usually does. Facts of their own beside the status of a
 * booking: going into the booth sets it to `in-progress`, being done to `completed`.
 */
export const attendanceSteps = ['arrived', 'drink-made', 'drink-served', 'in-booth', 'done'] as const;
export type AttendanceStep = (typeof attendanceSteps)[number];
export const attendanceStepSchema = z.enum(attendanceSteps);

/** That it happened: when, and the username of who noted it; null once the account is gone. */
const notedStepSchema = z.object({ at: isoInstant, by: z.nullable(z.string()) });

/** Which steps have been noted. One that is missing has not happened, or was taken back. */
export const attendanceSchema = ofEach(attendanceSteps, z.optional(notedStepSchema));
export type Attendance = z.infer<typeof attendanceSchema>;

/**
 * `PUT /api/admin/bookings/{id}/attendance/{step}`: the step has happened, or is taken back. Sent twice it counts once. A
 * drink that is served was made, and whoever is in the booth has arrived: what is missing before is noted with it.
 */
export const attendanceChangeSchema = z.object({
  isDone: z.boolean({ error: refusalCode('step-is-done') }),
  /** For everybody of the party who is not cancelled. */
  wholeParty: wholePartyField,
});
export type AttendanceChange = z.infer<typeof attendanceChangeSchema>;

export const MAX_NOTE_LENGTH = 500;

/** `PUT /api/admin/bookings/{id}/note`: what staff tell each other about a guest; empty takes it away. */
export const noteChangeSchema = z.object({
  note: z
    .string({ error: refusalCode('note-too-long') })
    .check(asLines, z.maxLength(MAX_NOTE_LENGTH, refusalCode('note-too-long')), noControlCharactersInLines),
});
