import * as z from 'zod/mini';
import { isoInstant } from '../time/iso.ts';

/**
 * What staff may want to know of the machinery, in the order in which it matters. `catalogue`: whether prices and rules follow the
 * CMS; `payments`: those whose outcome is unclear; `mails`: those that wait; `copy`: a second server that follows the database;
 * `archive`: where the database's changes are kept, from which a backup is brought up to date.
 */
const systemParts = ['database', 'catalogue', 'payments', 'mails', 'copy', 'archive'] as const;
export type SystemPart = (typeof systemParts)[number];

/** `well`; `late`: it works and is behind; `away`: it does not answer or is refused; `none`: there is no such thing here. */
const partStates = ['well', 'late', 'away', 'none'] as const;
export type PartState = (typeof partStates)[number];

const partStatusSchema = z.object({
  part: z.enum(systemParts),
  state: z.enum(partStates),
  /** How far it is behind, in seconds: age of the oldest that waits, or of what was archived last. Null where that means nothing. */
  behindSeconds: z.nullable(z.int().check(z.minimum(0))),
  /** How many wait. Null where nothing does. */
  waiting: z.nullable(z.int().check(z.minimum(0))),
});
export type PartStatus = z.infer<typeof partStatusSchema>;

/** `GET /api/admin/system-status`. */
export const systemStatusSchema = z.object({
  asOf: isoInstant,
  parts: z.array(partStatusSchema),
});
