-- Up Migration

-- One row per opening of the card window (design.md section 3, "Payments").
CREATE TABLE payment_attempts (
  -- 128 random bits; what the provider and the browser know the attempt by.
  order_id              text PRIMARY KEY CHECK (order_id ~ '^[A-Za-z0-9_-]{6,64}$'),
  booking_id            text NOT NULL REFERENCES bookings,
  amount_won            integer NOT NULL CHECK (amount_won > 0),
  order_name            text NOT NULL CHECK (char_length(order_name) <= 100),
  state                 text NOT NULL DEFAULT 'CREATED'
                        CHECK (state IN ('CREATED', 'CONFIRMING', 'PAID', 'FAILED', 'UNKNOWN', 'ABANDONED')),
  -- What the browser brought back. Not ours until the provider vouches for it, and so not unique: a forged key must
  -- not be able to block the genuine payment it belongs to.
  submitted_payment_key text CHECK (char_length(submitted_payment_key) <= 200),
  -- Set only from an answer of the provider.
  payment_key           text UNIQUE CHECK (char_length(payment_key) <= 200),
  idempotency_key       text,
  -- While this lies ahead, somebody is talking to the provider; afterwards the reconciler takes over.
  lease_expires_at      timestamptz,
  confirm_started_at    timestamptz,
  confirm_calls         integer NOT NULL DEFAULT 0,
  provider_status       text,
  method                text,
  approved_at           timestamptz,
  receipt_url           text,
  balance_won           integer CHECK (balance_won BETWEEN 0 AND amount_won),
  last_transaction_key  text,
  -- Compared with the secret inside a webhook; never logged.
  provider_secret       text,
  failure_code          text,
  failure_message       text,
  created_at            timestamptz NOT NULL,
  updated_at            timestamptz NOT NULL,

  CHECK (state <> 'PAID' OR (payment_key IS NOT NULL AND approved_at IS NOT NULL AND balance_won IS NOT NULL)),
  CHECK (state NOT IN ('CONFIRMING', 'UNKNOWN') OR (idempotency_key IS NOT NULL AND submitted_payment_key IS NOT NULL)),
  CHECK (lease_expires_at IS NULL OR state IN ('CONFIRMING', 'UNKNOWN'))
);

-- Nobody pays twice: at most one attempt of a booking is being confirmed, unclear or paid.
CREATE UNIQUE INDEX payment_attempts_one_live ON payment_attempts (booking_id)
  WHERE state IN ('CONFIRMING', 'UNKNOWN', 'PAID');
CREATE INDEX payment_attempts_by_booking ON payment_attempts (booking_id, created_at);
CREATE INDEX payment_attempts_to_reconcile ON payment_attempts (lease_expires_at)
  WHERE state IN ('CONFIRMING', 'UNKNOWN');

-- Money that goes back. Each row is one intention with its own idempotency key; it is settled by the provider's word.
CREATE TABLE refunds (
  id               uuid PRIMARY KEY,
  order_id         text NOT NULL REFERENCES payment_attempts,
  amount_won       integer NOT NULL CHECK (amount_won > 0),
  reason           text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 200),
  state            text NOT NULL DEFAULT 'REQUESTED' CHECK (state IN ('REQUESTED', 'SENDING', 'DONE', 'FAILED')),
  idempotency_key  text NOT NULL UNIQUE,
  transaction_key  text UNIQUE,
  lease_expires_at timestamptz,
  next_try_at      timestamptz NOT NULL,
  tries            integer NOT NULL DEFAULT 0,
  last_error       text,
  requested_by     text NOT NULL,
  created_at       timestamptz NOT NULL,
  settled_at       timestamptz,
  CHECK ((state = 'DONE') = (settled_at IS NOT NULL AND transaction_key IS NOT NULL))
);
-- Two refunds of one payment never run at once.
CREATE UNIQUE INDEX refunds_one_open ON refunds (order_id) WHERE state IN ('REQUESTED', 'SENDING');

-- Webhooks are hints: we remember having seen one, ask the provider, and act on the answer.
CREATE TABLE webhook_events (
  transmission_id text PRIMARY KEY CHECK (char_length(transmission_id) BETWEEN 1 AND 200),
  event_type      text NOT NULL,
  order_id        text,
  payment_key     text,
  state           text NOT NULL CHECK (state IN ('RECEIVED', 'PROCESSED')),
  received_at     timestamptz NOT NULL
);
