import express from 'express';
import type { RequestHandler, Response, Router } from 'express';
import { abort } from '../provider/confirm.ts';
import { errorMessage, isKnownCode } from '../provider/errors.ts';
import type { Simulator } from '../provider/simulator-context.ts';
import { authenticate, CONFIRM_WITHIN_MS, expire } from '../world/payments.ts';
import type { PaymentRecord } from '../world/model.ts';
import { html } from './html.ts';
import { sendPage } from './page.ts';
import { closedPage, windowPage } from './window-page.ts';

/** How parameters join a URL that has a query already is not documented: we add to it. */
function withParameters(url: string, parameters: Record<string, string>): string {
  const target = new URL(url);
  for (const [name, value] of Object.entries(parameters)) target.searchParams.set(name, value);
  return target.toString();
}

function toShop(res: Response, url: string | null, parameters: Record<string, string>): void {
  if (url === null) return void sendPage(res, '결제', html`<h1>완료 · Done</h1>`);
  res.redirect(303, withParameters(url, parameters));
}

/** The card window and what can be done in it. */
export function cardWindow(sim: Simulator): Router {
  const router = express.Router();
  const find = (key: string | string[] | undefined) => sim.world.payments.get(String(key));

  router.get('/:paymentKey', (req, res) => {
    sim.expireDue();
    const payment = find(req.params.paymentKey);
    if (!payment) return sendPage(res, '결제', html`<h1>없는 결제 · Unknown payment</h1>`, false, 404);
    sendPage(
      res,
      '카드 결제 · Card payment',
      payment.status === 'READY' ? windowPage(payment) : closedPage(payment),
    );
  });

  /** An action on a window that is still open; a closed one shows its state instead. */
  const onOpen =
    (
      act: (payment: PaymentRecord, res: Response, form: Record<string, unknown>) => void | Promise<void>,
    ): RequestHandler =>
    async (req, res) => {
      sim.expireDue();
      const payment = find(req.params['paymentKey']);
      if (!payment) return sendPage(res, '결제', html`<h1>없는 결제 · Unknown payment</h1>`, false, 404);
      if (payment.status !== 'READY') return sendPage(res, '결제', closedPage(payment), false, 409);
      await act(payment, res, Object(req.body));
      sim.save();
    };

  const successOf = (payment: PaymentRecord) => ({
    paymentKey: payment.paymentKey,
    orderId: payment.orderId,
    amount: String(payment.amount),
  });

  router.post(
    '/:paymentKey/approve',
    onOpen((payment, res, form) => {
      const merchant = sim.world.merchants.get(payment.clientKey);
      if (!merchant) return;
      authenticate(sim.world, merchant, payment);
      if (form['how'] === 'late') {
        const longAgo = sim.world.now(merchant).getTime() - CONFIRM_WITHIN_MS - 1000;
        payment.authenticatedAt = new Date(longAgo).toISOString();
      }
      toShop(res, payment.successUrl, successOf(payment));
    }),
  );

  // The one outcome whose redirect names no order.
  router.post(
    '/:paymentKey/cancel',
    onOpen((payment, res) =>
      toShop(res, payment.failUrl, {
        code: 'PAY_PROCESS_CANCELED',
        message: '사용자에 의해 결제가 취소되었습니다.',
      }),
    ),
  );

  router.post(
    '/:paymentKey/decline',
    onOpen(async (payment, res, form) => {
      const code = String(form['code'] ?? 'REJECT_CARD_COMPANY');
      if (!isKnownCode(code)) return void res.sendStatus(400);
      if (form['where'] === 'confirm') {
        const merchant = sim.world.merchants.get(payment.clientKey);
        if (merchant) authenticate(sim.world, merchant, payment);
        payment.declineAtConfirm = code;
        return toShop(res, payment.successUrl, successOf(payment));
      }
      abort(payment, code);
      toShop(res, payment.failUrl, { code, message: errorMessage(code), orderId: payment.orderId });
      await sim.announce(payment);
    }),
  );

  router.post(
    '/:paymentKey/expire',
    onOpen(async (payment, res) => {
      expire(payment);
      sendPage(res, '결제', closedPage(payment));
      await sim.announce(payment);
    }),
  );

  // What a closed window sends back is not documented; PAY_PROCESS_ABORTED is our guess.
  router.post('/:paymentKey/leave', (req, res) => {
    const payment = find(req.params.paymentKey);
    const parameters = {
      code: 'PAY_PROCESS_ABORTED',
      message: '결제가 중단되었습니다.',
      orderId: payment?.orderId ?? '',
    };
    toShop(res, payment?.failUrl ?? null, parameters);
  });

  return router;
}
