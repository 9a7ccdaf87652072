import type { Catalogue } from 'shared/catalogue/catalogue.ts';
import type { Catalogues } from '../../catalogue/catalogues.usecase.ts';
import type { Queryable } from '../../platform/database.ts';

/**
 * The catalogue of the branch in which staff may give a booking a place: its own, so that what was sold in one is never sung in
 * another. One of Klook's that has no time yet may go to the branch of the studio that staff name. Where there is no such booking
 * it is the house's; whoever locks it says so.
 */
export async function soldWhere(
  { db, catalogues }: { db: Queryable; catalogues: Pick<Catalogues, 'current' | 'ofStudio'> },
  bookingId: string,
  named?: number,
): Promise<Catalogue> {
  const booking = await placeOf(db, bookingId);
  if (!booking) return catalogues.current();
  const isFree = booking.startsAt === null && named !== undefined;
  return catalogues.ofStudio(isFree ? named : booking.studioId);
}

async function placeOf(
  db: Queryable,
  bookingId: string,
): Promise<{ studioId: number; startsAt: Date | null } | undefined> {
  const { rows } = await db.query<{ studioId: number; startsAt: Date | null }>(
    'SELECT studio_id AS "studioId", starts_at AS "startsAt" FROM bookings WHERE id = $1',
    [bookingId],
  );
  return rows[0];
}
