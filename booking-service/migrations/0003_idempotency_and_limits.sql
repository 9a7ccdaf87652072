-- Up Migration

-- Answers to repeated submissions. Stored in the transaction that did the work, so an answer is there exactly when the
-- work is; refusals are not stored. Kept for 24 hours.
CREATE TABLE idempotency_keys (
  route      text NOT NULL,
  key        text NOT NULL CHECK (char_length(key) BETWEEN 1 AND 255),
  -- SHA-256 of the parsed body: the same key with another body is refused (422).
  body_hash  bytea NOT NULL,
  status     integer NOT NULL,
  headers    jsonb NOT NULL DEFAULT '{}',
  body       jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (route, key)
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);

-- Counters of writes in fixed windows, shared by every copy of the service.
CREATE TABLE rate_limits (
  bucket       text NOT NULL,
  window_start timestamptz NOT NULL,
  hits         integer NOT NULL,
  max_hits     integer NOT NULL,
  PRIMARY KEY (bucket, window_start),
  -- A statement that does work and counts it breaks this when the limit is reached, and is undone as a whole: nobody
  -- gets past a limit by asking many times at once.
  CONSTRAINT rate_limits_not_exceeded CHECK (hits <= max_hits)
);
CREATE INDEX rate_limits_by_age ON rate_limits (window_start);
