import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, inject, it } from 'vitest';
import { createEmailWorker } from '../../../src/email/worker.ts';
import { createMetrics } from '../../../src/platform/metrics.ts';
import {
  clock,
  db,
  impatient,
  log,
  queue,
  queueConfirmation,
  useMailDesk,
  workerFor,
  mailFrom,
  transportTo,
} from './mail-desk.ts';
import { inboxOf, mailServerFault, outboxRow, storeBooking } from './outbox.ts';

useMailDesk();

describe('a queued mail', () => {
  it('arrives with subject, both bodies, a calendar entry and the stored Message-ID', async () => {
    const { id, booking } = await queueConfirmation();
    expect(await workerFor(inject('smtpUrl')).runOnce()).toEqual({ sent: 1, deferred: 0, failed: 0 });
    const [mail, ...others] = await inboxOf(booking.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Booking confirmed: #${booking.id}, 2026-12-04 14:30 KST`);
    expect(mail?.from).toBe(mailFrom);
    expect(mail?.text).toContain(`Booking number: ${booking.id}`);
    expect(mail?.html).toContain(booking.id);
    expect(mail?.messageId).toBe(`<${id}@cafe.example.test>`);
    expect(mail?.attachments).toMatchObject([
      { filename: `${booking.id}.png`, mimeType: 'image/png' },
      { filename: 'session.ics', mimeType: 'text/calendar' },
    ]);
    // The catcher shows a picture of the mail where a mail program does.
    expect(mail?.html).toMatch(
      /<img\s+src="data:image\/png;base64,[^"]+"[^>]+alt="QR code of booking number/,
    );
    expect(mail?.headers['auto-submitted']).toBe('auto-generated');
    expect(await outboxRow(db, id)).toMatchObject({ state: 'sent', tries: 1, last_error: null });
  });

  it('is not there when the transaction that promised it is rolled back', async () => {
    const booking = await storeBooking(db);
    const failing = db.transaction(async (trx) => {
      await queue.bookingConfirmed(trx, { bookingIds: [booking.id], now: clock.now() });
      throw new Error('the booking could not be stored after all');
    });
    await expect(failing).rejects.toThrow('after all');
    expect(await workerFor(inject('smtpUrl')).runOnce()).toEqual({ sent: 0, deferred: 0, failed: 0 });
  });

  it('is sent once by any number of workers at work together', async () => {
    const queued = await Promise.all(Array.from({ length: 20 }, () => queueConfirmation()));
    const workers = Array.from({ length: 4 }, () => workerFor(inject('smtpUrl')));
    const runs = await Promise.all(workers.map((worker) => worker.runOnce()));
    expect(runs.reduce((sum, run) => sum + run.sent, 0)).toBe(20);
    for (const { booking } of queued) expect(await inboxOf(booking.email)).toHaveLength(1);
  });
});

describe('a mail server that is away', () => {
  const nobodyListens = 'smtp://127.0.0.1:9';

  it('loses nothing: the first mail counts a try, the others wait untried, and all arrive when it is back', async () => {
    const queued = await Promise.all(Array.from({ length: 3 }, () => queueConfirmation()));
    expect(await workerFor(nobodyListens).runOnce()).toEqual({ sent: 0, deferred: 3, failed: 0 });
    const rows = await Promise.all(queued.map(({ id }) => outboxRow(db, id)));
    expect(rows.map(({ state }) => state)).toEqual(['queued', 'queued', 'queued']);
    expect(rows.map(({ tries }) => tries).sort()).toEqual([0, 0, 1]);

    const back = workerFor(inject('smtpUrl'));
    expect(await back.runOnce()).toEqual({ sent: 0, deferred: 0, failed: 0 });
    clock.advanceMinutes(1);
    expect(await back.runOnce()).toEqual({ sent: 3, deferred: 0, failed: 0 });
  });

  it('is given up on after four days, with the reason kept for staff', async () => {
    const { id } = await queueConfirmation();
    clock.advanceMinutes(4 * 24 * 60);
    expect(await workerFor(nobodyListens).runOnce()).toEqual({ sent: 0, deferred: 0, failed: 1 });
    expect(await outboxRow(db, id)).toMatchObject({
      state: 'failed',
      last_error: expect.stringMatching(/^The mail server could not be used: E/) as string,
    });
  });

  it('is noticed within the time limit when it takes the connection and says nothing', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    try {
      const { id } = await queueConfirmation();
      const { port } = silent.address() as AddressInfo;
      expect(await workerFor(`smtp://127.0.0.1:${port}`, impatient).runOnce()).toEqual({
        sent: 0,
        deferred: 1,
        failed: 0,
      });
      expect(await outboxRow(db, id)).toMatchObject({ state: 'queued', tries: 1 });
    } finally {
      silent.close();
    }
  });
});

describe('a mail that the server refuses', () => {
  it('for now is tried again with the same Message-ID', async () => {
    const { id, booking } = await queueConfirmation();
    await mailServerFault(booking.email, { mode: 'reject', code: 451, times: 2 });
    const worker = workerFor(inject('smtpUrl'));
    await worker.runOnce();
    expect(await outboxRow(db, id)).toMatchObject({
      state: 'queued',
      tries: 1,
      last_error: 'The mail server answered 451 at RCPT TO',
    });
    clock.advanceMinutes(1);
    await worker.runOnce();
    clock.advanceMinutes(1);
    await worker.runOnce();
    expect(await outboxRow(db, id)).toMatchObject({ state: 'sent', tries: 3 });
    expect((await inboxOf(booking.email)).map(({ messageId }) => messageId)).toEqual([
      `<${id}@cafe.example.test>`,
    ]);
  });

  it('for good fails after the third try and keeps nobody else waiting', async () => {
    const refused = await queueConfirmation();
    await mailServerFault(refused.booking.email, { mode: 'reject', code: 550 });
    const welcome = await queueConfirmation();
    const worker = workerFor(inject('smtpUrl'));
    expect(await worker.runOnce()).toEqual({ sent: 1, deferred: 1, failed: 0 });
    clock.advanceMinutes(1);
    await worker.runOnce();
    clock.advanceMinutes(1);
    expect(await worker.runOnce()).toEqual({ sent: 0, deferred: 0, failed: 1 });
    expect(await outboxRow(db, refused.id)).toMatchObject({
      state: 'failed',
      tries: 3,
      last_error: 'The mail server answered 550 at RCPT TO',
    });
    expect(await inboxOf(welcome.booking.email)).toHaveLength(1);
  });
});

describe('a try that ends in the dark', () => {
  it('is repeated with the same Message-ID when the connection is cut after the message was taken', async () => {
    const { id, booking } = await queueConfirmation();
    await mailServerFault(booking.email, { mode: 'cut-after-data', times: 1 });
    const worker = workerFor(inject('smtpUrl'));
    expect(await worker.runOnce()).toMatchObject({ sent: 0, deferred: 1 });
    clock.advanceMinutes(1);
    expect(await worker.runOnce()).toMatchObject({ sent: 1 });
    const ids = (await inboxOf(booking.email)).map(({ messageId }) => messageId);
    expect(new Set(ids)).toEqual(new Set([`<${id}@cafe.example.test>`]));
  });

  it('is taken over when the worker dies: only after its lease, and its late word no longer counts', async () => {
    const { id, booking } = await queueConfirmation();
    await db.query(`UPDATE emails SET state = 'sending', tries = 1, lease_expires_at = $1`, [
      new Date(clock.now().getTime() + 90_000),
    ]);
    const worker = workerFor(inject('smtpUrl'));
    expect(await worker.runOnce()).toEqual({ sent: 0, deferred: 0, failed: 0 });
    clock.advanceMinutes(2);
    expect(await worker.runOnce()).toMatchObject({ sent: 1 });
    expect(await outboxRow(db, id)).toMatchObject({ state: 'sent', tries: 2 });
    expect(await inboxOf(booking.email)).toHaveLength(1);
  });

  it('holds a stopping service only briefly', async () => {
    const { id, booking } = await queueConfirmation();
    await mailServerFault(booking.email, { mode: 'hang', times: 1 });
    const stopping = new AbortController();
    const slow = createEmailWorker({
      metrics: createMetrics(),
      siteOrigin: 'http://site.test',
      db,
      log,
      clock: clock.now,
      transport: transportTo(inject('smtpUrl'), { connectMs: 1_000, silenceMs: 30_000, deadlineMs: 8_000 }),
      stopGraceMs: 100,
    });
    const run = slow.runOnce(stopping.signal);
    stopping.abort();
    await run;
    expect((await outboxRow(db, id)).state).not.toBe('sent');
  });
});
