import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { orderIdSchema } from 'shared/orders/order-id.ts';
import { paymentKeySchema } from 'shared/payments/payments.ts';

/** What we take from a webhook: where to look. Of the payment in it nothing is believed. */
export interface WebhookHint {
  transmissionId: string;
  eventType: string;
  orderId: string;
  paymentKey: string;
  /** Proof of origin, where the provider gives one; never logged or stored. */
  secret: string | null;
}

const bodySchema = z.object({
  eventType: z.string().regex(/^[A-Z_a-z.]{1,60}$/),
  data: z.object({
    orderId: orderIdSchema,
    paymentKey: paymentKeySchema,
    status: z.string().max(40).optional(),
    lastTransactionKey: z.string().max(64).nullish(),
    secret: z.string().max(200).nullish(),
  }),
});

/** The hint in a webhook's raw body, or null when it is none about a payment: those are answered 200 and dropped. */
export function readWebhook(rawBody: string, transmissionId: string | undefined): WebhookHint | null {
  let json: unknown;
  try {
    json = JSON.parse(rawBody);
  } catch {
    return null;
  }
  const { data: body } = bodySchema.safeParse(json);
  if (!body || body.eventType !== 'PAYMENT_STATUS_CHANGED') return null;
  const { orderId, paymentKey, status, lastTransactionKey, secret = null } = body.data;
  const identity = [body.eventType, paymentKey, status, lastTransactionKey].join('\n');
  const ownId = `seen:${createHash('sha256').update(identity).digest('hex')}`;
  const isUsable = transmissionId !== undefined && /^[\x21-\x7e]{1,200}$/.test(transmissionId);
  return {
    transmissionId: isUsable ? transmissionId : ownId,
    eventType: body.eventType,
    orderId,
    paymentKey,
    secret,
  };
}

/**
 * Whether a webhook may be the provider's: once the provider has told us a payment's secret, its webhooks carry the same
 * one. Takes as long for a guess that is nearly right as for any other.
 */
export function mayBeGenuine(secret: string | null, stored: string | null): boolean {
  if (stored === null) return true;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(secret ?? ''), digest(stored));
}
