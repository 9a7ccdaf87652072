import { randomToken } from '../world/world.ts';
import type { World } from '../world/world.ts';
import type { PaymentRecord, Webhook } from '../world/model.ts';
import { kstInstant, kstWithoutOffset } from './kst.ts';
import { paymentObject } from './payment-object.ts';

/** Minutes after which a webhook is tried again. */
const RETRY_MINUTES = [1, 4, 16, 64, 256, 1024, 4096];
const ANSWER_WITHIN_MS = 10_000;

export interface WebhookSender {
  /** Queues what a change of `payment` sends; resolves when everything due "before the answer" has been delivered. */
  announce: (payment: PaymentRecord) => Promise<void>;
  /** Delivers everything that is due and free to go; returns how many that were. */
  deliverDue: () => Promise<number>;
  /** Delivers one webhook now, whatever its state: "resend" in the provider's console. */
  resend: (webhook: Webhook) => Promise<void>;
}

export function createWebhookSender(world: World, baseUrl: () => string): WebhookSender {
  const inFlight = new Set<string>();

  function write(payment: PaymentRecord, url: string): Webhook {
    const merchant = world.merchants.get(payment.clientKey);
    const now = (merchant ? world.now(merchant) : new Date()).toISOString();
    const body = {
      eventType: 'PAYMENT_STATUS_CHANGED',
      createdAt: kstWithoutOffset(now),
      data: paymentObject(payment, baseUrl()),
    };
    return {
      transmissionId: `whtrans_${randomToken(16)}`,
      clientKey: payment.clientKey,
      url,
      orderId: payment.orderId,
      paymentKey: payment.paymentKey,
      status: payment.status,
      body: JSON.stringify(body),
      state: 'waiting',
      dueAt: now,
      tries: [],
    };
  }

  async function announce(payment: PaymentRecord): Promise<void> {
    const merchant = world.merchants.get(payment.clientKey);
    if (!merchant?.webhookUrl) return;
    const fault = world.faults.take('webhook', payment);
    const webhook = write(payment, merchant.webhookUrl);
    world.webhooks.set(webhook.transmissionId, webhook);
    if (fault?.effect === 'drop') webhook.state = 'dropped';
    if (fault?.effect === 'hold') webhook.state = 'held';
    if (fault?.effect === 'late')
      webhook.dueAt = new Date(Date.parse(webhook.dueAt) + fault.seconds * 1000).toISOString();
    world.changed.notify();
    if (fault?.effect === 'before-answer') await deliver(webhook);
    if (fault?.effect !== 'duplicate') return;
    // The same transmission over and over, as a provider that never saw our 200 would send it.
    await Promise.all(Array.from({ length: fault.copies }, () => post(webhook)));
    await deliver(webhook);
  }

  async function post(webhook: Webhook): Promise<boolean> {
    const merchant = world.merchants.get(webhook.clientKey);
    const at = (merchant ? world.now(merchant) : new Date()).toISOString();
    const attempt: Webhook['tries'][number] = { at, status: null, error: null };
    try {
      const answer = await fetch(webhook.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'tosspayments-webhook-transmission-id': webhook.transmissionId,
          'tosspayments-webhook-transmission-time': kstInstant(at),
          'tosspayments-webhook-transmission-retried-count': String(webhook.tries.length),
        },
        body: webhook.body,
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      await answer.arrayBuffer();
      attempt.status = answer.status;
    } catch (error) {
      attempt.error = error instanceof Error ? error.message : String(error);
    }
    webhook.tries.push(attempt);
    world.changed.notify();
    return attempt.status === 200;
  }

  async function deliver(webhook: Webhook): Promise<void> {
    if (inFlight.has(webhook.transmissionId)) return;
    inFlight.add(webhook.transmissionId);
    const arrived = await post(webhook).finally(() => inFlight.delete(webhook.transmissionId));
    const pause = RETRY_MINUTES[webhook.tries.length - 1];
    if (arrived) webhook.state = 'delivered';
    else if (pause === undefined) webhook.state = 'given-up';
    else {
      const last = webhook.tries.at(-1)?.at ?? webhook.dueAt;
      webhook.state = 'waiting';
      webhook.dueAt = new Date(Date.parse(last) + pause * 60_000).toISOString();
    }
    world.changed.notify();
  }

  async function deliverDue(): Promise<number> {
    const due = [...world.webhooks.values()].filter((webhook) => {
      const merchant = world.merchants.get(webhook.clientKey);
      return (
        webhook.state === 'waiting' && merchant && Date.parse(webhook.dueAt) <= world.now(merchant).getTime()
      );
    });
    await Promise.all(due.map(deliver));
    return due.length;
  }

  return { announce, deliverDue, resend: deliver };
}
