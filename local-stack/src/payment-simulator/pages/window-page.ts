import { declineCodes, errorMessage } from '../provider/errors.ts';
import { deadlineOf } from '../world/payments.ts';
import type { PaymentRecord } from '../world/model.ts';
import { kstInstant } from '../provider/kst.ts';
import { formatWon, html } from './html.ts';
import type { SafeHtml } from './html.ts';

/** Forms leave an overlay through the top window: a person's click may do that from another origin's frame. */
const action = (payment: PaymentRecord, name: string, content: SafeHtml) =>
  html`<form method="post" action="/window/${payment.paymentKey}/${name}" target="_top">${content}</form>`;

const codeOptions = Object.keys(declineCodes).map(
  (code) => html`<option value="${code}">${code}: ${errorMessage(code)}</option>`,
);

/** The card window while a payment can still be authenticated. */
export function windowPage(payment: PaymentRecord): SafeHtml {
  const deadline = deadlineOf(payment);
  const until = deadline === null ? '' : kstInstant(deadline.toISOString()).slice(11, 16);
  return html`
    <h1>카드 결제 <span lang="en">Card payment</span></h1>
    <p class="soft">
      실제 카드가 필요 없습니다. <span lang="en">Nothing is charged, no card details are asked for.</span>
    </p>
    <div class="card" aria-hidden="true">
      <div class="row"><span>SIMULATED CARD</span><span>TEST</span></div>
      <div class="number">0000 0000 0000 0000</div>
      <div class="row"><span>${payment.customerName ?? 'TEST VISITOR'}</span><span>00/00</span></div>
    </div>
    <dl>
      <dt>주문 <span lang="en">Order</span></dt>
      <dd>${payment.orderName}</dd>
      <dt>주문번호 <span lang="en">Order no.</span></dt>
      <dd><code>${payment.orderId}</code></dd>
      <dt>결제 금액 <span lang="en">Amount</span></dt>
      <dd class="total">${formatWon(payment.amount)}</dd>
    </dl>
    ${action(payment, 'approve', html`<button class="main" name="how" value="approve">결제하기 · Approve</button>`)}
    ${action(payment, 'cancel', html`<button>취소 · Cancel</button>`)}
    <details>
      <summary>거절하기 · Decline the card</summary>
      ${action(
        payment,
        'decline',
        html`<label
            >거절 사유 · Reason
            <select name="code">
              ${codeOptions}
            </select></label
          >
          <button class="warn" name="where" value="window">결제창에서 거절 · Decline in this window</button>
          <button class="warn" name="where" value="confirm">
            승인할 때 거절 · Decline when the shop confirms
          </button>`,
      )}
    </details>
    <details>
      <summary>시간 초과 · Let the time run out</summary>
      ${action(payment, 'expire', html`<button>인증 시간 만료 · The 30 minutes in this window</button>`)}
      ${action(payment, 'approve', html`<button name="how" value="late">승인 시간 만료 · Approve, but 10 minutes too late</button>`)}
    </details>
    <p class="soft">${until}까지 유효 · <span lang="en">open until ${until} KST</span></p>
  `;
}

/** What stands there when the window can do nothing more. */
export function closedPage(payment: PaymentRecord): SafeHtml {
  const back =
    payment.failUrl === null
      ? null
      : html`<form method="post" action="/window/${payment.paymentKey}/leave" target="_top">
          <button class="main">상점으로 · Back to the shop</button>
        </form>`;
  return html`
    <h1>결제창이 닫혔습니다 <span lang="en">This window is closed</span></h1>
    <p>결제 상태 <span lang="en">status</span>: <strong>${payment.status}</strong></p>
    ${back}
  `;
}
