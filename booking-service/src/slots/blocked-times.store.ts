import type { BusinessRules } from 'shared/catalogue/catalogue.ts';
import type { BlockedTime, BlockKind } from 'shared/slots/blocked-time.ts';
import { CLAIM_UNIT_MINUTES } from 'shared/slots/claims.ts';
import { addSeoulDays, instantInSeoul } from 'shared/time/seoul.ts';
import type { Queryable } from '../platform/database.ts';
import type { SessionSlot } from './slot-claims.store.ts';

const UNIT_MS = CLAIM_UNIT_MINUTES * 60_000;

/** Units under blocks, gathered into stretches: the number of a unit less its place in the row is the same within each. */
const BLOCKED = `
  SELECT block.id AS "blockId", stretch.studio_id AS "studioId", stretch.starts_at AS "startsAt",
         stretch.last_unit AS "lastUnit", block.kind, coalesce(block.note, '') AS note, block.is_weekly AS "isWeekly"
    FROM (
      SELECT studio_id, block_id, min(starts_at) AS starts_at, max(starts_at) AS last_unit
        FROM (
          SELECT claim.*, extract(epoch FROM claim.starts_at)::bigint / ${CLAIM_UNIT_MINUTES * 60}
                   - row_number() OVER (PARTITION BY claim.studio_id, claim.block_id ORDER BY claim.starts_at) AS stretch
            FROM unnest($3::smallint[]) AS studio (id)
            CROSS JOIN LATERAL (
              SELECT studio_id, starts_at, block_id FROM slot_claims
               WHERE studio_id = studio.id AND starts_at >= $1 AND starts_at < $2 AND block_id IS NOT NULL) AS claim
        ) AS units
       GROUP BY studio_id, block_id, stretch
    ) AS stretch
    JOIN blocks AS block ON block.id = stretch.block_id
   ORDER BY stretch.starts_at, stretch.studio_id`;

interface Row {
  blockId: number;
  studioId: number;
  startsAt: Date;
  lastUnit: Date;
  kind: BlockKind;
  note: string;
  isWeekly: boolean;
}

/** Over which times of studios from `from` to `until` blocks lie, by time, then studio: cut at both ends. */
export async function readBlockedTimes(
  db: Queryable,
  from: Date,
  until: Date,
  studioIds: readonly number[],
): Promise<BlockedTime[]> {
  const { rows } = await db.query<Row>(BLOCKED, [from, until, studioIds]);
  return rows.map(({ startsAt, lastUnit, ...block }) => ({
    ...block,
    startsAt: startsAt.toISOString(),
    endsAt: new Date(lastUnit.getTime() + UNIT_MS).toISOString(),
  }));
}

/** The same for a day in Seoul (yyyy-MM-dd) and the studios of a branch. */
export const readBlockedDay = (
  db: Queryable,
  date: string,
  { studios }: Pick<BusinessRules, 'studios'>,
): Promise<BlockedTime[]> =>
  readBlockedTimes(
    db,
    instantInSeoul(date, '00:00'),
    instantInSeoul(addSeoulDays(date, 1), '00:00'),
    studios.map(({ id }) => id),
  );

/** Whether a block lies over any minute of the slot. */
export async function isBlocked(
  db: Queryable,
  { studioId, startsAt, slotMinutes }: SessionSlot,
): Promise<boolean> {
  const endsAt = new Date(startsAt.getTime() + slotMinutes * 60_000);
  return (await readBlockedTimes(db, startsAt, endsAt, [studioId])).length > 0;
}
