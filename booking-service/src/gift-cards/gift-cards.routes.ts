import { Router } from 'express';
import { giftCardAddresses, giftCardOrderSchema } from 'shared/gift-cards/gift-card-order.ts';
import { clientAddress } from '../platform/client-address.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { parseBody } from '../platform/parse.ts';
import { addRoute } from '../platform/routes.ts';
import { orderGiftCard } from './order-gift-card.usecase.ts';

/** Where gift cards are bought. */
export function giftCardRoutes(deps: PlatformDeps): Router {
  const router = Router();
  addRoute(router, giftCardAddresses.order, {
    post: async (req, res) => {
      const order = parseBody(giftCardOrderSchema, req);
      res.status(201).json(await orderGiftCard(deps, order, clientAddress(req)));
    },
  });
  return router;
}
