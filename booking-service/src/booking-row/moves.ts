import type { Booking } from './booking-row.ts';

const HOUR_MS = 3_600_000;

type Movable = Pick<Booking, 'cancellationPolicy' | 'visitorMoves'>;

/** How often the policy that it was sold under still lets it be moved. */
export const movesLeftOf = ({ cancellationPolicy, visitorMoves }: Movable) =>
  Math.max(0, cancellationPolicy.rescheduling.maxMoves - visitorMoves);

/** The last moment at which that policy lets it be moved; null while it has no time. */
export const movableUntil = ({
  cancellationPolicy,
  startsAt,
}: Pick<Booking, 'cancellationPolicy' | 'startsAt'>): Date | null =>
  startsAt && new Date(startsAt.getTime() - cancellationPolicy.rescheduling.minHoursBefore * HOUR_MS);
