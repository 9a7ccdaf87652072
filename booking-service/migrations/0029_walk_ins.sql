-- Up Migration

-- Somebody who walks in may leave no address, no number, and know no song yet.
ALTER TABLE orders
  ALTER COLUMN email DROP NOT NULL,
  ALTER COLUMN phone DROP NOT NULL;
ALTER TABLE bookings ALTER COLUMN youtube_track_url DROP NOT NULL;
ALTER TABLE kept_by_law ALTER COLUMN email DROP NOT NULL;

CREATE OR REPLACE FUNCTION booking_words(booking_type text, name text, email text, phone text, id text, klook_booking_id text)
  RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(normalize(
    CASE booking_type WHEN 'klook' THEN E'\x01' ELSE E'\x02' END || E'\n' || name || E'\n' || coalesce(email, '')
      || E'\n' || coalesce(phone, '') || E'\n' || id || E'\n' || coalesce(klook_booking_id, '')
      || E'\n' || coalesce(phone_digits(phone), '')) COLLATE "pg_c_utf8")
$$;

-- How an order was settled at the counter. One that was sold there has a row, whatever it cost.
CREATE TABLE counter_payments (
  order_id      text PRIMARY KEY REFERENCES orders,
  method        text NOT NULL CHECK (method IN ('card-terminal', 'cash', 'transfer', 'free')),
  amount_won    integer NOT NULL CHECK (amount_won >= 0),
  -- Why somebody sings for nothing.
  reason        text CHECK (char_length(reason) BETWEEN 1 AND 200),
  taken_at      timestamptz NOT NULL,
  -- Null once the account is gone.
  taken_by      bigint REFERENCES users ON DELETE SET NULL,
  given_back_at timestamptz,
  given_back_by bigint REFERENCES users ON DELETE SET NULL,
  CONSTRAINT counter_payments_free_has_reason CHECK ((method = 'free') = (reason IS NOT NULL)),
  CONSTRAINT counter_payments_free_is_free CHECK (method <> 'free' OR amount_won = 0),
  CONSTRAINT counter_payments_given_back_once CHECK (given_back_by IS NULL OR given_back_at IS NOT NULL)
);
CREATE INDEX counter_payments_by_time ON counter_payments (taken_at);

-- How it was paid stays with an entry of the audit log whose words are removed.
CREATE OR REPLACE FUNCTION audit_without_words(details jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN details IS NULL THEN NULL ELSE coalesce(
    (SELECT jsonb_object_agg(key, value) FROM jsonb_each(details)
      WHERE key IN ('status', 'startsAt', 'balanceWon', 'amountWon', 'policyWon', 'override', 'role', 'isActive', 'kind',
                    'matched', 'differences', 'emailId', 'bookingId', 'bookings', 'mails', 'enquiries', 'keptByLaw', 'step', 'method')),
    '{}') END
$$;
