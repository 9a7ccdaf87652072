/**
 * Slots are owned in units of ten minutes (`slot_claims.starts_at` lies on this grid). A session of twenty minutes owns
 * two units, so a later change of the session length can never make two sessions overlap.
 */
export const CLAIM_UNIT_MINUTES = 10;

/** The units that a session starting at `startsAt` owns, earliest first: the order in which claims are always taken. */
export function claimedUnits(startsAt: Date, slotMinutes: number): Date[] {
  const count = Math.ceil(slotMinutes / CLAIM_UNIT_MINUTES);
  return Array.from(
    { length: count },
    (_, index) => new Date(startsAt.getTime() + index * CLAIM_UNIT_MINUTES * 60_000),
  );
}
