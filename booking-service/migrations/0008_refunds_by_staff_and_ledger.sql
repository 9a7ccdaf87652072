-- Up Migration

-- Refunds that staff ask for. The key comes from their page: asking twice with it pays once, for ever.
ALTER TABLE refunds
  ADD COLUMN request_key text UNIQUE CHECK (char_length(request_key) BETWEEN 1 AND 255),
  -- Staff decided otherwise than the policy; the reason says why.
  ADD COLUMN override boolean NOT NULL DEFAULT false,
  -- The balance that staff saw. When the provider's is another one, nothing is sent: they decide anew. Null where the
  -- system gives everything back.
  ADD COLUMN balance_before_won integer CHECK (balance_before_won >= amount_won);
CREATE INDEX refunds_by_order ON refunds (order_id, created_at);
CREATE INDEX refunds_due ON refunds (next_try_at) WHERE state IN ('REQUESTED', 'SENDING');

-- Our ledger: every movement of money, as the provider has vouched for it. Written with the state that it leads to, never
-- changed, and compared with the provider's own list every day.
CREATE TABLE payment_transactions (
  transaction_key text PRIMARY KEY CHECK (char_length(transaction_key) BETWEEN 1 AND 64),
  order_id        text NOT NULL REFERENCES payment_attempts,
  -- Positive: taken from the card. Negative: gone back.
  amount_won      integer NOT NULL CHECK (amount_won <> 0),
  at              timestamptz NOT NULL,
  recorded_at     timestamptz NOT NULL
);
-- An order is captured once at most.
CREATE UNIQUE INDEX payment_transactions_one_capture ON payment_transactions (order_id) WHERE amount_won > 0;
CREATE INDEX payment_transactions_by_time ON payment_transactions (at);

INSERT INTO payment_transactions (transaction_key, order_id, amount_won, at, recorded_at)
SELECT last_transaction_key, order_id, amount_won, approved_at, updated_at FROM payment_attempts
WHERE approved_at IS NOT NULL AND last_transaction_key IS NOT NULL AND balance_won = amount_won
UNION ALL
SELECT transaction_key, order_id, -amount_won, settled_at, settled_at FROM refunds WHERE state = 'DONE';

-- One report per day in Seoul. The row is also the claim: the copy that makes it, or takes it over when its lease has run
-- out, does the work.
CREATE TABLE reconciliations (
  day              date PRIMARY KEY,
  lease_expires_at timestamptz,
  checked_at       timestamptz,
  matched          integer NOT NULL DEFAULT 0,
  captured_won     bigint NOT NULL DEFAULT 0,
  refunded_won     bigint NOT NULL DEFAULT 0,
  learned          integer NOT NULL DEFAULT 0,
  differences      jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(differences) = 'array'),
  CHECK (checked_at IS NOT NULL OR lease_expires_at IS NOT NULL)
);
