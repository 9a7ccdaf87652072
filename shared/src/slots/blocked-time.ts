import * as z from 'zod/mini';
import { isoInstant } from '../time/iso.ts';

/** Why nothing is sold. */
export const blockKinds = ['break', 'repair', 'private-event', 'closed'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** A stretch of a day in one studio over which one block lies. */
export const blockedTimeSchema = z.object({
  blockId: z.int(),
  studioId: z.int(),
  /** ISO instants. */
  startsAt: isoInstant,
  endsAt: isoInstant,
  kind: z.enum(blockKinds),
  /** What staff wrote beside it; empty for nothing. */
  note: z.string(),
  isWeekly: z.boolean(),
});
export type BlockedTime = z.infer<typeof blockedTimeSchema>;
