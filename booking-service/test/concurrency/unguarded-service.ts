import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { afterAll } from 'vitest';
import type { Database } from '../../src/platform/database.ts';
import type { HttpClient } from '../harness/http.ts';
import { httpClient } from '../harness/http.ts';

/**
 * The control: how a slot must not be sold. This store looks whether the slot is free and inserts afterwards, into a
 * table without the primary key that guards the real one. For the tests alone; nothing in the product does this.
 */
export async function startUnguardedService(db: Database): Promise<HttpClient> {
  await db.query('CREATE TABLE unguarded_claims (starts_at timestamptz NOT NULL)');
  const app = express();
  app.post('/api/bookings', express.json(), async (req, res) => {
    const { bookingDate, bookingTime } = req.body as Record<string, string>;
    const sold = await checkThenInsert(db, instantInSeoul(String(bookingDate), String(bookingTime)));
    res.status(sold ? 201 : 409).json({});
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => void server.close());
  return httpClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

/** True when this visitor was told that the slot is theirs. */
function checkThenInsert(db: Database, startsAt: Date): Promise<boolean> {
  return db.transaction(async (trx) => {
    const { rowCount } = await trx.query('SELECT FROM unguarded_claims WHERE starts_at = $1', [startsAt]);
    if (rowCount > 0) return false;
    await trx.query('INSERT INTO unguarded_claims (starts_at) VALUES ($1)', [startsAt]);
    return true;
  });
}
