import type { Merchant, PaymentRecord } from './model.ts';
import { randomToken } from './world.ts';
import type { World } from './world.ts';

/** From opening the window to the end of authentication, and from there to confirm. */
const AUTHENTICATE_WITHIN_MS = 30 * 60_000;
export const CONFIRM_WITHIN_MS = 10 * 60_000;

export type NewPayment = Pick<PaymentRecord, 'orderId' | 'orderName' | 'amount'> &
  Partial<Pick<PaymentRecord, 'customerName' | 'successUrl' | 'failUrl' | 'metadata' | 'declineAtConfirm'>>;

/** A payment whose window has just been opened: READY. */
export function openPayment(world: World, merchant: Merchant, payment: NewPayment): PaymentRecord {
  const now = world.now(merchant);
  const stamp = now.toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const record: PaymentRecord = {
    customerName: null,
    successUrl: null,
    failUrl: null,
    metadata: null,
    declineAtConfirm: null,
    ...payment,
    paymentKey: `simul${stamp}${randomToken()}`,
    clientKey: merchant.clientKey,
    balance: payment.amount,
    status: 'READY',
    requestedAt: now.toISOString(),
    authenticatedAt: null,
    approvedAt: null,
    lastTransactionKey: null,
    cancels: [],
    failure: null,
    secret: `ps_${randomToken(18)}`,
  };
  addPayment(world, record);
  world.changed.notify();
  return record;
}

/** The customer has proved that the card is theirs: IN_PROGRESS. Nothing is charged yet. */
export function authenticate(world: World, merchant: Merchant, payment: PaymentRecord): void {
  payment.status = 'IN_PROGRESS';
  payment.authenticatedAt = world.now(merchant).toISOString();
  world.changed.notify();
}

/** Until when the step that comes next must be taken, or null when nothing runs out any more. */
export function deadlineOf(payment: PaymentRecord): Date | null {
  if (payment.status === 'READY') return new Date(Date.parse(payment.requestedAt) + AUTHENTICATE_WITHIN_MS);
  if (payment.status === 'IN_PROGRESS' && payment.authenticatedAt !== null)
    return new Date(Date.parse(payment.authenticatedAt) + CONFIRM_WITHIN_MS);
  return null;
}

export function expire(payment: PaymentRecord): void {
  payment.status = 'EXPIRED';
  payment.failure = { code: 'EXPIRED_PAYMENT', message: '결제 유효 시간이 만료되었습니다.' };
}

/** Turns payments whose clock has run out into EXPIRED and returns them, so that their webhooks can be sent. */
export function expireDue(world: World): PaymentRecord[] {
  const due = [...world.unfinished].filter((payment) => {
    const deadline = deadlineOf(payment);
    if (deadline === null) world.unfinished.delete(payment);
    const merchant = world.merchants.get(payment.clientKey);
    // A payment does not expire while a confirm of it runs.
    const running = world.busy.has(`confirm:${payment.paymentKey}`);
    return deadline !== null && merchant && !running && world.now(merchant) > deadline;
  });
  due.forEach(expire);
  if (due.length > 0) world.changed.notify();
  return due;
}

/** Numbers of orders are their merchant's own. */
const orderName = ({ clientKey }: Pick<Merchant, 'clientKey'>, orderId: string) => `${clientKey} ${orderId}`;

/** Puts it where all others look: under its key, and with its order. */
export function addPayment(world: World, payment: PaymentRecord): void {
  world.payments.set(payment.paymentKey, payment);
  world.unfinished.add(payment);
  const name = orderName(payment, payment.orderId);
  world.paymentsOfOrders.set(name, [...(world.paymentsOfOrders.get(name) ?? []), payment]);
}

/** The payment of an order: the approved one if there is one, else the newest. */
export function paymentOfOrder(world: World, merchant: Merchant, orderId: string): PaymentRecord | undefined {
  const ofOrder = world.paymentsOfOrders.get(orderName(merchant, orderId)) ?? [];
  return ofOrder.find((payment) => payment.approvedAt !== null) ?? ofOrder.at(-1);
}

export function paymentByKey(world: World, merchant: Merchant, key: string): PaymentRecord | undefined {
  const payment = world.payments.get(key);
  return payment?.clientKey === merchant.clientKey ? payment : undefined;
}

export function isOrderApproved(world: World, merchant: Merchant, orderId: string): boolean {
  return paymentOfOrder(world, merchant, orderId)?.approvedAt != null;
}
