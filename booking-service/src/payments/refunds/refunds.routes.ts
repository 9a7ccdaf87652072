import type { Router } from 'express';
import { giftCardAddresses } from 'shared/gift-cards/gift-card-order.ts';
import { refundQuoteSchema, refundRequestSchema, refundSchema } from 'shared/refunds/refunds.ts';
import { voucherSchema } from 'shared/vouchers/voucher.ts';
import { admins } from '../../auth/signed-in.ts';
import { ofBooking } from '../../bookings/admin/named-booking.ts';
import { requiredKey } from '../../platform/idempotency.ts';
import { Problem } from '../../platform/problem.ts';
import { taggedRouter } from '../../platform/routes.ts';
import { ofVoucher } from '../../vouchers/voucher-id.ts';
import type { InFlight } from '../base/in-flight.ts';
import type { PaymentDeps } from '../base/payment-deps.ts';
import { quoteRefund } from './refund-quote.usecase.ts';
import { returnGiftCard } from './return-gift-card.usecase.ts';
import { sendRefunds } from './send-refunds.usecase.ts';
import { readRefund, requestStaffRefund } from './staff-refund.usecase.ts';

const notSold = () => new Problem('not-found', 'voucher-not-sold');

/** Refunds by staff. */
export function refundRoutes(deps: PaymentDeps, inFlight: InFlight): Router {
  const { router, route } = taggedRouter('Refunds');

  route('GET /api/admin/bookings/:bookingId/refund-quote', admins, {
    summary: 'What the policy gives back, line by line, what is left, and the refunds so far',
    description:
      'Under the policy that the booking was sold with, at the moment of its cancellation, or now while it stands. `party` adds up what it gives each of a party.',
    params: ofBooking,
    answers: { 200: refundQuoteSchema },
    handle: ({ params: { bookingId } }) => quoteRefund(deps, bookingId),
  });

  route('POST /api/admin/bookings/:bookingId/refunds', admins, {
    summary: 'Refund a paid booking, wholly or in part',
    description:
      'Another amount than the policy gives needs `override`. With `wholeParty` one refund pays everybody of the party what the policy gives them. A repeat with the same key answers with the same refund. The answer says whether it is done, on its way, or refused by the provider.',
    params: ofBooking,
    headers: requiredKey('refund-key'),
    body: refundRequestSchema,
    answers: { 201: refundSchema },
    refusals: ['refund-not-possible', 'stale-change', 'refund-in-progress', 'idempotency-key-reused'],
    async handle({ params: { bookingId }, headers, body, actor }) {
      const wanted = { ...body, bookingId, key: headers['Idempotency-Key'], actor };
      await deps.reached('refund:before-first-transaction', bookingId);
      const asked = await requestStaffRefund(deps, wanted);
      await deps.reached('refund:after-first-transaction', bookingId);
      if (asked.isNew) await sendRefunds(deps, inFlight);
      return readRefund(deps, asked.refund.id, { ...body, bookingId });
    },
  });

  route(`POST ${giftCardAddresses.giveBack(':voucherId')}`, admins, {
    summary: 'Give a gift card’s money back',
    description:
      'Of one that was bought on the site, as long as nothing of it is used: the card ends, and all of it goes back to the buyer. Asked again it is what it is. Written to the audit log.',
    params: ofVoucher(notSold),
    answers: { 200: voucherSchema },
    refusals: ['refund-not-possible'],
    async handle({ params: { voucherId }, actor }) {
      const returned = await returnGiftCard(deps, voucherId, actor);
      await sendRefunds(deps, inFlight);
      return returned;
    },
  });
  return router;
}
