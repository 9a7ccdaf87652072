import type { PlainCode } from 'shared/problems/refusals.en.ts';
import { redeemAddresses } from 'shared/vouchers/redeem.ts';
import { Router } from 'express';
import type { Request, RequestHandler } from 'express';
import { orderIdSchema } from 'shared/orders/order-id.ts';
import {
  paymentAbandonRequestSchema,
  paymentConfirmRequestSchema,
  paymentInitializeRequestSchema,
} from 'shared/payments/payments.ts';
import type { PaymentChecking, PaymentConfirmed } from 'shared/payments/payments.ts';
import { completeRequestSchema, redeemRequestSchema } from 'shared/vouchers/redeem-request.ts';
import { bookingIdSchema } from 'shared/bookings/booking-id.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { addressLimits } from '../platform/address-limits.ts';
import { clientAddress } from '../platform/client-address.ts';
import { parseBody } from '../platform/parse.ts';
import { addressOf, standing } from '../orders/order.ts';
import { Problem } from '../platform/problem.ts';
import type { ProblemType } from 'shared/problems/problem.ts';
import { countHit } from '../platform/rate-limit.ts';
import { addRoute } from '../platform/routes.ts';
import { abandonPayment } from './attempts/abandon.usecase.ts';
import { confirmPayment } from './confirm/confirm.usecase.ts';
import type { ConfirmResult } from './confirm/confirm.usecase.ts';
import { initializePayment } from './attempts/initialize.usecase.ts';
import { completeCovered, redeemVoucher } from './attempts/redeem-voucher.usecase.ts';
import type { PaymentDeps } from './base/payment-deps.ts';
import { paymentMessages } from './base/payments.messages.ts';
import type { InFlight } from './base/in-flight.ts';
import { withinMs } from '../platform/within.ts';

/** Initialize, confirm and abandon. Expects parsed JSON bodies. */
export function paymentRoutes(deps: PaymentDeps, inFlight: InFlight): Router {
  const router = Router();

  addRoute(router, '/api/payments/initialize', {
    post: [
      limitCalls(deps),
      async (req, res) => {
        refuseUnknownBooking(req);
        res.json(await initializePayment(deps, parseBody(paymentInitializeRequestSchema, req)));
      },
    ],
  });

  addRoute(router, redeemAddresses.redeem, {
    post: [
      limitCalls(deps),
      async (req, res) => {
        refuseUnknownBooking(req);
        res.json(await redeemVoucher(deps, parseBody(redeemRequestSchema, req)));
      },
    ],
  });

  addRoute(router, redeemAddresses.complete, {
    post: [
      limitCalls(deps),
      async (req, res) => {
        refuseUnknownBooking(req);
        await completeCovered(deps, parseBody(completeRequestSchema, req));
        res.status(204).end();
      },
    ],
  });

  addRoute(router, '/api/payments/confirm', {
    post: [
      limitCalls(deps),
      async (req, res) => {
        refuseMalformed(req, 'orderId', orderIdSchema, 'payment-not-found', 'payment-unknown');
        const request = parseBody(paymentConfirmRequestSchema, req);
        const work = inFlight.run(() => confirmPayment(deps, request));
        const result = await withinMs(work, deps.answerWithinMs);
        if (result?.status === 'paid') return void res.json(confirmedBody(result));
        const body: PaymentChecking = {
          success: false,
          status: 'checking',
          message: paymentMessages.checking,
        };
        res.status(202).set('Retry-After', '2').json(body);
      },
    ],
  });

  addRoute(router, '/api/payments/abandon', {
    post: [
      limitCalls(deps),
      async (req, res) => {
        refuseMalformed(req, 'orderId', orderIdSchema, 'payment-not-found', 'payment-unknown');
        const { orderId } = parseBody(paymentAbandonRequestSchema, req);
        await abandonPayment(deps, orderId);
        res.json({ success: true, message: paymentMessages.abandoned });
      },
    ],
  });
  return router;
}

function limitCalls({ db, clock, config }: PaymentDeps): RequestHandler {
  return async (req, _res, next) => {
    const { paymentCallsPerAddressPerMinute: max, networkFactors: factors } = config.limits;
    const limits = addressLimits('payments', clientAddress(req), { max, windowSeconds: 60, factors });
    await countHit(db, limits, clock(), 'payment-too-many-calls');
    next();
  };
}

const refuseUnknownBooking = (req: Request) =>
  refuseMalformed(req, 'bookingId', bookingIdSchema, 'booking-not-found', 'payment-booking-unknown');

/** A malformed id is answered like an unknown one. */
function refuseMalformed(
  req: Request,
  field: string,
  schema: { safeParse(value: unknown): { success: boolean } },
  problem: ProblemType,
  code: PlainCode,
): void {
  const value: unknown = Object(req.body)[field];
  if (typeof value === 'string' && !schema.safeParse(value).success) throw new Problem(problem, code);
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
