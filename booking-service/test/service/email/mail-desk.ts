import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createEmailQueue } from '../../../src/email/email.usecase.ts';
import { createMailTransport } from '../../../src/email/transport.ts';
import { createEmailWorker } from '../../../src/email/worker.ts';
import { createMetrics } from '../../../src/platform/metrics.ts';
import { openDatabase } from '../../../src/platform/database.ts';
import type { Database } from '../../../src/platform/database.ts';
import { createLogger } from '../../../src/platform/logger.ts';
import { MORNING, testClock } from '../../harness/clock.ts';
import { createTestDatabase } from '../../harness/database.ts';
import type { TestDatabase } from '../../harness/database.ts';
import { storeBooking } from './outbox.ts';

export const mailFrom = 'Sinsa Record Cafe <hello@cafe.example.test>';
export const log = createLogger('silent');
export const clock = testClock();
export const queue = createEmailQueue({
  siteOrigin: 'http://site.test',
  mailFrom,
  mailsPerRecipientPerHour: 3,
});
/** For the test that waits for a server which never answers. A real one is given its time, however busy the machine. */
export const impatient = { connectMs: 300, silenceMs: 300, deadlineMs: 2_000 };

let database: TestDatabase;
/** A database of the test file's own, with an empty outbox before each test. */
export let db: Database;

type TransportTimeouts = Parameters<typeof createMailTransport>[0]['timeouts'];

export const transportTo = (smtpUrl: string, timeouts?: TransportTimeouts) =>
  createMailTransport({ smtpUrl, mailFrom, requireTls: false, timeouts });

export const workerFor = (smtpUrl: string, timeouts?: typeof impatient) =>
  createEmailWorker({
    metrics: createMetrics(),
    siteOrigin: 'http://site.test',
    db,
    log,
    clock: clock.now,
    transport: transportTo(smtpUrl, timeouts),
  });

export async function queueConfirmation(given: Parameters<typeof storeBooking>[1] = {}) {
  const booking = await storeBooking(db, given);
  const id = await db.transaction((trx) =>
    queue.bookingConfirmed(trx, { bookingIds: [booking.id], now: clock.now() }),
  );
  return { id, booking };
}

/** Call it once at the top of a test file. */
export function useMailDesk(): void {
  beforeAll(async () => {
    database = await createTestDatabase();
    db = openDatabase({ url: database.url, poolSize: 6, log });
  });
  afterAll(async () => {
    await db.close();
    await database.drop();
  });
  beforeEach(async () => {
    clock.set(MORNING);
    await db.query('DELETE FROM emails');
  });
}
