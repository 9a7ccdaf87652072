import type { Queryable, Transaction } from '../../platform/database.ts';

export interface LinkRequest {
  id: number;
  bookingId: string;
  email: string;
}

export async function insertLinkRequest(
  db: Queryable,
  { bookingId, email }: Omit<LinkRequest, 'id'>,
  now: Date,
): Promise<void> {
  await db.query('INSERT INTO link_requests (booking_id, email, asked_at) VALUES ($1, $2, $3)', [
    bookingId,
    email,
    now,
  ]);
}

/** Takes the oldest request off the list, for one caller; undefined when nobody waits. */
export async function takeLinkRequest(trx: Transaction): Promise<LinkRequest | undefined> {
  const { rows } = await trx.query<LinkRequest>(
    `DELETE FROM link_requests WHERE id = (SELECT id FROM link_requests ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING id, booking_id AS "bookingId", email`,
  );
  return rows[0];
}
