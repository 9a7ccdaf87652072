import express from 'express';
import type { Router } from 'express';
import { cancelPayment } from '../provider/cancel.ts';
import { kstInstant } from '../provider/kst.ts';
import type { Simulator } from '../provider/simulator-context.ts';
import type { PaymentRecord } from '../world/model.ts';
import { formatWon, html } from './html.ts';
import { sendPage } from './page.ts';

const SHOWN = 100;

/** The provider's console, as far as somebody trying things out needs it: payments, cancel, send a webhook again. */
export function humanPages(sim: Simulator): Router {
  const router = express.Router();

  router.get('/', (_req, res) => {
    sim.expireDue();
    const newest = [...sim.world.payments.values()].reverse().slice(0, SHOWN);
    sendPage(res, 'Payment simulator', homePage(sim, newest), true);
  });

  router.post('/console/:paymentKey/cancel', async (req, res) => {
    const payment = sim.world.payments.get(req.params.paymentKey);
    const merchant = payment && sim.world.merchants.get(payment.clientKey);
    if (!payment || !merchant) return void res.redirect(303, '/');
    if (cancelPayment(sim.world, merchant, payment, { cancelReason: '관리자 취소 (console)' }) === null) {
      await sim.announce(payment);
      sim.save();
    }
    res.redirect(303, '/');
  });

  router.post('/console/:paymentKey/webhook', async (req, res) => {
    const payment = sim.world.payments.get(req.params.paymentKey);
    if (payment) await sim.announce(payment);
    res.redirect(303, '/');
  });

  router.get('/receipt/:paymentKey', (req, res) => {
    const payment = sim.world.payments.get(req.params.paymentKey);
    const lines = payment
      ? html`<p>${payment.orderName}: ${formatWon(payment.amount)}, ${payment.status}</p>`
      : html`<p>Unknown payment</p>`;
    sendPage(
      res,
      '영수증 · Receipt',
      html`<h1>영수증 · Receipt</h1>
        ${lines}`,
      false,
      payment ? 200 : 404,
    );
  });

  return router;
}

function homePage(sim: Simulator, payments: PaymentRecord[]) {
  const rows = payments.map((payment) => row(sim, payment));
  return html`
    <h1>결제 시뮬레이터 <span lang="en">Payment simulator</span></h1>
    <p class="soft" lang="en">
      Stands in for the card provider while developing. Scripted through <a href="/control">/control</a>.
    </p>
    <h2 lang="en">Payments, newest first</h2>
    <div class="scroll">
      <table lang="en">
        <thead>
          <tr>
            <th>Requested (KST)</th>
            <th>Order</th>
            <th>Status</th>
            <th>Amount</th>
            <th>Balance</th>
            <th>Webhooks</th>
            <th>Actions</th>
          </tr>
        </thead>
        <tbody>
          ${
            rows.length > 0
              ? rows
              : html`<tr>
                  <td colspan="7">No payment yet. Book a session on the site.</td>
                </tr>`
          }
        </tbody>
      </table>
    </div>
  `;
}

function row(sim: Simulator, payment: PaymentRecord) {
  const webhooks = [...sim.world.webhooks.values()].filter(
    (webhook) => webhook.paymentKey === payment.paymentKey,
  );
  const refundable = payment.balance > 0 && ['DONE', 'PARTIAL_CANCELED'].includes(payment.status);
  const button = (action: string, label: string) =>
    html`<form method="post" action="/console/${payment.paymentKey}/${action}">
      <button>${label}</button>
    </form>`;
  return html`<tr>
    <td>${kstInstant(payment.requestedAt).slice(0, 19).replace('T', ' ')}</td>
    <td>${payment.orderName}<br /><code>${payment.orderId}</code></td>
    <td>${payment.status}${payment.failure ? html`<br /><code>${payment.failure.code}</code>` : null}</td>
    <td>${formatWon(payment.amount)}</td>
    <td>${formatWon(payment.approvedAt === null ? 0 : payment.balance)}</td>
    <td>${webhooks.map((webhook) => html`${webhook.status}: ${webhook.state}<br />`)}</td>
    <td>
      ${payment.status === 'READY' ? html`<a href="/window/${payment.paymentKey}">open window</a> ` : null}
      ${refundable ? button('cancel', 'Cancel in full') : null} ${button('webhook', 'Send webhook')}
    </td>
  </tr>`;
}
