import type { BusinessRules } from 'shared/catalogue/catalogue.ts';
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
 * One snapshot of a day: which units of some studios are owned, and under which rules the day is sold. The query that visitors send
 * most: it reads the claims' index alone, answers one row per studio, and compares the studio with `=` so that Postgres
 * keeps one plan for it instead of planning it every time.
 */
const DAY = `
  SELECT ${newestVersionSql} AS version, studio.id AS "studioId", ARRAY(
    SELECT date_part('epoch', starts_at)::bigint FROM slot_claims
    WHERE studio_id = studio.id AND starts_at >= $1 AND starts_at < $2
      AND (expires_at IS NULL OR expires_at > $3 OR block_id IS NOT NULL)
  )::text AS units
  FROM unnest($4::smallint[]) AS studio (id)`;

interface StudioDay {
  version: number | null;
  studioId: number;
  /** `{1783040400,1783041000}` */
  units: string;
}

/** The day `date` (yyyy-MM-dd in Seoul) as it is at `now`, in the studios of a branch. */
export async function readDay(
  db: Queryable,
  date: string,
  now: Date,
  { studios }: Pick<BusinessRules, 'studios'>,
): Promise<DayState> {
  const { rows } = await db.query<StudioDay>(DAY, [
    instantInSeoul(date, '00:00'),
    instantInSeoul(addSeoulDays(date, 1), '00:00'),
    now,
    studios.map(({ id }) => id),
  ]);
  const owned = new Map(rows.map(({ studioId, units }) => [studioId, parseUnits(units)]));
  return { version: rows[0]?.version ?? null, owned };
}

function parseUnits(units: string): Set<number> {
  return units === '{}' ? new Set() : new Set(units.slice(1, -1).split(',').map(Number));
}
