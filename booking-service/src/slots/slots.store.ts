import { addSeoulDays, instantInSeoul } from 'shared/time/seoul.ts';
import { newestVersionSql } from '../catalogue/catalogue.store.ts';
import type { Queryable } from '../platform/database.ts';
import type { OwnedUnits } from './free-times.ts';

export interface DayState {
  /** Newest catalogue version at the same moment; null while there is none. */
  version: number | null;
  owned: OwnedUnits;
}

/**
 * One snapshot of a day: which units are owned, and under which rules the day is sold. Reads the claims' index alone and
 * answers one row per studio, because this is the query that every visitor sends most often.
 */
const DAY = `
  SELECT ${newestVersionSql} AS version, claims.studio_id AS "studioId", claims.units
  FROM (VALUES (1)) AS always_one_row
  LEFT JOIN (
    SELECT studio_id, string_agg(extract(epoch FROM starts_at)::bigint::text, ',') AS units
    FROM slot_claims
    WHERE starts_at >= $1 AND starts_at < $2 AND (expires_at IS NULL OR expires_at > $3)
    GROUP BY studio_id
  ) AS claims ON true`;

/** The day `date` (yyyy-MM-dd in Seoul) as it is at `now`. */
export async function readDay(db: Queryable, date: string, now: Date): Promise<DayState> {
  const { rows } = await db.query<{ version: number | null; studioId: number | null; units: string | null }>(
    DAY,
    [instantInSeoul(date, '00:00'), instantInSeoul(addSeoulDays(date, 1), '00:00'), now],
  );
  const owned = new Map<number, Set<number>>();
  for (const { studioId, units } of rows) {
    if (studioId !== null && units)
      owned.set(studioId, new Set(units.split(',').map((unit) => Number(unit) * 1000)));
  }
  return { version: rows[0]?.version ?? null, owned };
}
