import { seoulWallClock } from 'shared/time/seoul.ts';
import { inPartOf } from 'shared/tracing/tracing.ts';
import type { Logger } from '../../../platform/logger.ts';
import { LedgerNotListed } from '../provider.ts';
import type {
  PaymentProvider,
  ProviderAnswer,
  ProviderSettlement,
  ProviderTransaction,
} from '../provider.ts';
import { classOf } from './error-codes.ts';
import {
  readTossErrorCode,
  readTossPayment,
  readTossSettlements,
  readTossTransactions,
} from './toss-payment.ts';

export interface TossClientOptions {
  /** `https://api.tosspayments.com`, or the simulator's address. */
  baseUrl: string;
  secretKey: string;
  log: Logger;
  timeouts?: Partial<TossTimeouts>;
}

/** Milliseconds until an answer must be complete, connection included. */
export interface TossTimeouts {
  writeMs: number;
  readMs: number;
}

/**
 * Shorter than the minute in which a payment is to be settled once the provider is reachable again: a call that hangs
 * from before must not use that minute up. Whoever gives up asks how it ended.
 */
export const defaultTimeouts: TossTimeouts = { writeMs: 40_000, readMs: 10_000 };

interface TossRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  idempotencyKey?: string;
  timeoutMs: number;
}

/**
 * The provider's server API over plain fetch. It never throws for what the provider or the
 * network does: everything comes back as a `ProviderAnswer`. No Accept-Language is sent, because it changes values.
 */
export function createTossClient({ baseUrl, secretKey, log, timeouts }: TossClientOptions): PaymentProvider {
  // The colon after the key is required: the password is empty.
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  const { writeMs, readMs } = { ...defaultTimeouts, ...timeouts };

  /** One exchange, logged; null when no answer came. */
  async function exchange({
    method,
    path,
    body,
    idempotencyKey,
    timeoutMs,
  }: TossRequest): Promise<Raw | null> {
    const startedAt = performance.now();
    const operation = `${method} ${operationOf(path)}`;
    const durationMs = () => Math.round(performance.now() - startedAt);
    try {
      const response = await fetch(`${baseUrl}${path}`, {
        method,
        headers: {
          authorization,
          ...(body && { 'content-type': 'application/json' }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
        body: body && JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const raw = { status: response.status, text: await response.text() };
      const traceId = response.headers.get('x-tosspayments-trace-id');
      const code = raw.status === 200 ? undefined : readTossErrorCode(parsed(raw.text));
      const facts = { operation, status: raw.status, code, traceId, durationMs: durationMs() };
      if (raw.status === 200) log.info(facts, 'the card provider answered');
      else log.warn(facts, 'the card provider refused');
      return raw;
    } catch (error) {
      log.warn({ err: error, operation, durationMs: durationMs() }, 'the card provider did not answer');
      return null;
    }
  }

  async function call(request: TossRequest): Promise<ProviderAnswer> {
    const name = `card provider: ${request.method} ${operationOf(request.path)}`;
    const raw = await inPartOf(name, { kind: 'client' }, () => exchange(request));
    return raw
      ? readAnswer(raw.status, raw.text)
      : { ok: false, errorClass: 'UNKNOWN', code: 'NO_ANSWER', answered: false };
  }

  async function transactions(from: Date, until: Date): Promise<ProviderTransaction[]> {
    const all: ProviderTransaction[] = [];
    for (;;) {
      const span = { startDate: koreanTime(from), endDate: koreanTime(until), limit: String(PAGE) };
      const last = all.at(-1)?.transactionKey;
      const query = new URLSearchParams({ ...span, ...(last !== undefined && { startingAfter: last }) });
      const raw = await exchange({
        method: 'GET',
        path: `/v1/transactions?${query.toString()}`,
        timeoutMs: LIST_TIMEOUT_MS,
      });
      const page = raw?.status === 200 ? readTossTransactions(parsed(raw.text)) : null;
      if (!page) throw new LedgerNotListed('The card provider did not list its transactions');
      all.push(...page);
      if (page.length < PAGE) return all;
    }
  }

  async function settlements(from: string, to: string): Promise<ProviderSettlement[]> {
    const all: ProviderSettlement[] = [];
    for (let number = 1; ; number += 1) {
      const span = { startDate: from, endDate: to, dateType: 'soldDate' };
      const query = new URLSearchParams({ ...span, page: String(number), size: String(PAGE) });
      const raw = await exchange({
        method: 'GET',
        path: `/v1/settlements?${query.toString()}`,
        timeoutMs: LIST_TIMEOUT_MS,
      });
      const page = raw?.status === 200 ? readTossSettlements(parsed(raw.text)) : null;
      if (!page) throw new LedgerNotListed('The card provider did not list its settlements');
      all.push(...page);
      if (page.length < PAGE) return all;
    }
  }

  const segment = encodeURIComponent;
  return {
    confirm: ({ paymentKey, orderId, amountWon }, idempotencyKey) =>
      call({
        method: 'POST',
        path: '/v1/payments/confirm',
        body: { paymentKey, orderId, amount: amountWon },
        idempotencyKey,
        timeoutMs: writeMs,
      }),
    paymentByKey: (paymentKey, timeoutMs = readMs) =>
      call({ method: 'GET', path: `/v1/payments/${segment(paymentKey)}`, timeoutMs }),
    paymentByOrder: (orderId, timeoutMs = readMs) =>
      call({ method: 'GET', path: `/v1/payments/orders/${segment(orderId)}`, timeoutMs }),
    cancel: ({ paymentKey, amountWon, refundableWon, reason, currency = 'KRW' }, idempotencyKey) =>
      call({
        method: 'POST',
        path: `/v1/payments/${segment(paymentKey)}/cancel`,
        body: {
          cancelReason: reason,
          cancelAmount: amountWon,
          refundableAmount: refundableWon,
          ...(currency !== 'KRW' && { currency }),
        },
        idempotencyKey,
        timeoutMs: writeMs,
      }),
    transactions,
    settlements,
  };
}

interface Raw {
  status: number;
  text: string;
}

/** Entries per page of a list; the provider allows 5,000, and 60 s for them. */
const PAGE = 1_000;
const LIST_TIMEOUT_MS = 60_000;

/** The address without what differs from payment to payment: names an operation in the log and leaks no key. */
const operationOf = (path: string) =>
  path.replace(/\?.*$/, '').replace(/payments\/(?!orders\/|confirm$)[^/]+/, 'payments/{paymentKey}');

/** The list takes Korean wall-clock times without an offset. */
function koreanTime(instant: Date): string {
  const { date, time } = seoulWallClock(instant);
  return `${date}T${time}:${String(instant.getUTCSeconds()).padStart(2, '0')}`;
}

/** Undefined when the answer was no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sorts an answer: a payment, a refusal with a class, or something that tells us nothing. */
export function readAnswer(status: number, text: string): ProviderAnswer {
  const body = parsed(text);
  if (status === 200) {
    const payment = readTossPayment(body);
    return payment
      ? { ok: true, payment }
      : { ok: false, errorClass: 'UNKNOWN', code: 'UNREADABLE_ANSWER', answered: true };
  }
  const code = readTossErrorCode(body);
  if (code === null) return { ok: false, errorClass: 'UNKNOWN', code: `HTTP_${status}`, answered: true };
  // A server error means nothing final, whatever code it carries.
  const errorClass = status >= 500 ? 'UNKNOWN' : classOf(code);
  return { ok: false, errorClass, code, answered: true };
}
