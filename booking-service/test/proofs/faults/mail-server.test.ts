import { expect, test } from 'vitest';
import { createMailTransport } from '../../../src/email/transport.ts';
import { createEmailWorker } from '../../../src/email/worker.ts';
import { createMetrics } from '../../../src/platform/metrics.ts';
import { inboxOf, mailServerFault } from '../../service/email/outbox.ts';
import { figure, inBatches, patience, progress, SEED, seededRandom, times } from '../../harness/proof.ts';
import { openStaffDesk } from '../../service/payments/staff-desk.ts';

const MAILS = times(10, 200);
const timeout = patience(60_000);
const desk = await openStaffDesk();
const { db, clock, log, config } = desk.service.deps;
const worker = createEmailWorker({
  metrics: createMetrics(),
  siteOrigin: 'http://site.test',
  db,
  log,
  clock,
  transport: createMailTransport({
    smtpUrl: config.smtpUrl,
    mailFrom: config.mailFrom,
    requireTls: false,
    // A server that says nothing is given up soon; one that answers is given its time.
    timeouts: { connectMs: 2_000, silenceMs: 1_000, deadlineMs: 5_000 },
  }),
});

/** How the mail server treats a visitor, twice, before it behaves. Cut after DATA means that the mail has arrived. */
const faults = [
  { mode: 'accept', copies: 1 },
  { mode: 'hang', copies: 1 },
  { mode: 'reject', code: 451, copies: 1 },
  { mode: 'reject', code: 550, copies: 1 },
  { mode: 'cut-after-data', copies: 3 },
];

test(
  'whatever the mail server does: every promised mail arrives, as one unless it was cut off after DATA',
  { timeout },
  async () => {
    const random = seededRandom(SEED);
    const visitors = await inBatches(MAILS, 5, async () => {
      const { booking } = await desk.paidBooking();
      const fault = random.pick(faults);
      await mailServerFault(booking.email, { mode: fault.mode, code: fault.code ?? 451, times: 2 });
      return { booking, fault };
    });
    let runs = 0;
    for (let waiting = MAILS; waiting > 0; runs += 1) {
      expect(runs, 'all sent in the end').toBeLessThan(100);
      await worker.runOnce();
      // Also the mail server being away altogether loses nothing.
      if (runs === 0) await awayForOneRun();
      timePasses();
      const { rowCount } = await db.query(`SELECT FROM emails WHERE state <> 'sent'`);
      waiting = rowCount;
      progress('a mail server that misbehaves', MAILS - waiting, MAILS);
    }
    let copies = 0;
    for (const { booking, fault } of visitors) {
      const arrived = await inboxOf(booking.email);
      expect(arrived.length, fault.mode).toBe(fault.copies);
      expect(new Set(arrived.map(({ messageId }) => messageId)).size).toBe(1);
      copies += arrived.length;
    }
    figure('a mail server that misbehaves', { mails: MAILS, lost: 0, copies, runs });
  },
);

const timePasses = () => desk.clock.advanceMinutes(15);

async function awayForOneRun(): Promise<void> {
  const nobodyListens = createMailTransport({
    smtpUrl: 'smtp://127.0.0.1:9',
    mailFrom: config.mailFrom,
    requireTls: false,
  });
  timePasses();
  const { sent, failed } = await createEmailWorker({
    metrics: createMetrics(),
    siteOrigin: 'http://site.test',
    db,
    log,
    clock,
    transport: nobodyListens,
  }).runOnce();
  expect([sent, failed]).toEqual([0, 0]);
}
