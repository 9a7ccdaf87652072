import { hashToken } from '../../auth/tokens.ts';
import type { Queryable } from '../../platform/database.ts';
import type { Sealing } from '../../platform/sealing.ts';

/** What a guest was told of the recordings of one session. */
export interface Handover {
  bookingId: string;
  handedOverAt: Date;
  extendedAt: Date | null;
  /** Opens the listen-only page; null while sharing is off (`shareTokenOf`). */
  sealedShareToken: Buffer | null;
}

const columns = `booking_id AS "bookingId", handed_over_at AS "handedOverAt", extended_at AS "extendedAt",
  sealed_share_token AS "sealedShareToken"`;

const ownerOf = (bookingId: string) => `share link of ${bookingId}`;

/** The token of the link, for its guest; null while sharing is off. */
export const shareTokenOf = ({ bookingId, sealedShareToken }: Handover, sealing: Sealing): string | null =>
  (sealedShareToken && sealing.unseal(sealedShareToken, ownerOf(bookingId))) ?? null;

export async function handoversOf(
  db: Queryable,
  bookingIds: readonly string[],
): Promise<Map<string, Handover>> {
  const { rows } = await db.query<Handover>(
    `SELECT ${columns} FROM recording_handovers WHERE booking_id = ANY ($1)`,
    [bookingIds],
  );
  return new Map(rows.map((handover) => [handover.bookingId, handover]));
}

/** Whose recordings a link lets one hear; undefined for one that never was, or was withdrawn. */
export async function findShared(db: Queryable, token: string): Promise<string | undefined> {
  const { rows } = await db.query<{ bookingId: string }>(
    'SELECT booking_id AS "bookingId" FROM recording_handovers WHERE share_token_hash = $1',
    [hashToken(token)],
  );
  return rows[0]?.bookingId;
}

interface HandingOver {
  bookingId: string;
  by: string;
  now: Date;
  keptUntil: Date;
}

/** The guest is told of all that is ready. What was told of before is kept no shorter than it was. */
export async function noteHandover(
  db: Queryable,
  { bookingId, by, now, keptUntil }: HandingOver,
): Promise<void> {
  await db.query(
    `INSERT INTO recording_handovers (booking_id, handed_over_at, handed_over_by) VALUES ($1, $2, $3)
     ON CONFLICT (booking_id) DO UPDATE SET handed_over_at = excluded.handed_over_at, handed_over_by = excluded.handed_over_by`,
    [bookingId, now, by],
  );
  await db.query(
    `UPDATE recordings SET kept_until = greatest(kept_until, $3), handed_over_at = coalesce(handed_over_at, $2)
      WHERE booking_id = $1 AND state = 'ready' AND kept_until > $2`,
    [bookingId, now, keptUntil],
  );
}

/** The one extension: everything of the session that was handed over is kept so many days longer. */
export async function noteExtension(
  db: Queryable,
  { bookingId, by, now, days }: { bookingId: string; by: string; now: Date; days: number },
): Promise<void> {
  await db.query('UPDATE recording_handovers SET extended_at = $2, extended_by = $3 WHERE booking_id = $1', [
    bookingId,
    now,
    by,
  ]);
  await db.query(
    `UPDATE recordings SET kept_until = kept_until + make_interval(days => $2)
      WHERE booking_id = $1 AND state = 'ready' AND handed_over_at IS NOT NULL AND kept_until > $3`,
    [bookingId, days, now],
  );
}

/** A link for listening, or none. */
export async function setShareToken(
  db: Queryable,
  sealing: Sealing,
  bookingId: string,
  token: string | null,
): Promise<void> {
  await db.query(
    'UPDATE recording_handovers SET share_token_hash = $2, sealed_share_token = $3 WHERE booking_id = $1',
    [bookingId, token && hashToken(token), token && sealing.seal(token, ownerOf(bookingId))],
  );
}

export interface Ending {
  bookingId: string;
  orderId: string;
}

/** Sessions of which something is deleted until `until`, whose guest has not been reminded of that end, and has an address. */
export async function findEnding(db: Queryable, now: Date, until: Date): Promise<Ending[]> {
  const { rows } = await db.query<Ending>(
    `SELECT r.booking_id AS "bookingId", b.order_id AS "orderId"
       FROM recordings r JOIN bookings b ON b.id = r.booking_id JOIN orders o ON o.id = b.order_id
       JOIN recording_handovers h ON h.booking_id = r.booking_id
      WHERE r.state = 'ready' AND r.handed_over_at IS NOT NULL AND r.kept_until > $1 AND r.kept_until <= $2
        AND o.email IS NOT NULL AND o.forgotten_at IS NULL
      GROUP BY r.booking_id, b.order_id, h.reminded_of
     HAVING h.reminded_of IS NULL OR h.reminded_of < min(r.kept_until)
      ORDER BY min(r.kept_until)`,
    [now, until],
  );
  return rows;
}

/** Its guest is reminded of this end. False where they have been. */
export async function noteReminded(db: Queryable, bookingId: string, of: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE recording_handovers SET reminded_of = $2 WHERE booking_id = $1 AND (reminded_of IS NULL OR reminded_of < $2)`,
    [bookingId, of],
  );
  return rowCount > 0;
}
