import pg from 'pg';

/** Lets the hold of everything that was booked with an e-mail address run out now. */
export async function endHold(databaseUrl: string, email: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(`UPDATE bookings SET hold_expires_at = now() - interval '1 second' WHERE email = $1`, [
      email,
    ]);
    await client.query(
      `UPDATE slot_claims SET expires_at = now() - interval '1 second'
        WHERE booking_id IN (SELECT id FROM bookings WHERE email = $1)`,
      [email],
    );
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}
