import { Router } from 'express';
import { giftCardAddresses } from 'shared/gift-cards/gift-card-order.ts';
import { refundRequestSchema } from 'shared/refunds/refunds.ts';
import { accountOf } from '../../auth/signed-in.ts';
import { bookingIdOf } from '../../bookings/admin/named-booking.ts';
import { submissionKey } from '../../platform/idempotency.ts';
import { parseBody, validationFailed } from '../../platform/parse.ts';
import { Problem } from '../../platform/problem.ts';
import { addRoute } from '../../platform/routes.ts';
import type { InFlight } from '../base/in-flight.ts';
import type { PaymentDeps } from '../base/payment-deps.ts';
import { voucherIdOf } from '../../vouchers/voucher-id.ts';
import { quoteRefund } from './refund-quote.usecase.ts';
import { returnGiftCard } from './return-gift-card.usecase.ts';
import { sendRefunds } from './send-refunds.usecase.ts';
import { readRefund, requestStaffRefund } from './staff-refund.usecase.ts';

/** Refunds by staff. Stands behind `requireAdmin`. */
export function refundRoutes(deps: PaymentDeps, inFlight: InFlight): Router {
  const router = Router();

  addRoute(router, '/api/admin/bookings/:bookingId/refund-quote', {
    get: async (req, res) => {
      res.json(await quoteRefund(deps, bookingIdOf(req)));
    },
  });

  addRoute(router, '/api/admin/bookings/:bookingId/refunds', {
    post: async (req, res) => {
      const bookingId = bookingIdOf(req);
      const body = parseBody(refundRequestSchema, req);
      const key = submissionKey(req, 'refunds', body)?.key;
      if (key === undefined) throw validationFailed([{ path: 'Idempotency-Key', code: 'refund-key' }]);
      await deps.reached('refund:before-first-transaction', bookingId);
      const asked = await requestStaffRefund(deps, { ...body, bookingId, key, actor: accountOf(res) });
      await deps.reached('refund:after-first-transaction', bookingId);
      if (asked.isNew) await sendRefunds(deps, inFlight);
      res.status(201).json(await readRefund(deps, asked.refund.id, { ...body, bookingId }));
    },
  });

  addRoute(router, giftCardAddresses.giveBack(':voucherId'), {
    post: async (req, res) => {
      const id = voucherIdOf(req.params.voucherId);
      if (id === undefined) throw new Problem('not-found', 'voucher-not-sold');
      const returned = await returnGiftCard(deps, id, accountOf(res));
      await sendRefunds(deps, inFlight);
      res.json(returned);
    },
  });

  return router;
}
