import type { Logger } from '../../platform/logger.ts';
import type { PaymentProvider, ProviderAnswer } from '../provider.ts';
import { classOf } from './error-codes.ts';
import { readTossErrorCode, readTossPayment } from './toss-payment.ts';

export interface TossClientOptions {
  /** `https://api.tosspayments.com`, or the simulator's address. */
  baseUrl: string;
  secretKey: string;
  log: Logger;
  timeouts?: Partial<TossTimeouts>;
}

/** Milliseconds until an answer must be complete, connection included (toss-contract.md section 3.3). */
export interface TossTimeouts {
  writeMs: number;
  readMs: number;
}

const defaultTimeouts: TossTimeouts = { writeMs: 60_000, readMs: 10_000 };

interface TossRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  idempotencyKey?: string;
  timeoutMs: number;
}

/**
 * The provider's server API over plain fetch (toss-contract.md section 3). It never throws for what the provider or the
 * network does: everything comes back as a `ProviderAnswer`. No Accept-Language is sent, because it changes values.
 */
export function createTossClient({ baseUrl, secretKey, log, timeouts }: TossClientOptions): PaymentProvider {
  // The colon after the key is required: the password is empty.
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  const { writeMs, readMs } = { ...defaultTimeouts, ...timeouts };

  async function call({
    method,
    path,
    body,
    idempotencyKey,
    timeoutMs,
  }: TossRequest): Promise<ProviderAnswer> {
    const startedAt = performance.now();
    const operation = `${method} ${path.replace(/payments\/(?!orders\/|confirm$)[^/]+/, 'payments/{paymentKey}')}`;
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
      const answer = readAnswer(response.status, await response.text());
      const facts = {
        operation,
        status: response.status,
        code: answer.ok ? undefined : answer.code,
        traceId: response.headers.get('x-tosspayments-trace-id'),
        durationMs: Math.round(performance.now() - startedAt),
      };
      if (answer.ok) log.info(facts, 'the card provider answered');
      else log.warn(facts, 'the card provider refused');
      return answer;
    } catch (error) {
      const durationMs = Math.round(performance.now() - startedAt);
      log.warn({ err: error, operation, durationMs }, 'the card provider did not answer');
      return { ok: false, errorClass: 'UNKNOWN', code: 'NO_ANSWER', answered: false };
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
    cancel: ({ paymentKey, amountWon, refundableWon, reason }, idempotencyKey) =>
      call({
        method: 'POST',
        path: `/v1/payments/${segment(paymentKey)}/cancel`,
        body: { cancelReason: reason, cancelAmount: amountWon, refundableAmount: refundableWon },
        idempotencyKey,
        timeoutMs: writeMs,
      }),
  };
}

/** Sorts an answer: a payment, a refusal with a class, or something that tells us nothing. */
export function readAnswer(status: number, text: string): ProviderAnswer {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
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
