import * as z from 'zod/mini';
import { isoInstant } from '../time/iso.ts';

/** Why a part of a booking goes back, or stays: the rule of its policy that applies. */
export const refundReasonSchema = z.union([
  /** We could not give the session: all of it goes back. */
  z.object({ kind: z.literal('not-honoured') }),
  z.object({ kind: z.literal('no-show'), percent: z.int() }),
  /** There is no session time to count from. */
  z.object({ kind: z.literal('no-time') }),
  z.object({ kind: z.literal('session-begun') }),
  /** Nearer to the session than any tier reaches. */
  z.object({ kind: z.literal('too-late') }),
  /** `until`: the last moment of this tier. `belowHours`: for the last tier, the hours of the one above it; null where it is alone. */
  z.object({
    kind: z.literal('tier'),
    percent: z.int(),
    hoursBefore: z.int(),
    belowHours: z.nullable(z.int()),
    until: isoInstant,
  }),
  /** An add-on with a limit of its own after the session. */
  z.object({ kind: z.literal('add-on-limit'), hours: z.int(), until: isoInstant, isOver: z.boolean() }),
  /** An add-on without one: in full until the session begins. */
  z.object({ kind: z.literal('until-session') }),
  /** The same once it has begun. */
  z.object({ kind: z.literal('made-in-session') }),
]);
export type RefundReason = z.infer<typeof refundReasonSchema>;
