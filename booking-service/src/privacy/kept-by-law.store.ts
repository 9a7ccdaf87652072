import type { Transaction } from '../platform/database.ts';

const END = `
  DELETE FROM kept_by_law WHERE booking_id = ANY (ARRAY(
    SELECT booking_id FROM kept_by_law
     WHERE contract_ended_at <= $1::timestamptz - make_interval(years => $2) AND ($3::text IS NULL OR lower(email) = lower($3))
     ORDER BY contract_ended_at LIMIT $4 FOR UPDATE SKIP LOCKED))
  RETURNING booking_id AS "bookingId"`;

export interface LegalTime {
  now: Date;
  contractYears: number;
}

/** Lets go of whom the law has kept for long enough, of this address alone if one is given; answers with their bookings. */
export async function endKeptByLaw(
  trx: Transaction,
  { now, contractYears }: LegalTime,
  { email = null, limit = null }: { email?: string | null; limit?: number | null },
): Promise<string[]> {
  const { rows } = await trx.query<{ bookingId: string }>(END, [now, contractYears, email, limit]);
  return rows.map(({ bookingId }) => bookingId);
}

export interface KeptBooking {
  id: string;
  endedAt: Date;
}

/** What is still kept of an address. */
export async function keptOf(trx: Transaction, email: string): Promise<KeptBooking[]> {
  const { rows } = await trx.query<KeptBooking>(
    `SELECT booking_id AS id, contract_ended_at AS "endedAt" FROM kept_by_law WHERE lower(email) = lower($1)
      ORDER BY contract_ended_at`,
    [email],
  );
  return rows;
}
