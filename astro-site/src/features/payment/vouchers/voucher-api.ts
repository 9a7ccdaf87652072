import type { PendingPayment } from 'shared/payments/pending-payment.ts';
import { redeemAddresses, redeemedSchema } from 'shared/vouchers/redeem.ts';
import type { Redeemed } from 'shared/vouchers/redeem.ts';
import { callApi, readApi } from '../../../lib/api/api.ts';

type Whose = Pick<PendingPayment, 'bookingId' | 'customerEmail'>;

/** Uses a code for what waits for payment; null takes it off again. @throws what `readApi` throws */
export function redeem({ bookingId, customerEmail }: Whose, code: string | null): Promise<Redeemed> {
  const body = { bookingId, customerEmail, code };
  return readApi(redeemAddresses.redeem, redeemedSchema, { method: 'POST', body });
}

/** Confirms what a code pays for in full. @throws what `callApi` throws */
export async function completeBooking({ bookingId, customerEmail }: Whose): Promise<void> {
  await callApi(redeemAddresses.complete, { method: 'POST', body: { bookingId, customerEmail } });
}
