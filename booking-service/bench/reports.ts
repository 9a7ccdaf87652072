import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import express from 'express';
import { spanAround } from 'shared/reports/spans.ts';
import type { Span } from 'shared/reports/spans.ts';
import { addSeoulDays, seoulWallClock } from 'shared/time/seoul.ts';
import { readDatabaseUrl } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/database.ts';
import { createLogger } from '../src/platform/logger.ts';
import { keepFigures, rebuildFigures } from '../src/reports/keeping/keep-figures.job.ts';
import { readBehind } from '../src/reports/read-behind.usecase.ts';
import { readReport } from '../src/reports/read-report.usecase.ts';
import { addSampleBookings } from './sample-bookings.ts';
import { addSampleMoney } from './sample-money.ts';

/**
 * What the owner asks for, without HTTP before it: `GET /calls` names the calls, `GET /call?name=…` makes one and answers with
 * its milliseconds, `POST /step?name=…&count=…` begins one of the
 * steps that add sample bookings with their payments and count them, `GET /step` waits for it, as long as a request may.
 */
const databaseUrl = readDatabaseUrl(process.env);
const db = openDatabase({ url: databaseUrl, poolSize: 4, log: createLogger('silent') });

/** The calls by their names. */
function calls(now: Date): Record<string, () => Promise<unknown>> {
  const today = seoulWallClock(now).date;
  const yesterday = addSeoulDays(today, -1);
  const lastYear = `${Number(today.slice(0, 4)) - 1}-06-15`;
  const twoYears = { from: addSeoulDays(today, -729), to: today };
  const report = (span: Span) => () => readReport(db, span, now);
  const behind = (span: Span) => () => readBehind(db, { ...span, figure: 'fee' }, now);
  return {
    'a day': report({ from: yesterday, to: yesterday }),
    'a week': report(spanAround(yesterday, 'week')),
    'a month': report(spanAround(yesterday, 'month')),
    'a year': report(spanAround(lastYear, 'year')),
    'two years': report(twoYears),
    'bookings behind a figure of a month': behind(spanAround(yesterday, 'month')),
    'bookings behind a figure of two years': behind(twoYears),
    'the job, nothing new': () => keepFigures(db, now),
  };
}

/** What fills the database. */
const steps: Record<string, (count: string) => Promise<unknown>> = {
  bookings: (count) => addSampleBookings(databaseUrl, count),
  money: async () => {
    await db.transaction(addSampleMoney);
    // As autovacuum does within a minute.
    await db.transaction(async (trx) => {
      await trx.query("SET LOCAL statement_timeout = '20min'");
      await trx.query('ANALYZE');
    });
  },
  figures: () => rebuildFigures(db, new Date()),
  // The last minutes are read more than once: what was filled in is to be long ago.
  later: async () => {
    for (const minutes of [10, 20]) await keepFigures(db, new Date(Date.now() + minutes * 60_000));
  },
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1_000;
};
let running: Promise<number> = Promise.resolve(0);

const server = express()
  .get('/', (_req, res) => void res.end())
  .get('/calls', (_req, res) => void res.json(Object.keys(calls(new Date()))))
  .get('/steps', (_req, res) => void res.json(Object.keys(steps)))
  .post('/step', (req, res) => {
    running = timed(async () => steps[String(req.query.name)]?.(String(req.query.count)));
    running.catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
    res.json({});
  })
  .get('/step', async (_req, res) => {
    // A request waits for so long at most, and is then asked again.
    const seconds = await Promise.race([running, setTimeout(20_000, null)]);
    res.json({ seconds });
  })
  .get('/call', async (req, res) => {
    const call = calls(new Date())[String(req.query.name)];
    if (!call) return void res.status(404).end();
    const startedAt = performance.now();
    await call();
    res.json({ ms: performance.now() - startedAt });
  })
  .listen(Number(process.env.PORT), '127.0.0.1');
await once(server, 'listening');
process.on('SIGTERM', () => process.exit(0));
