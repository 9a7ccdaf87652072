import type { Queryable } from '../platform/database.ts';
import type { SessionMailKind } from './base/email.ts';
import type { ClaimedEmail } from './email.store.ts';
import { isOptedOutSql } from './opt-outs.store.ts';

/** Whether a session on `bookings b` is one to send such a mail about, as SQL; a no-show is cancelled. */
export const standsSql = (kind: SessionMailKind, now: string) =>
  kind === 'reminder'
    ? `(b.status = 'confirmed' AND b.starts_at > ${now}::timestamptz)`
    : `(b.status IN ('confirmed', 'in-progress', 'completed') AND b.starts_at < ${now}::timestamptz)`;

const toldOf = `
  SELECT count(*) > 0 AND bool_and(b.starts_at = m.starts_at AND lower(o.email) = lower(e.recipient)
           AND CASE m.kind WHEN 'reminder' THEN ${standsSql('reminder', '$2')} ELSE ${standsSql('follow-up', '$2')} END)
         AS "stands",
         ${isOptedOutSql('$3::text')} AS "isOptedOut"
    FROM session_mails m
    JOIN bookings b ON b.id = m.booking_id
    JOIN orders o ON o.id = b.order_id
    JOIN emails e ON e.id = m.email_id
   WHERE m.email_id = $1`;

/**
 * What keeps a mail around a session from leaving at this moment; null while nothing does. Its sessions are then free to be
 * told of anew: of a party with one cancelled, the others are.
 */
export async function withdrawUntrue(db: Queryable, email: ClaimedEmail, now: Date): Promise<string | null> {
  const { rows } = await db.query<{ stands: boolean; isOptedOut: boolean }>(toldOf, [
    email.id,
    now,
    email.recipient,
  ]);
  const [told] = rows;
  if (told?.stands && !told.isOptedOut) return null;
  await db.query('DELETE FROM session_mails WHERE email_id = $1', [email.id]);
  return told?.isOptedOut
    ? 'Not sent: its reader wants no mails of this kind'
    : 'Not sent: the session was cancelled, moved or over by then';
}
