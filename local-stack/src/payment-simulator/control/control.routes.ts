import express from 'express';
import type { ErrorRequestHandler, Router } from 'express';
import * as z from 'zod';
import { cancelPayment } from '../provider/cancel.ts';
import { paymentObject } from '../provider/payment-object.ts';
import type { Simulator } from '../provider/simulator-context.ts';
import { faultSchema } from '../world/faults.ts';
import { authenticate, expire, openPayment } from '../world/payments.ts';
import * as schemas from './control.schemas.ts';
import { controlHelp } from './help.ts';
import { captures, matching, releaseHeld } from './views.ts';

class NotFound extends Error {}

function required<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new NotFound(what);
  return found;
}

/** Scripting for tests and for curious people; documented by its own `GET /control`. */
export function controlApi(sim: Simulator): Router {
  const router = express.Router();
  const { world } = sim;
  const merchantOf = (clientKey: string) => required(world.merchants.get(clientKey), `merchant ${clientKey}`);
  const paymentOf = (key: string | undefined) => required(world.payments.get(String(key)), `payment ${key}`);

  router.get('/', (_req, res) => void res.json(controlHelp));

  router.post('/merchants', (req, res) => {
    const merchant = schemas.merchantSchema.parse(req.body);
    const clockOffsetMs = world.merchants.get(merchant.clientKey)?.clockOffsetMs ?? 0;
    world.merchants.set(merchant.clientKey, { ...merchant, clockOffsetMs });
    sim.save();
    res.status(201).json(merchant);
  });

  router.post('/authorise', (req, res) => {
    const { clientKey, outcome, ...order } = schemas.authoriseSchema.parse(req.body);
    const merchant = merchantOf(clientKey);
    const payment = openPayment(world, merchant, order);
    if (outcome === 'authenticated') authenticate(world, merchant, payment);
    sim.save();
    const { paymentKey, orderId, amount } = payment;
    res.status(201).json({ paymentKey, orderId, amount });
  });

  router.post(
    '/faults',
    (req, res) => void res.status(201).json(world.faults.add(faultSchema.parse(req.body))),
  );
  router.get('/faults', (req, res) => {
    const filter = schemas.filterSchema.parse(req.query);
    res.json(matching(world.faults.list(), filter));
  });
  router.delete('/faults', (req, res) => {
    res.json({ removed: world.faults.remove(schemas.filterSchema.parse(req.query)) });
  });

  router.post('/release', async (req, res) => {
    res.json(await releaseHeld(sim, schemas.releaseSchema.parse(req.body ?? {})));
  });

  router.post('/clock', async (req, res) => {
    const { clientKey, advanceSeconds } = schemas.clockSchema.parse(req.body);
    const merchant = merchantOf(clientKey);
    merchant.clockOffsetMs += advanceSeconds * 1000;
    sim.expireDue();
    await sim.webhooks.deliverDue();
    sim.save();
    res.json({ now: world.now(merchant).toISOString() });
  });

  router.get('/calls', async (req, res) => {
    const { atLeast, waitMs, ...filter } = schemas.callsQuerySchema.parse(req.query);
    res.json(
      await world.changed.until(
        () => world.calls.list(filter),
        (calls) => calls.length >= atLeast,
        waitMs,
      ),
    );
  });

  router.get(
    '/captures',
    (req, res) => void res.json(captures(world, schemas.filterSchema.parse(req.query))),
  );

  router.get('/payments', (req, res) => {
    sim.expireDue();
    const found = matching([...world.payments.values()], schemas.filterSchema.parse(req.query));
    res.json(found.map((payment) => paymentObject(payment, sim.baseUrl())));
  });

  router.get('/webhooks', async (req, res) => {
    const { atLeast, waitMs, ...filter } = schemas.webhooksQuerySchema.parse(req.query);
    const read = () => matching([...world.webhooks.values()], filter);
    res.json(await world.changed.until(read, (webhooks) => webhooks.length >= atLeast, waitMs));
  });

  router.post('/webhooks/:transmissionId/resend', async (req, res) => {
    const webhook = required(world.webhooks.get(req.params.transmissionId), 'webhook');
    await sim.webhooks.resend(webhook);
    res.json(webhook);
  });

  router.post('/payments/:paymentKey/webhook', async (req, res) => {
    await sim.webhooks.announce(paymentOf(req.params.paymentKey));
    await sim.webhooks.deliverDue();
    res.json({ sent: true });
  });

  router.post('/payments/:paymentKey/cancel', async (req, res) => {
    const payment = paymentOf(req.params.paymentKey);
    const body = schemas.consoleCancelSchema.parse(req.body ?? {});
    const code = cancelPayment(world, merchantOf(payment.clientKey), payment, body);
    if (code !== null) return void res.status(409).json({ code });
    await sim.announce(payment);
    sim.save();
    res.json(paymentObject(payment, sim.baseUrl()));
  });

  router.post('/payments/:paymentKey/expire', async (req, res) => {
    const payment = paymentOf(req.params.paymentKey);
    if (payment.status !== 'READY' && payment.status !== 'IN_PROGRESS')
      return void res.status(409).json({ error: `a payment that is ${payment.status} cannot run out` });
    expire(payment);
    await sim.announce(payment);
    sim.save();
    res.json(paymentObject(payment, sim.baseUrl()));
  });

  const onError: ErrorRequestHandler = (error: unknown, _req, res, next) => {
    if (error instanceof z.ZodError) return void res.status(400).json({ error: z.prettifyError(error) });
    if (error instanceof NotFound) return void res.status(404).json({ error: `unknown ${error.message}` });
    next(error);
  };
  router.use(onError);
  return router;
}
