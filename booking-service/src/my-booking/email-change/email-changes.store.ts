import { forgetLinksBefore } from '../../personal-links/personal-links.store.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';

const DAY_MS = 86_400_000;
const askedAfter = (now: Date) => new Date(now.getTime() - DAY_MS);

/** Notes the address that is to be confirmed; one that was asked for before is forgotten. */
export async function putEmailChange(
  trx: Transaction,
  orderId: string,
  email: string,
  now: Date,
): Promise<void> {
  await trx.query(
    `INSERT INTO email_changes (order_id, email, asked_at) VALUES ($1, $2, $3)
     ON CONFLICT (order_id) DO UPDATE SET email = excluded.email, asked_at = excluded.asked_at`,
    [orderId, email, now],
  );
}

/** The address that waits to be confirmed; null where none does, or for more than a day. */
export async function findEmailChange(db: Queryable, orderId: string, now: Date): Promise<string | null> {
  const { rows } = await db.query<{ email: string }>(
    'SELECT email FROM email_changes WHERE order_id = $1 AND asked_at > $2',
    [orderId, askedAfter(now)],
  );
  return rows[0]?.email ?? null;
}

export async function endEmailChange(trx: Transaction, orderId: string): Promise<void> {
  await trx.query('DELETE FROM email_changes WHERE order_id = $1', [orderId]);
}

/** Forgets addresses that nobody has confirmed within a day. */
export async function forgetOldEmailChanges(db: Queryable, now: Date): Promise<void> {
  await db.query('DELETE FROM email_changes WHERE asked_at <= $1', [askedAfter(now)]);
  await forgetLinksBefore(db, 'email-change', askedAfter(now));
}

export async function setEmail(trx: Transaction, orderId: string, email: string): Promise<void> {
  await trx.query('UPDATE orders SET email = $2 WHERE id = $1', [orderId, email]);
}
