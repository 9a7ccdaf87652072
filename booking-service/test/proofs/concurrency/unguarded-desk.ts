import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll } from 'vitest';
import type { Database } from '../../../src/platform/database.ts';
import { createLogger } from '../../../src/platform/logger.ts';
import { createTossClient } from '../../../src/payments/provider/toss/toss.client.ts';
import { httpClient } from '../../harness/http.ts';
import type { Returned, Shop } from '../../harness/provider-shop.ts';

/**
 * The control: how a payment must not be taken. Confirm and webhook read how it stands, act, and write afterwards, into a
 * table without the constraints that guard the real one. For the tests alone; nothing in the product does this.
 */
export async function startUnguardedDesk(db: Database, { url, keys }: Shop) {
  await db.query(`CREATE TABLE IF NOT EXISTS unguarded_payments (order_id text, booking text, state text)`);
  await db.query(`CREATE TABLE IF NOT EXISTS unguarded_mails (order_id text)`);
  const provider = createTossClient({ baseUrl: url, secretKey: keys.secretKey, log: createLogger('silent') });

  async function stateOf(orderId: string) {
    const { rows } = await db.query<{ state: string; booking: string }>(
      'SELECT state, booking FROM unguarded_payments WHERE order_id = $1',
      [orderId],
    );
    return rows[0];
  }
  async function isBookingPaid(booking: string) {
    const { rowCount } = await db.query(
      `SELECT FROM unguarded_payments WHERE booking = $1 AND state = 'PAID'`,
      [booking],
    );
    return rowCount > 0;
  }
  async function markPaid(orderId: string) {
    await db.query(`UPDATE unguarded_payments SET state = 'PAID' WHERE order_id = $1`, [orderId]);
    await db.query('INSERT INTO unguarded_mails VALUES ($1)', [orderId]);
  }
  const isApproved = async (paymentKey: string) => {
    const answer = await provider.paymentByKey(paymentKey);
    return answer.ok && answer.payment.approvedAt !== null;
  };

  const app = express();
  app.use(express.json());
  app.post('/confirm', async (req, res) => {
    const { orderId, paymentKey, amount } = req.body as Returned;
    const payment = await stateOf(orderId);
    if (payment?.state === 'PAID') return void res.json({});
    if (await isBookingPaid(payment?.booking ?? '')) return void res.status(409).json({});
    const answer = await provider.confirm({ orderId, paymentKey, amountWon: amount }, randomUUID());
    if (answer.ok || (await isApproved(paymentKey))) await markPaid(orderId);
    res.json({});
  });
  app.post('/webhook', async (req, res) => {
    const { orderId, paymentKey } = (req.body as { data: Returned }).data;
    if ((await stateOf(orderId))?.state !== 'PAID' && (await isApproved(paymentKey))) await markPaid(orderId);
    res.json({});
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => void server.close());
  const client = httpClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return {
    webhookUrl: `${client.url}/webhook`,
    confirm: (returned: Returned) => client.post('/confirm', returned),
    /** Makes the desk know a payment of a booking. */
    open: (booking: string, { orderId }: Returned) =>
      db.query(`INSERT INTO unguarded_payments VALUES ($1, $2, 'CREATED')`, [orderId, booking]),
    mails: async (orderId: string) =>
      (await db.query('SELECT FROM unguarded_mails WHERE order_id = $1', [orderId])).rowCount,
  };
}
