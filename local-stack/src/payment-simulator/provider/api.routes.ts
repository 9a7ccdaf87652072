import express from 'express';
import type { Router } from 'express';
import type { Simulator } from './simulator-context.ts';
import { paymentByKey, paymentOfOrder } from '../world/payments.ts';
import type { Merchant, PaymentRecord } from '../world/model.ts';
import { cancelBodySchema, cancelPayment } from './cancel.ts';
import { confirm } from './confirm.ts';
import { errorAnswer } from './errors.ts';
import type { Answer } from './errors.ts';
import { paymentObject } from './payment-object.ts';
import { serve } from './pipeline.ts';
import type { Operation } from './pipeline.ts';
import { listSettlements } from './settlements.ts';
import { listTransactions } from './transactions.ts';

/** The provider's server API. */
export function providerApi(sim: Simulator): Router {
  const router = express.Router();
  router.post('/payments/confirm', (req, res) =>
    serve(sim, req, res, 'confirm', (merchant) => confirmOperation(sim, merchant, req.body)),
  );
  router.get('/payments/orders/:orderId', (req, res) =>
    serve(sim, req, res, 'query', (merchant) => {
      const { orderId } = req.params;
      return queryOperation(sim, merchant, () => paymentOfOrder(sim.world, merchant, orderId), { orderId });
    }),
  );
  router.get('/payments/:paymentKey', (req, res) =>
    serve(sim, req, res, 'query', (merchant) => {
      const { paymentKey } = req.params;
      return queryOperation(sim, merchant, () => paymentByKey(sim.world, merchant, paymentKey), {
        paymentKey,
      });
    }),
  );
  router.post('/payments/:paymentKey/cancel', (req, res) =>
    serve(sim, req, res, 'cancel', (merchant) =>
      cancelOperation(sim, merchant, req.params.paymentKey, req.body),
    ),
  );
  router.get('/transactions', (req, res) =>
    serve(sim, req, res, 'transactions', (merchant) => ({
      subject: { orderId: null, paymentKey: null },
      run: () => ({ answer: listTransactions(sim.world, merchant, req.query), changed: null }),
    })),
  );
  router.get('/settlements', (req, res) =>
    serve(sim, req, res, 'settlements', (merchant) => ({
      subject: { orderId: null, paymentKey: null },
      run: () => ({ answer: listSettlements(sim.world, merchant, req.query), changed: null }),
    })),
  );
  return router;
}

const refused = (code: string) => ({ answer: errorAnswer(code), changed: null });

const shown = (sim: Simulator, payment: PaymentRecord): Answer => ({
  status: 200,
  body: paymentObject(payment, sim.baseUrl()),
});

function textOf(body: unknown, field: string): string | null {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : null;
  return typeof value === 'string' ? value : null;
}

function confirmOperation(sim: Simulator, merchant: Merchant, body: unknown): Operation {
  const paymentKey = textOf(body, 'paymentKey');
  return {
    subject: { orderId: textOf(body, 'orderId'), paymentKey },
    // Two confirms at the same moment.
    exclusive: {
      key: `confirm:${paymentKey ?? merchant.clientKey}`,
      busy: {
        status: 500,
        body: {
          code: 'FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING',
          message: '[S008] 기존 요청을 처리중입니다.',
        },
      },
    },
    run: (fault) => {
      const declineCode = fault?.effect === 'decline' ? fault.code : null;
      const context = { world: sim.world, merchant, baseUrl: sim.baseUrl(), declineCode };
      const { answer, payment } = confirm(context, body);
      return { answer, changed: payment };
    },
  };
}

function queryOperation(
  sim: Simulator,
  merchant: Merchant,
  find: () => PaymentRecord | undefined,
  asked: Partial<Operation['subject']>,
): Operation {
  const { orderId = null, paymentKey = null } = { ...find(), ...asked };
  return {
    subject: { orderId, paymentKey },
    run: () => {
      const payment = find();
      if (!payment) return refused('NOT_FOUND_PAYMENT');
      const isUnapproved = payment.status === 'READY' || payment.status === 'IN_PROGRESS';
      if (isUnapproved && merchant.guesses.hideUnapproved) return refused('NOT_FOUND_PAYMENT');
      return { answer: shown(sim, payment), changed: null };
    },
  };
}

function cancelOperation(sim: Simulator, merchant: Merchant, paymentKey: string, body: unknown): Operation {
  const payment = paymentByKey(sim.world, merchant, paymentKey);
  return {
    subject: { orderId: payment?.orderId ?? null, paymentKey },
    exclusive: { key: `cancel:${paymentKey}`, busy: errorAnswer('FORBIDDEN_CONSECUTIVE_REQUEST') },
    run: () => {
      const parsed = cancelBodySchema.safeParse(body);
      if (!parsed.success) return refused('INVALID_REQUEST');
      if (!payment) return refused('NOT_FOUND_PAYMENT');
      const code = cancelPayment(sim.world, merchant, payment, parsed.data);
      return code === null ? { answer: shown(sim, payment), changed: payment } : refused(code);
    },
  };
}
