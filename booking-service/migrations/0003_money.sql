-- Up Migration

-- Payments by card, by gift card and at the counter; what goes back; and what is signed for the accountant.

-- Which order has which use of a voucher: owned like a slot, by the primary key. The use of an unpaid order ends with its hold and may
-- then be taken over; a paid order keeps it until it is cancelled.
CREATE TABLE voucher_uses (
  voucher_id integer NOT NULL REFERENCES vouchers,
  -- From 1 to as many as there may be.
  number     integer NOT NULL CHECK (number >= 1),
  most_uses  integer,
  order_id   text NOT NULL CONSTRAINT voucher_uses_one_of_an_order UNIQUE REFERENCES orders,
  -- What the order holds of a gift card, or has paid with it and not got back. It counts while the order waits for its payment
  -- or is paid with it, so it needs no end of its own.
  amount_won integer NOT NULL DEFAULT 0 CHECK (amount_won >= 0),
  expires_at timestamptz,
  taken_at   timestamptz NOT NULL,
  PRIMARY KEY (voucher_id, number),
  CONSTRAINT voucher_uses_not_more CHECK (number <= most_uses)
);

-- An order that buys a gift card: what is bought, and the card once it is paid.
CREATE TABLE gift_card_sales (
  order_id       text PRIMARY KEY REFERENCES orders,
  value_won      integer NOT NULL CHECK (value_won BETWEEN 10000 AND 1000000),
  -- What stands on the card, as the buyer has written it.
  recipient_name text NOT NULL CHECK (char_length(recipient_name) BETWEEN 1 AND 100),
  message        text NOT NULL CHECK (char_length(message) <= 300),
  voucher_id     integer CONSTRAINT gift_card_sales_one_card UNIQUE REFERENCES vouchers
);

-- One row for each time the card window was opened. A payment is by card, by gift card, or
-- both; `amount_won` is what the card provider is asked for.
CREATE TABLE payment_attempts (
  -- 128 random bits; what the provider and the browser know the attempt by, and call the order's number.
  id                    text PRIMARY KEY CHECK (id ~ '^[A-Za-z0-9_-]{6,64}$'),
  order_id              text NOT NULL REFERENCES orders,
  amount_won            integer NOT NULL,
  gift_card_id          integer REFERENCES vouchers,
  gift_won              integer NOT NULL DEFAULT 0 CHECK (gift_won >= 0),
  order_name            text NOT NULL CHECK (char_length(order_name) <= 100),
  state                 text NOT NULL DEFAULT 'CREATED'
                        CHECK (state IN ('CREATED', 'CONFIRMING', 'PAID', 'FAILED', 'UNKNOWN', 'ABANDONED')),
  -- What the browser brought back. Not ours until the provider vouches for it, and so not unique: a forged key must
  -- not be able to block the genuine payment it belongs to.
  submitted_payment_key text CHECK (char_length(submitted_payment_key) <= 200),
  -- Set only from an answer of the provider.
  payment_key           text UNIQUE CHECK (char_length(payment_key) <= 200),
  idempotency_key       text,
  -- While this lies ahead, a copy of the service is talking to the provider; afterwards the reconciler takes over.
  lease_expires_at      timestamptz,
  confirm_started_at    timestamptz,
  confirm_calls         integer NOT NULL DEFAULT 0,
  method                text,
  approved_at           timestamptz,
  receipt_url           text,
  -- What has not gone back, of the card's part and of the gift card's (0 until it is paid).
  balance_won           integer,
  gift_balance_won      integer NOT NULL DEFAULT 0,
  -- Compared with the secret inside a webhook; never logged.
  provider_secret       text,
  failure_code          text,
  created_at            timestamptz NOT NULL,
  updated_at            timestamptz NOT NULL,

  CONSTRAINT payment_attempts_for_something CHECK (amount_won >= 0 AND amount_won + gift_won > 0),
  CONSTRAINT payment_attempts_gift_of_card CHECK ((gift_won > 0) = (gift_card_id IS NOT NULL)),
  CONSTRAINT payment_attempts_gift_balance CHECK (gift_balance_won BETWEEN 0 AND gift_won),
  -- A provider that took another amount than was asked for gives back what it took: such an attempt has failed, and only there the
  -- balance may be more than the amount.
  CONSTRAINT payment_attempts_balance CHECK (balance_won >= 0 AND (balance_won <= amount_won OR state = 'FAILED')),
  CONSTRAINT payment_attempts_paid_is_known
    CHECK (state <> 'PAID' OR (payment_key IS NOT NULL AND approved_at IS NOT NULL AND balance_won IS NOT NULL)),
  CONSTRAINT payment_attempts_unclear_has_keys
    CHECK (state NOT IN ('CONFIRMING', 'UNKNOWN') OR (idempotency_key IS NOT NULL AND submitted_payment_key IS NOT NULL)),
  CONSTRAINT payment_attempts_lease_of_unclear CHECK (lease_expires_at IS NULL OR state IN ('CONFIRMING', 'UNKNOWN'))
);
-- Nobody pays twice: at most one attempt of an order is being confirmed, unclear or paid.
CREATE UNIQUE INDEX payment_attempts_one_live ON payment_attempts (order_id)
  WHERE state IN ('CONFIRMING', 'UNKNOWN', 'PAID');
CREATE INDEX payment_attempts_by_order ON payment_attempts (order_id, created_at);
CREATE INDEX payment_attempts_to_reconcile ON payment_attempts (lease_expires_at)
  WHERE state IN ('CONFIRMING', 'UNKNOWN');

-- The bookings that an attempt pays for, and how much for each: those that were to be paid when the card window was opened.
CREATE TABLE attempt_lines (
  attempt_id text NOT NULL REFERENCES payment_attempts,
  booking_id text NOT NULL REFERENCES bookings,
  -- The whole of the line, by whatever it is paid; `gift_won` is the gift card's share of it.
  amount_won integer NOT NULL CHECK (amount_won >= 0),
  gift_won   integer NOT NULL DEFAULT 0,
  PRIMARY KEY (attempt_id, booking_id),
  CONSTRAINT attempt_lines_gift_share CHECK (gift_won BETWEEN 0 AND amount_won)
);

-- Money that goes back to where it came from. Each row is one intention with its own idempotency key. `amount_won` is what the
-- provider sends back, settled by its word; the gift card's part is back at once.
CREATE TABLE refunds (
  id                 uuid PRIMARY KEY,
  attempt_id         text NOT NULL REFERENCES payment_attempts,
  amount_won         integer NOT NULL,
  gift_won           integer NOT NULL DEFAULT 0 CHECK (gift_won >= 0),
  reason             text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 200),
  state              text NOT NULL DEFAULT 'REQUESTED' CHECK (state IN ('REQUESTED', 'SENDING', 'DONE', 'FAILED')),
  idempotency_key    text NOT NULL UNIQUE,
  transaction_key    text UNIQUE,
  lease_expires_at   timestamptz,
  next_try_at        timestamptz NOT NULL,
  tries              integer NOT NULL DEFAULT 0,
  last_error         text,
  requested_by       text NOT NULL,
  -- From the page of the staff that ask for it: asking twice with one key pays once.
  request_key        text UNIQUE CHECK (char_length(request_key) BETWEEN 1 AND 255),
  -- Staff decided otherwise than the policy; the reason says why.
  override           boolean NOT NULL DEFAULT false,
  -- The balance that staff saw. When the provider's is another one, nothing is sent and they decide again. Null where the
  -- system gives everything back.
  balance_before_won integer CHECK (balance_before_won >= amount_won),
  created_at         timestamptz NOT NULL,
  settled_at         timestamptz,
  CONSTRAINT refunds_of_something CHECK (amount_won >= 0 AND amount_won + gift_won > 0),
  CONSTRAINT refunds_gift_is_back_at_once CHECK (amount_won > 0 OR state = 'DONE'),
  CONSTRAINT refunds_done_is_settled CHECK ((state = 'DONE') = (settled_at IS NOT NULL AND transaction_key IS NOT NULL))
);
-- Two refunds of one payment never run at once.
CREATE UNIQUE INDEX refunds_one_open ON refunds (attempt_id) WHERE state IN ('REQUESTED', 'SENDING');
CREATE INDEX refunds_by_attempt ON refunds (attempt_id, created_at);
CREATE INDEX refunds_due ON refunds (next_try_at) WHERE state IN ('REQUESTED', 'SENDING');
CREATE INDEX refunds_failed ON refunds (created_at) WHERE state = 'FAILED';

-- The bookings for which staff give money back. A refund without lines gives back everything that is left of a payment.
CREATE TABLE refund_lines (
  refund_id  uuid NOT NULL REFERENCES refunds,
  booking_id text NOT NULL REFERENCES bookings,
  -- The whole of the line; `gift_won` is the gift card's share of it.
  amount_won integer NOT NULL CHECK (amount_won > 0),
  gift_won   integer NOT NULL DEFAULT 0,
  PRIMARY KEY (refund_id, booking_id),
  CONSTRAINT refund_lines_gift_share CHECK (gift_won BETWEEN 0 AND amount_won)
);
CREATE INDEX refund_lines_by_booking ON refund_lines (booking_id);

-- Our ledger: every movement of money that the provider has vouched for, and what moves to and from gift cards. Written with the
-- state that it leads to, never changed, and compared with the provider's own list every day.
CREATE TABLE payment_transactions (
  transaction_key text PRIMARY KEY CHECK (char_length(transaction_key) BETWEEN 1 AND 64),
  attempt_id      text NOT NULL REFERENCES payment_attempts,
  means           text NOT NULL CHECK (means IN ('card', 'gift-card')),
  -- Positive: taken. Negative: gone back.
  amount_won      integer NOT NULL CHECK (amount_won <> 0),
  at              timestamptz NOT NULL,
  recorded_at     timestamptz NOT NULL
);
-- An attempt is captured once at most.
CREATE UNIQUE INDEX payment_transactions_one_capture ON payment_transactions (attempt_id, means) WHERE amount_won > 0;
CREATE INDEX payment_transactions_by_attempt ON payment_transactions (attempt_id);
CREATE INDEX payment_transactions_by_time ON payment_transactions (at);

-- Webhooks are hints: we remember having seen one, ask the provider, and act on the answer.
CREATE TABLE webhook_events (
  transmission_id text PRIMARY KEY CHECK (char_length(transmission_id) BETWEEN 1 AND 200),
  event_type      text NOT NULL,
  attempt_id      text,
  payment_key     text,
  state           text NOT NULL CHECK (state IN ('RECEIVED', 'PROCESSED')),
  received_at     timestamptz NOT NULL
);

-- One comparison of the ledgers for each day in Seoul. The row is also the claim: the copy that makes it, or takes it over when
-- its lease has run out, does the work.
CREATE TABLE reconciliations (
  day              date PRIMARY KEY,
  lease_expires_at timestamptz,
  checked_at       timestamptz,
  matched          integer NOT NULL DEFAULT 0,
  captured_won     bigint NOT NULL DEFAULT 0,
  refunded_won     bigint NOT NULL DEFAULT 0,
  learned          integer NOT NULL DEFAULT 0,
  differences      jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(differences) = 'array'),
  CONSTRAINT reconciliations_checked_or_claimed CHECK (checked_at IS NOT NULL OR lease_expires_at IS NOT NULL)
);

-- How an order was settled at the counter. An order that was sold there has a row, whatever it cost.
CREATE TABLE counter_payments (
  order_id      text PRIMARY KEY REFERENCES orders,
  method        text NOT NULL CHECK (method IN ('card-terminal', 'cash', 'transfer', 'free', 'gift-card')),
  amount_won    integer NOT NULL CHECK (amount_won >= 0),
  -- What was paid with a gift card, beside `amount_won`.
  gift_card_id  integer REFERENCES vouchers,
  gift_won      integer NOT NULL DEFAULT 0 CHECK (gift_won >= 0),
  -- Why a guest sings for nothing.
  reason        text CHECK (char_length(reason) BETWEEN 1 AND 200),
  taken_at      timestamptz NOT NULL,
  -- Null once the account is gone.
  taken_by      bigint REFERENCES users ON DELETE SET NULL,
  given_back_at timestamptz,
  given_back_by bigint REFERENCES users ON DELETE SET NULL,
  CONSTRAINT counter_payments_free_has_reason CHECK ((method = 'free') = (reason IS NOT NULL)),
  CONSTRAINT counter_payments_free_is_free CHECK (method <> 'free' OR amount_won = 0),
  CONSTRAINT counter_payments_gift_of_card CHECK ((gift_won > 0) = (gift_card_id IS NOT NULL)),
  CONSTRAINT counter_payments_by_gift_alone CHECK (method <> 'gift-card' OR (amount_won = 0 AND gift_won > 0)),
  CONSTRAINT counter_payments_given_back_once CHECK (given_back_by IS NULL OR given_back_at IS NOT NULL)
);
CREATE INDEX counter_payments_by_time ON counter_payments (taken_at);
CREATE INDEX counter_payments_by_return ON counter_payments (given_back_at) WHERE given_back_at IS NOT NULL;

-- A day at the counter of a branch, counted and signed. A signed row stays as it is; a mistake is signed once more, with the next
-- number.
CREATE TABLE cash_ups (
  -- In Seoul.
  date              date NOT NULL,
  branch_id         smallint NOT NULL REFERENCES branches,
  number            integer NOT NULL CHECK (number > 0),
  free_count        integer NOT NULL CHECK (free_count >= 0),
  correction_reason text CHECK (char_length(correction_reason) BETWEEN 1 AND 200),
  signed_at         timestamptz NOT NULL,
  -- The name as it was, as in the audit log: a signature outlives the account.
  signed_by         text NOT NULL,
  -- When two people sign at one moment, one is too late.
  PRIMARY KEY (date, branch_id, number),
  CONSTRAINT cash_ups_correction_has_reason CHECK ((number = 1) = (correction_reason IS NULL)),
  CONSTRAINT cash_ups_of_a_day_that_has_come CHECK (date <= (signed_at AT TIME ZONE 'Asia/Seoul')::date)
);

-- What was counted of each method beside what was recorded when it was signed.
CREATE TABLE cash_up_counts (
  date             date NOT NULL,
  branch_id        smallint NOT NULL,
  number           integer NOT NULL,
  method           text NOT NULL CHECK (method IN ('cash', 'card-terminal', 'transfer')),
  taken_count      integer NOT NULL CHECK (taken_count >= 0),
  taken_won        bigint NOT NULL CHECK (taken_won >= 0),
  given_back_count integer NOT NULL CHECK (given_back_count >= 0),
  given_back_won   bigint NOT NULL CHECK (given_back_won >= 0),
  -- In the drawer in the morning.
  float_won        bigint NOT NULL CHECK (float_won >= 0),
  counted_won      bigint NOT NULL,
  expected_won     bigint NOT NULL GENERATED ALWAYS AS (float_won + taken_won - given_back_won) STORED,
  difference_won   bigint NOT NULL GENERATED ALWAYS AS (counted_won - float_won - taken_won + given_back_won) STORED,
  reason           text CHECK (char_length(reason) BETWEEN 1 AND 200),
  PRIMARY KEY (date, branch_id, number, method),
  FOREIGN KEY (date, branch_id, number) REFERENCES cash_ups ON DELETE CASCADE,
  CONSTRAINT cash_up_counts_difference_has_reason CHECK ((difference_won = 0) = (reason IS NULL)),
  CONSTRAINT cash_up_counts_float_is_cash CHECK (method = 'cash' OR float_won = 0),
  -- Slips and transfers may be less than nothing where more was given back than taken; a drawer may not.
  CONSTRAINT cash_up_counts_cash_is_there CHECK (method <> 'cash' OR counted_won >= 0)
);

-- Nobody changes what was signed. A row is deleted as a whole, with its counts, once the law no longer requires it.
CREATE FUNCTION cash_ups_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND TG_LEVEL = 'ROW' THEN
    IF TG_TABLE_NAME = 'cash_ups' AND OLD.date < current_date - interval '5 years' THEN RETURN OLD; END IF;
    IF TG_TABLE_NAME = 'cash_up_counts'
       AND NOT EXISTS (SELECT FROM cash_ups c
                        WHERE c.date = OLD.date AND c.branch_id = OLD.branch_id AND c.number = OLD.number) THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION 'What was signed stays as it is' USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER cash_ups_stay BEFORE UPDATE OR DELETE ON cash_ups FOR EACH ROW EXECUTE FUNCTION cash_ups_stay();
CREATE TRIGGER cash_ups_are_not_emptied BEFORE TRUNCATE ON cash_ups EXECUTE FUNCTION cash_ups_stay();
CREATE TRIGGER cash_up_counts_stay BEFORE UPDATE OR DELETE ON cash_up_counts
  FOR EACH ROW EXECUTE FUNCTION cash_ups_stay();
CREATE TRIGGER cash_up_counts_are_not_emptied BEFORE TRUNCATE ON cash_up_counts EXECUTE FUNCTION cash_ups_stay();

-- Deletes what is old enough, with the owner's rights: the service's role may only add to these tables.
CREATE FUNCTION cash_ups_end(before_day date, at_most int) RETURNS bigint
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH due AS (
    SELECT date, branch_id, number FROM cash_ups WHERE date < least(before_day, (current_date - interval '5 years')::date)
     ORDER BY date, branch_id, number LIMIT at_most FOR UPDATE SKIP LOCKED),
  ended AS (
    DELETE FROM cash_ups c USING due
     WHERE c.date = due.date AND c.branch_id = due.branch_id AND c.number = due.number RETURNING 1)
  SELECT count(*) FROM ended
$$;

-- Taxes and fees, for months that are not closed yet. Without a row the owner has said nothing.
CREATE TABLE statement_settings (
  is_only          boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  -- Prices include it.
  vat_percent      numeric(4, 1) NOT NULL CHECK (vat_percent BETWEEN 0 AND 30),
  -- What the card provider keeps of a payment on the site; null where it is not given.
  card_fee_percent numeric(4, 2) CHECK (card_fee_percent BETWEEN 0 AND 10)
);

-- A month for the accountant, as it was closed.
CREATE TABLE statements (
  -- The first day of it, in Seoul.
  month     date PRIMARY KEY CHECK (extract(day FROM month) = 1),
  number    integer NOT NULL UNIQUE CHECK (number > 0),
  closed_at timestamptz NOT NULL,
  content   jsonb NOT NULL
);

-- What a statement is made of: each movement of money, and each difference that a signed day has told, stands in one statement.
-- What is recorded after its month was closed is in none yet, and so in the next one that is closed.
CREATE TABLE statement_lines (
  -- 'counter-kept': a statement said that something was given back, and in the end it was not.
  kind     text NOT NULL CHECK (kind IN ('online', 'counter-taken', 'counter-given-back', 'counter-kept', 'cash-up')),
  key      text NOT NULL,
  month    date NOT NULL REFERENCES statements,
  at       timestamptz NOT NULL,
  method   text NOT NULL,
  order_id text,
  -- What it adds; negative: what it takes away.
  won      bigint NOT NULL,
  PRIMARY KEY (kind, key)
);
CREATE INDEX statement_lines_by_month ON statement_lines (month, at);

CREATE FUNCTION statements_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A month that was closed stays as it is' USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER statements_stay BEFORE UPDATE OR DELETE ON statements FOR EACH ROW EXECUTE FUNCTION statements_stay();
CREATE TRIGGER statements_are_not_emptied BEFORE TRUNCATE ON statements EXECUTE FUNCTION statements_stay();
CREATE TRIGGER statement_lines_stay BEFORE UPDATE OR DELETE ON statement_lines FOR EACH ROW EXECUTE FUNCTION statements_stay();
CREATE TRIGGER statement_lines_are_not_emptied BEFORE TRUNCATE ON statement_lines EXECUTE FUNCTION statements_stay();

-- The newest comparison of the card provider's settlement list of a month with the ledger.
CREATE TABLE settlement_checks (
  month      date PRIMARY KEY CHECK (extract(day FROM month) = 1),
  checked_at timestamptz NOT NULL,
  result     jsonb NOT NULL
);
