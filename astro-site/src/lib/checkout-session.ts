import { bookingIdSchema } from 'shared/bookings/booking-request.ts';
import { orderIdSchema } from 'shared/payments/payments.ts';
import { pendingPaymentSchema } from 'shared/payments/pending-payment.ts';
import * as z from 'zod/mini';
import './zod-without-eval.ts';

/**
 * What a tab remembers between the wizard, the payment pages and the provider's window, in session storage.
 * Whatever cannot be read as expected counts as absent: another version of the site may have written it.
 */
function slot<T extends z.ZodMiniType>(key: string, schema: T) {
  return {
    read(): z.infer<T> | null {
      try {
        return schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data ?? null;
      } catch {
        return null;
      }
    },
    write(value: z.infer<T>): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Storage is switched off; the payment page then says that it is not ready.
      }
    },
    clear(): void {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Nothing was stored either.
      }
    },
  };
}

/** What the payment page needs; cleared by the success page after the confirm and by the fail page (spec.md section 4). */
export const pendingPayment = slot('pendingPayment', pendingPaymentSchema);

/** Until when the slot is held unpaid. */
export const bookingHold = slot(
  'bookingHold',
  z.object({ bookingId: bookingIdSchema, holdExpiresAt: z.iso.datetime() }),
);
export type BookingHold = NonNullable<ReturnType<typeof bookingHold.read>>;

/** The open attempt: the fail page has no order number in its address when the visitor cancelled (toss-contract.md 2.4). */
export const paymentAttempt = slot(
  'paymentAttempt',
  z.object({ bookingId: bookingIdSchema, orderId: orderIdSchema }),
);
export type PaymentAttempt = NonNullable<ReturnType<typeof paymentAttempt.read>>;

/** A toast that the next page shows: the wizard leaves for the payment page before anybody could have read it. */
export const carriedToast = slot('carriedToast', z.object({ title: z.string(), description: z.string() }));
