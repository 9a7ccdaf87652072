import type { Queryable } from '../../platform/database.ts';
import { fixedPeriods } from '../../platform/retention-periods.ts';
import type { WebhookHint } from './webhook.ts';

/** Remembers having seen a webhook. True when it has been dealt with before. */
export async function isProcessed(db: Queryable, hint: WebhookHint, now: Date): Promise<boolean> {
  const { rows } = await db.query<{ state: string }>(
    `INSERT INTO webhook_events AS seen (transmission_id, event_type, attempt_id, payment_key, state, received_at)
     VALUES ($1, $2, $3, $4, 'RECEIVED', $5)
     ON CONFLICT (transmission_id) DO UPDATE SET transmission_id = seen.transmission_id RETURNING seen.state`,
    [hint.transmissionId, hint.eventType, hint.orderId, hint.paymentKey, now],
  );
  return rows[0]?.state === 'PROCESSED';
}

export async function markProcessed(db: Queryable, transmissionId: string): Promise<void> {
  await db.query(`UPDATE webhook_events SET state = 'PROCESSED' WHERE transmission_id = $1`, [
    transmissionId,
  ]);
}

/** Forgets webhooks that can no longer be sent again: the provider gives up within days. */
export async function forgetOldWebhooks(db: Queryable, now: Date): Promise<void> {
  await db.query('DELETE FROM webhook_events WHERE received_at < $1', [
    new Date(now.getTime() - fixedPeriods.webhookDays * 86_400_000),
  ]);
}
