import type { BookingCreated } from 'shared/bookings/booking-created.ts';
import { startTimes } from 'shared/slots/offered-slots.ts';
import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { sessionFeeWon } from 'shared/pricing/price.ts';
import { addSeoulDays } from 'shared/time/seoul.ts';
import type { PaymentOptions } from '../../../src/payments/payments.feature.ts';
import { aBooking } from '../../harness/builders.ts';
import { TOMORROW } from '../../harness/clock.ts';
import { startTestService } from '../../harness/service.ts';
import { openShop } from '../../harness/provider-shop.ts';
import type { Returned } from '../../harness/provider-shop.ts';
import { freshAddress } from '../email/outbox.ts';

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

export interface CashDeskOptions {
  payments?: PaymentOptions;
  environment?: Record<string, string>;
  guesses?: Record<string, boolean>;
}

/** The service with the real provider client, a shop of its own at the simulator, and the steps of a checkout. */
export async function openCashDesk(options: CashDeskOptions = {}) {
  const provider = openShop();
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

  /** What a visitor wants, on a slot of their own unless `fields` says otherwise. */
  function wish(fields: Record<string, unknown> = {}) {
    const slot = { ...nextSlot(), ...fields };
    const email = typeof fields.email === 'string' ? fields.email : freshAddress();
    const total = Number(fields.totalPrice ?? sessionFeeWon(initialRules, slot.bookingTime));
    return { slot, email, total, request: aBooking({ ...slot, email, totalPrice: total, ...fields }) };
  }

  /** A booking that waits for payment. `headers`: what the browser sends with it. */
  async function hold(
    fields: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<HeldBooking> {
    const { slot, email, total, request } = wish(fields);
    const { status, body } = await service.post<BookingCreated>('/api/bookings', request, headers);
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
    (await row<{ state: string }>('SELECT state FROM payment_attempts WHERE id = $1', orderId))?.state;
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
        'SELECT kind FROM emails WHERE order_id = $1 ORDER BY created_at, kind',
        [bookingId],
      )
    ).rows.map(({ kind }) => kind);
  const freeTimes = async (date: string) => (await service.get<string[]>(`/api/timeslots/${date}`)).body;

  return {
    ...service,
    provider,
    wish,
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
