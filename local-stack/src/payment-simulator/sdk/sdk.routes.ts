import express from 'express';
import type { Router } from 'express';
import { fileURLToPath } from 'node:url';
import type { Simulator } from '../provider/simulator-context.ts';
import { checkout } from './checkout.ts';

const scriptFile = fileURLToPath(new URL('./v1.js', import.meta.url));

/** The browser SDK and the call it makes; open to every origin, like the provider's own. */
export function sdk(sim: Simulator): Router {
  const router = express.Router();
  router.use((req, res, next) => {
    res.set('Access-Control-Allow-Origin', '*').set('Access-Control-Allow-Headers', 'content-type');
    if (req.method === 'OPTIONS') return void res.sendStatus(204);
    next();
  });
  router.get('/v1.js', (_req, res) => {
    res.set('Cache-Control', 'no-cache').type('text/javascript').sendFile(scriptFile);
  });
  router.post('/checkout', (req, res) => {
    const answer = checkout(sim.world, req.body);
    if ('code' in answer) return void res.status(400).json(answer);
    sim.save();
    const { paymentKey, orderId } = answer.payment;
    res.json({ paymentKey, orderId, checkoutUrl: `${sim.baseUrl()}/window/${paymentKey}` });
  });
  return router;
}
