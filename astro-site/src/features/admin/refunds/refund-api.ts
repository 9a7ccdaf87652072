import { refundQuoteSchema, refundSchema } from 'shared/refunds/refunds.ts';
import type { RefundRequestBody } from 'shared/refunds/refunds.ts';
import { readApi } from '../../../lib/api/api.ts';
import { randomKey } from '../../../lib/api/random-key.ts';

export const fetchRefundQuote = (bookingId: string) =>
  readApi(`/api/admin/bookings/${bookingId}/refund-quote`, refundQuoteSchema);

/** One request, however often it is sent: the key belongs to what is asked for. */
export interface KeyedRefund {
  key: string;
  body: RefundRequestBody;
}

export const requestRefund = (bookingId: string, { key, body }: KeyedRefund) =>
  readApi(`/api/admin/bookings/${bookingId}/refunds`, refundSchema, {
    method: 'POST',
    body,
    headers: { 'Idempotency-Key': key },
  });

/** The earlier request when it asked for the same, so that pressing twice cannot pay twice; else one with a new key. */
export function keyedRefund(body: RefundRequestBody, earlier: KeyedRefund | null): KeyedRefund {
  const isSame = earlier !== null && JSON.stringify(earlier.body) === JSON.stringify(body);
  return isSame ? earlier : { key: randomKey(), body };
}
