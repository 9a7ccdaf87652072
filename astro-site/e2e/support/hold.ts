import pg from 'pg';

/** Lets the hold of everything that was booked with an e-mail address run out now. */
export async function endHold(databaseUrl: string, email: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // One statement, so that nobody meets a booking whose claim is older than it.
    await client.query(
      `WITH ended AS (
         UPDATE bookings SET hold_expires_at = now() - interval '1 second'
          WHERE order_id IN (SELECT id FROM orders WHERE email = $1) RETURNING id)
       UPDATE slot_claims SET expires_at = now() - interval '1 second' WHERE booking_id IN (SELECT id FROM ended)`,
      [email],
    );
  } finally {
    await client.end();
  }
}
