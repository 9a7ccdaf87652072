import type { Page } from '@playwright/test';
import { post } from './post.ts';
import { stackUnderTest } from './stack.ts';

/** A payment is opened for a booking, as by the payment page; answers with its order number. */
export async function openOrder(
  page: Page,
  { bookingId, amount, name, email }: { bookingId: string; amount: number; name: string; email: string },
): Promise<string> {
  const customer = { customerName: name, customerEmail: email };
  const opened = { bookingId, amount, ...customer };
  return (await post<{ orderId: string }>(page, '/api/payments/initialize', opened)).orderId;
}

/** The visitor approves in the card window; whatever the provider does, the service has answered. */
export async function confirmOrder(page: Page, orderId: string, amount: number): Promise<void> {
  const { tossKeys, urls } = stackUnderTest();
  const { paymentKey } = await post<{ paymentKey: string }>(page, `${urls.simulator}/control/authorise`, {
    clientKey: tossKeys.clientKey,
    orderId,
    amount,
  });
  await post(page, '/api/payments/confirm', { paymentKey, orderId, amount });
}
