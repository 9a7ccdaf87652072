import express from 'express';
import type { Router } from 'express';
import type { Simulator } from '../simulator-context.ts';
import { paymentByKey, paymentOfOrder } from '../world/payments.ts';
import type { PaymentRecord } from '../world/model.ts';
import { cancelBodySchema, cancelPayment } from './cancel.ts';
import { confirm } from './confirm.ts';
import { errorAnswer } from './errors.ts';
import type { Answer } from './errors.ts';
import { paymentObject } from './payment-object.ts';
import { serve } from './pipeline.ts';
import type { Operation } from './pipeline.ts';
import { listTransactions } from './transactions.ts';

const textOf = (body: unknown, field: string): string | null => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : null;
  return typeof value === 'string' ? value : null;
};

/** The provider's server API (toss-contract.md section 3). */
export function providerApi(sim: Simulator): Router {
  const router = express.Router();
  const { world } = sim;
  const bodyOf = (payment: PaymentRecord) => ({ status: 200, body: paymentObject(payment, sim.baseUrl()) });

  router.post('/payments/confirm', (req, res) =>
    serve(sim, req, res, (merchant) => confirmOperation(sim, req.body, merchant.clientKey), 'confirm'),
  );

  router.get('/payments/orders/:orderId', (req, res) =>
    serve(
      sim,
      req,
      res,
      (merchant) => {
        const payment = () => paymentOfOrder(world, merchant, req.params.orderId);
        return query(payment, { orderId: req.params.orderId, paymentKey: payment()?.paymentKey ?? null });
      },
      'query',
    ),
  );

  router.get('/payments/:paymentKey', (req, res) =>
    serve(
      sim,
      req,
      res,
      (merchant) => {
        const payment = () => paymentByKey(world, merchant, req.params.paymentKey);
        return query(payment, { orderId: payment()?.orderId ?? null, paymentKey: req.params.paymentKey });
      },
      'query',
    ),
  );

  function query(find: () => PaymentRecord | undefined, subject: Operation['subject']): Operation {
    return {
      kind: 'query',
      subject,
      run: (merchant) => {
        const payment = find();
        const hidden =
          merchant.guesses.hideUnapproved && ['READY', 'IN_PROGRESS'].includes(payment?.status ?? '');
        return {
          answer: payment && !hidden ? bodyOf(payment) : errorAnswer('NOT_FOUND_PAYMENT'),
          changed: null,
        };
      },
    };
  }

  router.post('/payments/:paymentKey/cancel', (req, res) =>
    serve(
      sim,
      req,
      res,
      (merchant) => {
        const { paymentKey } = req.params;
        const payment = paymentByKey(world, merchant, paymentKey);
        return {
          kind: 'cancel',
          subject: { orderId: payment?.orderId ?? null, paymentKey },
          exclusive: { key: `cancel:${paymentKey}`, busy: errorAnswer('FORBIDDEN_CONSECUTIVE_REQUEST') },
          run: () => {
            const refused = (code: string): { answer: Answer; changed: null } => ({
              answer: errorAnswer(code),
              changed: null,
            });
            const body = cancelBodySchema.safeParse(req.body);
            if (!body.success) return refused('INVALID_REQUEST');
            if (!payment) return refused('NOT_FOUND_PAYMENT');
            const code = cancelPayment(world, merchant, payment, body.data);
            return code === null ? { answer: bodyOf(payment), changed: payment } : refused(code);
          },
        };
      },
      'cancel',
    ),
  );

  router.get('/transactions', (req, res) =>
    serve(
      sim,
      req,
      res,
      (merchant) => ({
        kind: 'transactions',
        subject: { orderId: null, paymentKey: null },
        run: () => ({ answer: listTransactions(world, merchant, req.query), changed: null }),
      }),
      'transactions',
    ),
  );

  return router;
}

function confirmOperation(sim: Simulator, body: unknown, clientKey: string): Operation {
  const paymentKey = textOf(body, 'paymentKey');
  const orderId = textOf(body, 'orderId');
  return {
    kind: 'confirm',
    subject: { orderId, paymentKey },
    // Two confirms at the same moment (toss-contract.md section 3.3).
    exclusive: {
      key: `confirm:${paymentKey ?? clientKey}`,
      busy: {
        status: 500,
        body: {
          code: 'FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING',
          message: '[S008] 기존 요청을 처리중입니다.',
        },
      },
    },
    run: (merchant, fault) => {
      const declineCode = fault?.effect === 'decline' ? fault.code : null;
      const context = { world: sim.world, merchant, baseUrl: sim.baseUrl(), declineCode };
      const { answer, payment } = confirm(context, body);
      return { answer, changed: payment };
    },
  };
}
