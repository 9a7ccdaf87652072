import { once } from 'node:events';
import express from 'express';
import { initialCatalogue } from 'shared/catalogue/initial-catalogue.ts';
import { bookingLimits, holdLimits } from '../src/bookings/hoarding/booking-limits.ts';
import { newBookingNumber } from '../src/orders/booking-number.ts';
import { checkRequest } from '../src/bookings/place/checked-request.ts';
import { createOrderQueue } from '../src/bookings/place/order-queue.usecase.ts';
import type { NewOrder } from '../src/bookings/place/place-booking.store.ts';
import { readConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/database.ts';
import { createLogger } from '../src/platform/logger.ts';
import { benchRules } from './shop.ts';
import { benchVisitors } from './visitors.ts';

/**
 * Bookings as the service sends them to Postgres, without HTTP before them: `GET /run?seconds=5&connections=50` makes them for so
 * long and answers with how long each took.
 */
const config = readConfig(process.env);
const db = openDatabase({
  url: config.databaseUrl,
  poolSize: config.databasePoolSize,
  log: createLogger('silent'),
});
const catalogue = { ...initialCatalogue, version: 1, rules: benchRules };
const visitors = benchVisitors();
const orders = createOrderQueue(db);

async function book(): Promise<void> {
  const now = new Date();
  const { request, address } = visitors.next(1);
  const checked = checkRequest(request, catalogue, now);
  const visitor = { request, address };
  const order: NewOrder = {
    actor: 'visitor',
    ids: [newBookingNumber()],
    studioId: 1,
    checked,
    now,
    contact: { email: request.email, phone: request.phone, locale: 'en' },
    limits: bookingLimits(visitor, config.limits, 0),
    holds: holdLimits(visitor, config.limits, 0),
    proof: undefined,
    submission: undefined,
    answer: { status: 201, headers: {}, body: {} },
  };
  const { placed } = await orders.insert(order, new AbortController().signal);
  if (!placed) throw new Error('a slot of the benchmark was taken');
}

async function run(seconds: number, connections: number) {
  await visitors.makeRoom((sql) => db.query(sql));
  const times: number[] = [];
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  const client = async () => {
    for (let now = performance.now(); now < until; now = performance.now()) {
      await book();
      times.push(performance.now() - now);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  return { times, seconds: (performance.now() - startedAt) / 1000 };
}

const server = express()
  .get('/', (_req, res) => void res.end())
  .get('/run', async (req, res) => {
    res.json(await run(Number(req.query.seconds), Number(req.query.connections)));
  })
  .listen(Number(process.env.PORT), '127.0.0.1');
await once(server, 'listening');
process.on('SIGTERM', () => process.exit(0));
