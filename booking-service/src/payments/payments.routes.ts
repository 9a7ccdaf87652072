import express, { Router } from 'express';
import type { Request, RequestHandler } from 'express';
import {
  orderIdSchema,
  paymentAbandonRequestSchema,
  paymentConfirmRequestSchema,
  paymentInitializeRequestSchema,
} from 'shared/payments/payments.ts';
import type { PaymentChecking, PaymentConfirmed } from 'shared/payments/payments.ts';
import { bookingIdSchema } from 'shared/bookings/booking-request.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { clientAddress } from '../platform/client-address.ts';
import { parseBody } from '../platform/parse.ts';
import { Problem } from '../platform/problem.ts';
import type { ProblemType } from 'shared/problems/problem.ts';
import { countHit } from '../platform/rate-limit.ts';
import { addRoute } from '../platform/routes.ts';
import { abandonPayment } from './abandon.usecase.ts';
import { confirmPayment } from './confirm.usecase.ts';
import type { ConfirmResult } from './confirm.usecase.ts';
import { initializePayment } from './initialize.usecase.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { paymentMessages } from './payments.messages.ts';
import { readWebhook } from './webhook.ts';
import { takeHint } from './webhook.usecase.ts';
import type { InFlight } from './in-flight.ts';
import { withinMs } from './within.ts';

export const WEBHOOK_PATH = '/api/payments/webhook';

/** Initialize, confirm and abandon (spec.md section 7, design.md section 4). Expects parsed JSON bodies. */
export function paymentRoutes(deps: PaymentDeps, inFlight: InFlight): Router {
  const router = Router();

  addRoute(router, '/api/payments/initialize', {
    post: [
      limitCalls(deps),
      async (req, res) => {
        refuseMalformed(
          req,
          'bookingId',
          bookingIdSchema,
          'booking-not-found',
          paymentMessages.unknownBooking,
        );
        res.json(await initializePayment(deps, parseBody(paymentInitializeRequestSchema, req)));
      },
    ],
  });

  addRoute(router, '/api/payments/confirm', {
    post: [
      limitCalls(deps),
      async (req, res) => {
        refuseMalformed(req, 'orderId', orderIdSchema, 'payment-not-found', paymentMessages.unknownPayment);
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
        refuseMalformed(req, 'orderId', orderIdSchema, 'payment-not-found', paymentMessages.unknownPayment);
        const { orderId } = parseBody(paymentAbandonRequestSchema, req);
        await abandonPayment(deps, orderId);
        res.json({ success: true, message: paymentMessages.abandoned });
      },
    ],
  });
  return router;
}

const MAX_WEBHOOK_BODY = '64kb';

/** The provider's webhook. Its own body reader, so it stands before the one for JSON; exempt from the origin guard. */
export function webhookRoutes(deps: PaymentDeps): Router {
  const router = Router();
  addRoute(router, WEBHOOK_PATH, {
    post: [
      express.text({ type: () => true, limit: MAX_WEBHOOK_BODY }),
      async (req, res) => {
        const rawBody = typeof req.body === 'string' ? req.body : '';
        const hint = readWebhook(rawBody, req.get('tosspayments-webhook-transmission-id'));
        if (hint) await takeHint(deps, hint);
        // Exactly 200: whether another 2xx counts is not known (toss-contract.md section 5.2).
        res.status(200).json({ received: true });
      },
    ],
  });
  return router;
}

function limitCalls({ db, clock, config }: PaymentDeps): RequestHandler {
  return async (req, _res, next) => {
    const bucket = `payments:address:${clientAddress(req)}`;
    const limit = { bucket, max: config.limits.paymentCallsPerAddressPerMinute, windowSeconds: 60 };
    await countHit(db, limit, clock(), paymentMessages.tooManyCalls);
    next();
  };
}

/** A malformed id is answered like an unknown one (design.md section 4). */
function refuseMalformed(
  req: Request,
  field: string,
  schema: { safeParse(value: unknown): { success: boolean } },
  problem: ProblemType,
  detail: string,
): void {
  const value: unknown = Object(req.body)[field];
  if (typeof value === 'string' && !schema.safeParse(value).success) throw new Problem(problem, detail);
}

function confirmedBody({ booking, attempt }: Extract<ConfirmResult, { status: 'paid' }>): PaymentConfirmed {
  const at = booking.startsAt && seoulWallClock(booking.startsAt);
  return {
    success: true,
    message: paymentMessages.confirmed,
    data: {
      booking: { id: booking.id, bookingDate: at?.date ?? null, bookingTime: at?.time ?? null },
      payment: { method: attempt.method, approvedAt: attempt.approvedAt?.toISOString() ?? null },
    },
  };
}
