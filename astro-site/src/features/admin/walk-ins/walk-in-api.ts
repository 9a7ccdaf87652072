import {
  voucherAddresses,
  voucherQuoteSchema,
  type VoucherQuote,
  type VoucherQuoteRequest,
} from 'shared/vouchers/voucher.ts';
import { adminBookingSchema } from 'shared/bookings/admin-booking.ts';
import { walkInSoldSchema } from 'shared/walk-ins/walk-in.ts';
import type { WalkIn } from 'shared/walk-ins/walk-in.ts';
import { readApi } from '../../../lib/api/api.ts';

/** @param key the same for every press of one sale: it counts once */
export const sellWalkIn = (body: WalkIn, key: string) =>
  readApi('/api/admin/walk-ins', walkInSoldSchema, {
    method: 'POST',
    body,
    headers: { 'Idempotency-Key': key },
  });

/** That what was paid at the counter has been given back there, or has not. */
export const putCounterPayment = (id: string, isGivenBack: boolean) =>
  readApi(`/api/admin/bookings/${id}/counter-payment`, adminBookingSchema, {
    method: 'PUT',
    body: { isGivenBack },
  });

/** What a code takes off a sale; nothing is used by asking. */
export const quoteVoucher = (request: VoucherQuoteRequest): Promise<VoucherQuote> =>
  readApi(voucherAddresses.quote, voucherQuoteSchema, { method: 'POST', body: request });
