import type { BookingCreated } from 'shared/bookings/booking-created.ts';
import { expect, test } from 'vitest';
import type { CopyProcess } from '../../harness/copy-process.ts';
import type { Reply } from '../../harness/http.ts';
import { figure, inBatches, patience, progress, times } from '../../harness/proof.ts';
import { inTime, until } from '../../harness/waits.ts';
import { copyOf } from '../../service/payments/copies.ts';
import type { PaymentReply } from '../../service/payments/harness.ts';
import { openCashDesk } from '../../service/payments/harness.ts';

/** SIGTERM, as every deployment sends it: the copy ends what it has, takes nothing new, and loses nothing. */
const desk = await openCashDesk({ payments: { answerWithinMs: 50 } });
const { provider } = desk;
const STOPS = times(1, 10);
const VISITORS = 20;
/** Of each visitor so many sessions, one after the other; the copy is told to stop half-way. */
const SESSIONS = 3;
const timeout = patience(60_000);

async function expectPaidOnce(bookingId: string, orderId: string) {
  expect(await desk.attemptState(orderId)).toBe('PAID');
  expect(await provider.captures(orderId)).toMatchObject([{ captures: 1 }]);
  expect(await desk.happened(bookingId, 'paid')).toBe(1);
  expect(await desk.mails(bookingId)).toEqual(['booking-confirmed']);
}

test(
  'a confirm that is under way is ended and answered; then the process ends by itself',
  { timeout },
  async () => {
    const copy = await copyOf(desk);
    const booking = await desk.hold();
    const returned = await desk.authenticate(booking);
    const { orderId } = returned;
    await desk.withoutWebhooks(orderId);
    await provider.fault({ on: 'confirm', orderId, effect: 'hold', when: 'after' });
    const answer = copy.post('/api/payments/confirm', returned);
    await provider.heldCall(orderId, 'confirm');
    copy.kill('SIGTERM');
    await until('the copy to take nothing new', () => isRefused(copy));
    await provider.release(orderId, { what: 'calls' });
    expect(await answer).toMatchObject({ status: 200 });
    expect(await copy.ended()).toBe(0);
    await expectPaidOnce(booking.id, orderId);
  },
);

test('so is one whose visitor has been told to wait', { timeout }, async () => {
  const copy = await desk.anotherCopy();
  const booking = await desk.hold();
  const returned = await desk.authenticate(booking);
  const { orderId } = returned;
  await desk.withoutWebhooks(orderId);
  await provider.fault({ on: 'confirm', orderId, effect: 'hold', when: 'after' });
  const path = `${copy.url}/api/payments/confirm`;
  const init = {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
  };
  expect((await fetch(path, { ...init, body: JSON.stringify(returned) })).status).toBe(202);
  await provider.heldCall(orderId, 'confirm');
  const stopped = copy.stop();
  await provider.release(orderId, { what: 'calls' });
  await inTime('the copy to stop', stopped);
  await expectPaidOnce(booking.id, orderId);
});

async function isRefused({ url }: CopyProcess): Promise<boolean> {
  try {
    await fetch(`${url}/readyz`, { headers: { Connection: 'close' } });
    return false;
  } catch (error) {
    return codeOf(error) === 'ECONNREFUSED';
  }
}
const codeOf = (error: unknown) => ((error as Error).cause as NodeJS.ErrnoException | undefined)?.code ?? '';

/** The connection was refused, or closed before the request was read: whoever came is sent on to another copy. */
const sentOn = new Set(['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET', 'EPIPE']);

test(
  'under load: every visitor gets their session and pays once, from this copy or the next',
  { timeout },
  async () => {
    let [answered, handedOver, slowestStopMs] = [0, 0, 0];
    for (let stop = 0; stop < STOPS; stop += 1) {
      const [leaving, staying] = await Promise.all([copyOf(desk), copyOf(desk)]);
      let requests = 0;
      let stopping: Promise<number> | undefined;
      const tellToStop = async () => {
        const startedAt = performance.now();
        leaving.kill('SIGTERM');
        expect(await leaving.ended()).toBe(0);
        return performance.now() - startedAt;
      };
      /** As a proxy does it: the first copy, and the other one for what that does not take. */
      async function send<Body>(path: string, body: unknown, key: string): Promise<Reply<Body>> {
        requests += 1;
        if (requests === (VISITORS * SESSIONS * 3) / 2) stopping = tellToStop();
        const headers = { 'Idempotency-Key': key };
        try {
          const reply = await leaving.post<Body>(path, body, headers);
          answered += 1;
          return reply;
        } catch (error) {
          expect([...sentOn]).toContain(codeOf(error));
          handedOver += 1;
          return staying.post<Body>(path, body, headers);
        }
      }
      const visits = await inBatches(VISITORS * SESSIONS, VISITORS, async () => {
        const { request, email, total } = desk.wish();
        const { status, body } = await send<BookingCreated>('/api/bookings', request, crypto.randomUUID());
        expect(status, JSON.stringify(body)).toBe(201);
        const payment = {
          bookingId: body.id,
          amount: total,
          customerName: 'Test Visitor',
          customerEmail: email,
        };
        const opened = await send<PaymentReply>('/api/payments/initialize', payment, crypto.randomUUID());
        expect(opened.status).toBe(200);
        const { orderId } = opened.body;
        await desk.withoutWebhooks(orderId);
        const { paymentKey } = await provider.authorise({ orderId, amount: total, orderName: 'Session' });
        const confirm = { orderId, paymentKey, amount: total };
        await until('the payment to be confirmed', async () => {
          const paid = await send<PaymentReply>('/api/payments/confirm', confirm, crypto.randomUUID());
          expect([200, 202], JSON.stringify(paid.body)).toContain(paid.status);
          return paid.status === 200;
        });
        return { email, bookingId: body.id, orderId };
      });
      slowestStopMs = Math.max(slowestStopMs, (await stopping) ?? Infinity);
      for (const { email, bookingId, orderId } of visits) {
        const bookings = await desk.db.query('SELECT FROM orders WHERE email = $1', [email]);
        expect(bookings.rowCount, 'one booking for each submission').toBe(1);
        await expectPaidOnce(bookingId, orderId);
      }
      progress('a copy that is told to stop under load', stop + 1, STOPS);
    }
    expect(handedOver).toBeGreaterThan(0);
    figure('a copy that is told to stop under load', {
      ...{ stops: STOPS, answered, handedOver, lost: 0, slowestStopMs: Math.round(slowestStopMs) },
    });
  },
);
