import type { BlockSpan } from 'shared/blocks/block.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';

/** Further ahead than visitors can ever book (`horizonDays`), so that no day comes on sale before it is laid out. */
const LAID_OUT_DAYS = 380;
const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

export const laidOutUntil = (now: Date) => new Date(now.getTime() + LAID_OUT_DAYS * DAY_MS);

/** When a block begins each time, earliest first. */
export type Starts = Pick<BlockSpan, 'isWeekly'> & { startsAt: Date; lastDate: string | null };

/** Its beginnings from `from` on and before `until`. Korea has no summer time, so a week is always as long. */
export function startsOf({ startsAt, isWeekly, lastDate }: Starts, from: Date, until: Date): Date[] {
  if (!isWeekly) return [startsAt];
  const weeksBefore = Math.max(0, Math.ceil((from.getTime() - startsAt.getTime()) / WEEK_MS));
  const starts: Date[] = [];
  for (let at = startsAt.getTime() + weeksBefore * WEEK_MS; at < until.getTime(); at += WEEK_MS) {
    const start = new Date(at);
    if (lastDate !== null && seoulWallClock(start).date > lastDate) break;
    starts.push(start);
  }
  return starts;
}
