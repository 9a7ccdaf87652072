import { randomBytes } from 'node:crypto';
import type { BookingCreated } from 'shared/bookings/booking-request.ts';
import { startTimes } from 'shared/slots/offered-slots.ts';
import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { sessionFeeWon } from 'shared/pricing/price.ts';
import { addSeoulDays } from 'shared/time/seoul.ts';
import { inject } from 'vitest';
import type { PaymentOptions } from '../../src/payments/payments.feature.ts';
import { aBooking } from '../harness/builders.ts';
import { TOMORROW } from '../harness/clock.ts';
import { startTestService } from '../harness/service.ts';
import { freshAddress } from '../email/outbox.ts';

/** A call that the simulator received, as its control API lists them. */
export interface ReceivedCall {
  kind: 'confirm' | 'query' | 'cancel' | 'transactions';
  orderId: string | null;
  paymentKey: string | null;
  idempotencyKey: string | null;
  request: { amount?: number } | null;
  state: string;
  status: number | null;
  code: string | null;
  replayed: boolean;
}

/** What the card window sends back with the visitor. */
export interface Returned {
  orderId: string;
  paymentKey: string;
  amount: number;
}

export interface HeldBooking {
  id: string;
  email: string;
  total: number;
  date: string;
  time: string;
}

/** Any answer of the payment routes, whether it is a success or a refusal. */
export interface PaymentReply {
  success: boolean;
  message: string;
  type?: string;
  code?: string;
  errors?: { path: string; message: string }[];
  totalPrice?: number;
  orderId: string;
  amount: number;
  orderName: string;
}

/** The control API of the run's payment simulator, for one shop of this test file's own. */
function simulator() {
  const url = inject('simulatorUrl');
  const id = randomBytes(8).toString('hex');
  const keys = { clientKey: `test_ck_${id}`, secretKey: `test_sk_${id}` };

  async function control<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${url}/control${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  const query = (values: Record<string, string | number>) => {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries(values)) parameters.set(name, String(value));
    return parameters.toString();
  };

  return {
    url,
    keys,
    control,
    open: (webhookUrl: string | null, guesses = {}) =>
      control('POST', '/merchants', { ...keys, webhookUrl, guesses }),
    authorise: (order: Record<string, unknown>) =>
      control<Returned>('POST', '/authorise', { clientKey: keys.clientKey, ...order }),
    /** Scripts a fault for one order, or for the whole shop when it names none. */
    fault: (fault: Record<string, unknown>) =>
      control('POST', '/faults', { clientKey: keys.clientKey, ...fault }),
    calls: (orderId: string, more: Record<string, string | number> = {}) =>
      control<ReceivedCall[]>('GET', `/calls?${query({ orderId, ...more })}`),
    /** Resolves as soon as a call of this kind is being held. */
    heldCall: (orderId: string, kind: string) =>
      control<ReceivedCall[]>(
        'GET',
        `/calls?${query({ orderId, kind, state: 'held', atLeast: 1, waitMs: 10_000 })}`,
      ),
    captures: (orderId: string) =>
      control<{ captures: number; capturedWon: number; balanceWon: number }[]>(
        'GET',
        `/captures?${query({ orderId })}`,
      ),
    /** Resolves as soon as so many webhooks of the order have been delivered. */
    delivered: (orderId: string, atLeast = 1) =>
      control<unknown[]>(
        'GET',
        `/webhooks?${query({ orderId, state: 'delivered', atLeast, waitMs: 10_000 })}`,
      ),
    release: (orderId: string, more: Record<string, string> = {}) =>
      control<{ calls: number; webhooks: number }>('POST', '/release', { orderId, ...more }),
    advance: (advanceSeconds: number) =>
      control('POST', '/clock', { clientKey: keys.clientKey, advanceSeconds }),
    cancelInConsole: (paymentKey: string, body: Record<string, unknown> = {}) =>
      control('POST', `/payments/${paymentKey}/cancel`, body),
  };
}

export interface CashDeskOptions {
  payments?: PaymentOptions;
  environment?: Record<string, string>;
  guesses?: Record<string, boolean>;
}

/** The service with the real provider client, a shop of its own at the simulator, and the steps of a checkout. */
export async function openCashDesk(options: CashDeskOptions = {}) {
  const provider = simulator();
  const { clientKey, secretKey } = provider.keys;
  const service = await startTestService({
    environment: { TOSS_CLIENT_KEY: clientKey, TOSS_SECRET_KEY: secretKey, ...options.environment },
    paymentOptions: options.payments,
  });
  await provider.open(`${service.url}/api/payments/webhook`, options.guesses);

  const times = startTimes(initialRules);
  let slots = 0;
  /** A slot that no other test of this file uses. */
  function nextSlot() {
    const index = slots++;
    const time = times[index % times.length] ?? '10:00';
    return { bookingDate: addSeoulDays(TOMORROW, Math.floor(index / times.length)), bookingTime: time };
  }

  /** A booking that waits for payment. */
  async function hold(fields: Record<string, unknown> = {}): Promise<HeldBooking> {
    const slot = { ...nextSlot(), ...fields };
    const email = freshAddress();
    const total = Number(fields.totalPrice ?? sessionFeeWon(initialRules, slot.bookingTime));
    const booking = aBooking({ ...slot, email, totalPrice: total, ...fields });
    const { status, body } = await service.post<BookingCreated>('/api/bookings', booking);
    if (status !== 201) throw new Error(`booking: ${status} ${JSON.stringify(body)}`);
    return { id: body.id, email, total, date: slot.bookingDate, time: slot.bookingTime };
  }

  const initialize = (booking: HeldBooking, fields: Record<string, unknown> = {}) =>
    service.post<PaymentReply>('/api/payments/initialize', {
      bookingId: booking.id,
      amount: booking.total,
      customerName: 'Test Visitor',
      customerEmail: booking.email,
      ...fields,
    });

  /** Opens the card window and authenticates a card there. Nothing is charged yet. */
  async function authenticate(booking: HeldBooking, fields: Record<string, unknown> = {}): Promise<Returned> {
    const { status, body } = await initialize(booking);
    if (status !== 200) throw new Error(`initialize: ${status} ${JSON.stringify(body)}`);
    const { orderId, amount, orderName } = body;
    const { paymentKey } = await provider.authorise({ orderId, amount, orderName, ...fields });
    return { orderId, paymentKey, amount };
  }

  const confirm = (returned: Returned) => service.post<PaymentReply>('/api/payments/confirm', returned);
  const abandon = (orderId: string) => service.post<PaymentReply>('/api/payments/abandon', { orderId });
  const reconcile = () => service.service.deps.payments.reconcile(new AbortController().signal);
  /** The webhooks of this order never arrive. */
  const withoutWebhooks = (orderId: string) =>
    provider.fault({ on: 'webhook', orderId, effect: 'drop', times: null });

  async function row<Row extends object>(sql: string, value: string): Promise<Row | undefined> {
    return (await service.db.query<Row>(sql, [value])).rows[0];
  }
  const attemptState = async (orderId: string) =>
    (await row<{ state: string }>('SELECT state FROM payment_attempts WHERE order_id = $1', orderId))?.state;
  const bookingRow = (id: string) =>
    row<{ status: string; reason: string | null; holdExpiresAt: Date | null }>(
      `SELECT status, cancellation_reason AS reason, hold_expires_at AS "holdExpiresAt" FROM bookings WHERE id = $1`,
      id,
    );
  /** How often something happened to a booking. */
  const happened = async (bookingId: string, event: string) =>
    (
      await service.db.query(`SELECT 1 FROM booking_history WHERE booking_id = $1 AND event = $2`, [
        bookingId,
        event,
      ])
    ).rowCount;
  const mails = async (bookingId: string) =>
    (
      await service.db.query<{ kind: string }>(
        'SELECT kind FROM emails WHERE booking_id = $1 ORDER BY created_at, kind',
        [bookingId],
      )
    ).rows.map(({ kind }) => kind);
  const freeTimes = async (date: string) => (await service.get<string[]>(`/api/timeslots/${date}`)).body;

  return {
    ...service,
    provider,
    hold,
    initialize,
    authenticate,
    confirm,
    abandon,
    reconcile,
    withoutWebhooks,
    attemptState,
    bookingRow,
    happened,
    mails,
    freeTimes,
  };
}

export type CashDesk = Awaited<ReturnType<typeof openCashDesk>>;

/** The provider takes the money without a confirm of ours. */
export async function captureBehindOurBack(
  { url, keys }: Pick<CashDesk['provider'], 'url' | 'keys'>,
  returned: Returned,
): Promise<void> {
  const { paymentKey, orderId, amount } = returned;
  const response = await fetch(`${url}/v1/payments/confirm`, {
    method: 'POST',
    headers: {
      Authorization: `Basic ${Buffer.from(`${keys.secretKey}:`).toString('base64')}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ paymentKey, orderId, amount }),
  });
  if (response.status !== 200) throw new Error(`capture: ${response.status} ${await response.text()}`);
}
