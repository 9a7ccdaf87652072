import express from 'express';
import type { Router } from 'express';
import { clientAddress } from '../../platform/client-address.ts';
import { ownProof, taggedRouter } from '../../platform/routes.ts';
import type { PaymentDeps } from '../base/payment-deps.ts';
import { createJoined } from './join.ts';
import { readWebhook } from './webhook.ts';
import { takeHint } from './webhook.usecase.ts';

export const WEBHOOK_PATH = '/api/payments/webhook';

const MAX_WEBHOOK_BODY = '64kb';

/** The provider's webhook. Its own body reader, so it stands before the one for JSON; exempt from the origin guard. */
export function webhookRoutes(deps: PaymentDeps): Router {
  const { router, route } = taggedRouter('Payments');
  const joined = createJoined();
  router.use(WEBHOOK_PATH, express.text({ type: () => true, limit: MAX_WEBHOOK_BODY }));

  route(`POST ${WEBHOOK_PATH}`, ownProof, {
    async handle({ req, res }) {
      const rawBody = typeof req.body === 'string' ? req.body : '';
      const hint = readWebhook(rawBody, req.get('tosspayments-webhook-transmission-id'));
      if (hint) await takeHint(deps, hint, { address: clientAddress(req), joined });
      // Exactly 200: whether another 2xx counts is not known.
      res.status(200).json({ received: true });
    },
  });
  return router;
}
