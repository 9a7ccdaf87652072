import { extend } from 'zod/mini';
import { redeemAddresses, redeemedSchema } from 'shared/vouchers/redeem.ts';
import type { Request, Router } from 'express';
import { orderIdSchema } from 'shared/orders/order-id.ts';
import {
  paymentAbandonedSchema,
  paymentAbandonRequestSchema,
  paymentCheckingSchema,
  paymentConfirmedSchema,
  paymentConfirmRequestSchema,
  paymentInitializedSchema,
  paymentInitializeRequestSchema,
} from 'shared/payments/payments.ts';
import type { PaymentConfirmed } from 'shared/payments/payments.ts';
import { completeRequestSchema, redeemRequestSchema } from 'shared/vouchers/redeem-request.ts';
import { bookingIdSchema } from 'shared/bookings/booking-id.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { addressLimits } from '../platform/address-limits.ts';
import { clientAddress } from '../platform/client-address.ts';
import { refusedAs } from '../platform/parse.ts';
import { addressOf, standing } from '../orders/order.ts';
import { Problem } from '../platform/problem.ts';
import { countHit } from '../platform/rate-limit.ts';
import { everybody, taggedRouter } from '../platform/routes.ts';
import { abandonPayment } from './attempts/abandon.usecase.ts';
import { confirmPayment } from './confirm/confirm.usecase.ts';
import type { ConfirmResult } from './confirm/confirm.usecase.ts';
import { initializePayment } from './attempts/initialize.usecase.ts';
import { completeCovered, redeemVoucher } from './attempts/redeem-voucher.usecase.ts';
import type { PaymentDeps } from './base/payment-deps.ts';
import { paymentMessages } from './base/payments.messages.ts';
import type { InFlight } from './base/in-flight.ts';
import { withinMs } from '../platform/within.ts';

const notPayable = [
  ...(['already-paid', 'payment-in-progress', 'booking-cancelled', 'nothing-to-pay'] as const),
  'hold-expired',
] as const;

/** A malformed number is answered like an unknown one. */
const ofVisitor = refusedAs(bookingIdSchema, (id) =>
  typeof id === 'string' ? new Problem('booking-not-found', 'payment-booking-unknown') : undefined,
);
const orderId = refusedAs(orderIdSchema, (id) =>
  typeof id === 'string' ? new Problem('payment-not-found', 'payment-unknown') : undefined,
);

/** Payments by visitors. */
export function paymentRoutes(deps: PaymentDeps, inFlight: InFlight): Router {
  const { db, clock, config } = deps;
  const { router, route } = taggedRouter('Payments');

  async function limit({ req }: { req: Request }): Promise<void> {
    const { paymentCallsPerAddressPerMinute: max, networkFactors: factors } = config.limits;
    const limits = addressLimits('payments', clientAddress(req), { max, windowSeconds: 60, factors });
    await countHit(db, limits, clock(), 'payment-too-many-calls');
  }

  route('POST /api/payments/initialize', everybody, {
    summary: 'Open a payment attempt',
    description:
      'Once for each opening of the card window, with the order that the answer names. Needs the booking’s own e-mail address; a wrong one is answered like an unknown booking.',
    limit,
    body: extend(paymentInitializeRequestSchema, { bookingId: ofVisitor }),
    answers: { 200: paymentInitializedSchema },
    refusals: [...notPayable, 'amount-mismatch'],
    handle: ({ body }) => initializePayment(deps, body),
  });

  route(`POST ${redeemAddresses.redeem}`, everybody, {
    summary: 'Use a code for what waits for payment',
    description:
      'Instead of one that was used before; null takes it off again. Payment attempts with the other price are given up. Needs the booking’s own e-mail address. `code` says why a code is refused.',
    limit,
    body: extend(redeemRequestSchema, { bookingId: ofVisitor }),
    answers: { 200: redeemedSchema },
    refusals: [...notPayable, 'voucher-refused'],
    handle: ({ body }) => redeemVoucher(deps, body),
  });

  route(`POST ${redeemAddresses.complete}`, everybody, {
    summary: 'Confirm a booking that a code pays for in full',
    description: 'Safe to repeat.',
    limit,
    body: extend(completeRequestSchema, { bookingId: ofVisitor }),
    answers: { 204: null },
    refusals: [...notPayable, 'amount-mismatch', 'slot-taken', 'voucher-refused'],
    handle: ({ body }) => completeCovered(deps, body),
  });

  route('POST /api/payments/confirm', everybody, {
    summary: 'Confirm a payment',
    description:
      'With what the card window sent back. Safe to repeat: the same order gives the same answer and is charged once. 202 when the result is not known yet: ask again with the same body.',
    limit,
    body: extend(paymentConfirmRequestSchema, { orderId }),
    answers: { 200: paymentConfirmedSchema, 202: paymentCheckingSchema },
    refusals: [
      ...(['amount-mismatch', 'hold-expired', 'slot-taken', 'already-paid', 'payment-in-progress'] as const),
      ...(['payment-failed', 'payment-closed', 'payment-refunded', 'booking-cancelled'] as const),
      'payment-unavailable',
    ],
    async handle({ body, res }) {
      const work = inFlight.run(() => confirmPayment(deps, body));
      const result = await withinMs(work, deps.answerWithinMs);
      if (result?.status === 'paid') return confirmedBody(result);
      res.status(202).set('Retry-After', '2');
      return { success: false, status: 'checking', message: paymentMessages.checking } as const;
    },
  });

  route('POST /api/payments/abandon', everybody, {
    summary: 'Give a payment up and free the slot at once',
    limit,
    body: extend(paymentAbandonRequestSchema, { orderId }),
    answers: { 200: paymentAbandonedSchema },
    refusals: ['already-paid', 'payment-in-progress', 'payment-closed'],
    async handle({ body }) {
      await abandonPayment(deps, body.orderId);
      return { success: true as const, message: paymentMessages.abandoned };
    },
  });
  return router;
}

function confirmedBody({ order, attempt }: Extract<ConfirmResult, { status: 'paid' }>): PaymentConfirmed {
  const { method, approvedAt, gift } = attempt;
  const payment = { method, approvedAt: approvedAt.toISOString(), giftWon: gift?.won ?? 0 };
  if (order.giftCard) {
    const { valueWon, recipientName } = order.giftCard;
    const giftCard = { orderId: order.id, valueWon, recipientName, email: addressOf(order) };
    return { success: true, message: paymentMessages.giftCardPaid, data: { giftCard, payment } };
  }
  const [first, ...others] = standing(order).map(({ id, name, startsAt }) => {
    const at = startsAt && seoulWallClock(startsAt);
    return { id, name, bookingDate: at?.date ?? null, bookingTime: at?.time ?? null };
  });
  const { id = order.id, name, bookingDate = null, bookingTime = null } = first ?? {};
  const isParty = order.bookings.length > 1;
  return {
    success: true,
    message: paymentMessages.confirmed,
    data: {
      booking: { id, bookingDate, bookingTime, ...(isParty && { name }) },
      ...(others.length > 0 && { companions: others }),
      payment,
    },
  };
}
