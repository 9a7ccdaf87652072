import * as z from 'zod/mini';
import { isoInstant } from '../time/iso.ts';

/** One place where somebody is signed in. */
const ownSessionSchema = z.object({
  id: z.int(),
  /** "Chrome (Windows)"; null where it is not one that we know. */
  browser: z.nullable(z.string()),
  /** The address without its end, "203.0.113.*"; null where it is not known. */
  network: z.nullable(z.string()),
  startedAt: isoInstant,
  /** Within half a minute. */
  lastActiveAt: isoInstant,
  /** The one that asks. */
  isThis: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

/** `GET /api/auth/sessions`: this one first, then the one last seen. */
export const ownSessionsSchema = z.array(ownSessionSchema);

/** `POST /api/auth/other-sessions/end`: how many have ended by it. */
export const endedSessionsSchema = z.object({ ended: z.int() });
