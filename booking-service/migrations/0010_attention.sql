-- Up Migration

-- What staff have dealt with: the key of a matter that then no longer stands on the dashboard. A matter that becomes
-- another one (a ledger day with other differences) has another key.
CREATE TABLE attention_dismissals (
  key          text PRIMARY KEY CHECK (char_length(key) BETWEEN 1 AND 200),
  dismissed_by bigint REFERENCES users ON DELETE SET NULL,
  dismissed_at timestamptz NOT NULL
);

-- The dashboard asks twice a minute; each of these holds just the few rows that it asks for.
CREATE INDEX emails_failed ON emails (created_at) WHERE state = 'failed' AND tries > 0;
CREATE INDEX refunds_failed ON refunds (created_at) WHERE state = 'FAILED';
CREATE INDEX bookings_cancelled_lately ON bookings (updated_at)
  WHERE status = 'cancelled' AND cancellation_reason = 'staff';
