import { hashToken, newToken } from '../auth/tokens.ts';
import type { Queryable, Transaction } from '../platform/database.ts';
import type { LinkPurpose } from './personal-links.ts';

interface NewLink {
  orderId: string;
  purpose: LinkPurpose;
  recipient: string;
  now: Date;
}

/**
 * A link to an order for whoever reads the mails of `recipient`; its hash is all that stays. Whoever is changing the order is
 * waited for: a link that they end is none of this one.
 *
 * @returns its random part; null where the order is nobody's any more, or its page is to be opened from an address that is not
 *   the order's
 */
export async function makeLink(
  db: Queryable,
  { orderId, purpose, recipient, now }: NewLink,
): Promise<string | null> {
  const token = newToken();
  const { rowCount } = await db.query(
    `INSERT INTO personal_links (token_hash, order_id, purpose, recipient, created_at)
     SELECT $1, o.id, $3, $4, $5 FROM orders o
      WHERE o.id = $2 AND o.forgotten_at IS NULL AND ($3 <> 'page' OR lower(o.email) = lower($4))
        FOR SHARE OF o`,
    [hashToken(token), orderId, purpose, recipient, now],
  );
  return rowCount === 1 ? token : null;
}

/**
 * A link to a wish of the waitlist, for whoever reads the mails of its address.
 *
 * @returns its random part; null where the wish is gone
 */
export async function makeWishLink(
  db: Queryable,
  { wishId, recipient, now }: { wishId: number; recipient: string; now: Date },
): Promise<string | null> {
  const token = newToken();
  const { rowCount } = await db.query(
    `INSERT INTO personal_links (token_hash, wish_id, purpose, recipient, created_at)
     SELECT $1, w.id, 'wish', $3, $4 FROM waitlist_wishes w
      WHERE w.id = $2 AND lower(w.email) = lower($3) FOR KEY SHARE OF w`,
    [hashToken(token), wishId, recipient, now],
  );
  return rowCount === 1 ? token : null;
}

/** Whose wish a link opens, as SQL. */
export const linkedWishSql = (hash: string) =>
  `(SELECT wish_id FROM personal_links WHERE token_hash = ${hash} AND purpose = 'wish')`;

export interface FoundLink {
  orderId: string;
  recipient: string;
}

/** What a link is for; undefined for one that never was, was replaced, or is for something else. */
export async function findLink(
  db: Queryable,
  token: string,
  purpose: LinkPurpose,
): Promise<FoundLink | undefined> {
  const { rows } = await db.query<FoundLink>(
    'SELECT order_id AS "orderId", recipient FROM personal_links WHERE token_hash = $1 AND purpose = $2',
    [hashToken(token), purpose],
  );
  return rows[0];
}

/** Ends links of an order that are good for `purpose`. */
export async function endLinks(trx: Transaction, orderId: string, purpose: LinkPurpose): Promise<void> {
  await trx.query('DELETE FROM personal_links WHERE order_id = $1 AND purpose = $2', [orderId, purpose]);
}

/** Forgets links that went out before: what they were good for has run out. */
export async function forgetLinksBefore(db: Queryable, purpose: LinkPurpose, before: Date): Promise<void> {
  await db.query('DELETE FROM personal_links WHERE purpose = $1 AND created_at <= $2', [purpose, before]);
}
