import type { Router } from 'express';
import {
  giftCardAddresses,
  giftCardOrderedSchema,
  giftCardOrderSchema,
} from 'shared/gift-cards/gift-card-order.ts';
import { clientAddress } from '../platform/client-address.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { everybody, taggedRouter } from '../platform/routes.ts';
import { orderGiftCard } from './order-gift-card.usecase.ts';

/** Where gift cards are bought. */
export function giftCardRoutes(deps: PlatformDeps): Router {
  const { router, route } = taggedRouter('Gift cards');

  route(`POST ${giftCardAddresses.order}`, everybody, {
    summary: 'Order a gift card',
    description:
      'Nothing is charged by that: pay it with `POST /api/payments/initialize`, `bookingId` being its number.',
    body: giftCardOrderSchema,
    answers: { 201: giftCardOrderedSchema },
    refusals: ['too-many-requests'],
    handle: ({ body, req }) => orderGiftCard(deps, body, clientAddress(req)),
  });
  return router;
}
