import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { initialCatalogue } from 'shared/catalogue/initial-catalogue.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import type { Database } from '../../../src/platform/database.ts';

/** A caught message, as the mail catcher's API tells it. */
export interface Caught {
  id: string;
  subject: string;
  messageId: string;
  text: string;
  html: string;
  to: string[];
  from: string;
  headers: Record<string, string>;
  attachments: { filename: string; mimeType: string }[];
}

/** An address that no other test writes to. */
export const freshAddress = () => `visitor-${randomUUID()}@example.test`;

/** Everything that has arrived for one recipient, newest first. */
export async function inboxOf(recipient: string): Promise<Caught[]> {
  const response = await fetch(`${inject('mailUrl')}/api/messages?to=${encodeURIComponent(recipient)}`);
  return (await response.json()) as Caught[];
}

/** Makes the mail server misbehave towards one recipient. */
export async function mailServerFault(
  to: string,
  fault: { mode: string; code?: number; times?: number },
): Promise<void> {
  const response = await fetch(`${inject('mailUrl')}/control/mode`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ to, ...fault }),
  });
  if (!response.ok) throw new Error(await response.text());
}

interface StoredBooking {
  id: string;
  email: string;
  name: string;
  klook: boolean;
  paid: boolean;
}

/** A booking as bookings and payments would have stored it, straight into the tables. */
export async function storeBooking(db: Database, given: Partial<StoredBooking> = {}): Promise<StoredBooking> {
  const booking = {
    id: newNumber(),
    email: freshAddress(),
    name: 'Sample Visitor',
    klook: false,
    paid: true,
    ...given,
  };
  const { version, rules, addons, venue, sessionMails } = initialCatalogue;
  await db.query(
    `INSERT INTO catalogue_versions (version, rules, addons, venue, session_mails) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
    [version, ...[rules, addons, venue, sessionMails].map((part) => JSON.stringify(part))],
  );
  await db.query(
    `WITH new_order AS (
       INSERT INTO orders (id, email, phone, created_at) VALUES ($1, $5, '+82 10 0000 0000', now()))
     INSERT INTO bookings (id, order_id, booking_type, klook_booking_id, name, selected_drink, youtube_track_url,
                           starts_at, slot_minutes, status, session_fee_won, total_price_won, paid_won, catalogue_version,
                           cancellation_policy, created_at, updated_at)
     VALUES ($1, $1, $2, $3, $4, 'lemonade', 'https://youtu.be/abcdefghijk', $6, 10, $7, $8, $8, $11, $9, $10, now(), now())`,
    [
      booking.id,
      booking.klook ? 'klook' : 'direct',
      booking.klook ? `KLK-${booking.id}` : null,
      booking.name,
      booking.email,
      booking.klook ? null : instantInSeoul('2026-12-04', '14:30'),
      booking.klook ? 'pending' : 'confirmed',
      booking.klook ? 0 : 50_000,
      version,
      JSON.stringify(rules.cancellationPolicy),
      !booking.klook && booking.paid ? 50_000 : 0,
    ],
  );
  if (!booking.klook && booking.paid) await storePaidAttempt(db, booking.id);
  return booking;
}

async function storePaidAttempt(db: Database, bookingId: string): Promise<void> {
  await db.query(
    `WITH attempt AS (
       INSERT INTO payment_attempts (id, order_id, amount_won, order_name, state, payment_key, method, approved_at,
                                     receipt_url, balance_won, created_at, updated_at)
       VALUES ($1, $2, 50000, 'Recording session', 'PAID', $1, '카드', $3, 'https://receipts.example.test/1', 50000, now(), now())
       RETURNING id, order_id)
     INSERT INTO attempt_lines (attempt_id, booking_id, amount_won) SELECT id, order_id, 50000 FROM attempt`,
    [randomUUID(), bookingId, instantInSeoul('2026-11-20', '18:40')],
  );
}

const newNumber = () => randomUUID().replace(/-/g, '').toUpperCase().slice(0, 10);

export interface OutboxRow {
  state: string;
  tries: number;
  last_error: string | null;
  next_try_at: Date;
  message_id: string;
}

export async function outboxRow(db: Database, id: string | null): Promise<OutboxRow> {
  const { rows } = await db.query<OutboxRow>('SELECT * FROM emails WHERE id = $1', [id]);
  if (!rows[0]) throw new Error(`No mail ${id} in the outbox`);
  return rows[0];
}
