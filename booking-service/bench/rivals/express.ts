import { once } from 'node:events';
import express from 'express';
import pg from 'pg';
import { bookingRequestSchema } from 'shared/bookings/booking-request.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';

/**
 * What the service is measured against, on the same Express, driver, pool size and schema of a request: a route that says hello,
 * one that asks the database for nothing, one that does neither with a body, and a booking that consists of nothing but its
 * slot. The last keeps its one promise, by the table's key, and none of the others: no catalogue, price, hold, limit, history,
 * repeat or mail.
 */
const pool = new pg.Pool({
  connectionString: process.env.BOOKING_DATABASE_URL,
  max: Number(process.env.DATABASE_POOL_SIZE),
});
await pool.query(
  `CREATE TABLE IF NOT EXISTS plain_bookings (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, starts_at timestamptz NOT NULL UNIQUE, email text NOT NULL,
     request jsonb NOT NULL, created_at timestamptz NOT NULL DEFAULT now())`,
);

const CLAIM_AND_INSERT = {
  name: 'claim-and-insert',
  text: `INSERT INTO plain_bookings (starts_at, email, request) VALUES ($1, $2, $3)
         ON CONFLICT (starts_at) DO NOTHING RETURNING id`,
};

const server = express()
  .use(express.json())
  .get('/', (_req, res) => void res.send('hello'))
  .get('/select-one', async (_req, res) => {
    const { rows } = await pool.query({ name: 'one', text: 'SELECT 1 AS one' });
    res.json(rows);
  })
  .post('/hello', (_req, res) => void res.status(201).json({ hello: true }))
  .post('/api/bookings', async (req, res) => {
    const request = bookingRequestSchema.safeParse(req.body);
    if (!request.success) return void res.status(422).json(request.error.issues);
    const { bookingDate, bookingTime, email } = request.data;
    const startsAt = instantInSeoul(bookingDate ?? '', bookingTime ?? '');
    const values = [startsAt, email, JSON.stringify(request.data)];
    const { rows } = await pool.query({ ...CLAIM_AND_INSERT, values });
    if (rows.length === 0) return void res.status(409).json({ title: 'Somebody has this time' });
    res.status(201).json(rows[0]);
  })
  .listen(Number(process.env.PORT), '127.0.0.1');
await once(server, 'listening');
process.on('SIGTERM', () => process.exit(0));
