import type { BlockedTime } from 'shared/slots/blocked-time.ts';

/** Whether a slot begins in one of the blocked times. */
export const standsIn = (
  blocked: readonly BlockedTime[],
  { studioId, startsAt }: { studioId: number; startsAt: Date | null },
): boolean =>
  startsAt !== null &&
  blocked.some(
    (block) =>
      block.studioId === studioId &&
      Date.parse(block.startsAt) <= startsAt.getTime() &&
      startsAt.getTime() < Date.parse(block.endsAt),
  );
