import { once } from 'node:events';
import express from 'express';
import pg from 'pg';

/** What the slots route is measured against: an Express route that does nothing but `SELECT 1`, on the same pool size. */
const pool = new pg.Pool({
  connectionString: process.env.BOOKING_DATABASE_URL,
  max: Number(process.env.DATABASE_POOL_SIZE),
});

const server = express()
  .get('/', async (_req, res) => {
    const { rows } = await pool.query({ name: 'one', text: 'SELECT 1 AS one' });
    res.json(rows);
  })
  .listen(Number(process.env.PORT), '127.0.0.1');
await once(server, 'listening');
process.on('SIGTERM', () => process.exit(0));
