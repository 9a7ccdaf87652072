-- Up Migration

-- Codes that take something off what an order costs. What one says never changes: it is ended, and another one is made.
CREATE TABLE vouchers (
  id             integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code           text COLLATE "C" NOT NULL CONSTRAINT vouchers_code_once UNIQUE CHECK (code ~ '^[0-9A-Z]{4,24}$'),
  kind           text NOT NULL CHECK (kind IN ('percent', 'won', 'free-session')),
  -- Percent, or won.
  value          integer,
  scope          text NOT NULL CHECK (scope IN ('sessions', 'everything')),
  -- Days in Seoul on which it may be used, both included.
  use_from       date,
  use_until      date,
  -- Days of the sessions that it is for, 1 Monday to 7 Sunday; empty: any.
  weekdays       smallint[] NOT NULL DEFAULT '{}' CHECK (weekdays <@ '{1,2,3,4,5,6,7}'),
  -- Null: any number.
  most_uses      integer CHECK (most_uses BETWEEN 1 AND 100000),
  most_per_guest integer CHECK (most_per_guest BETWEEN 1 AND 100000),
  only_for       text CHECK (char_length(only_for) BETWEEN 3 AND 100),
  is_for_first   boolean NOT NULL,
  note           text NOT NULL CHECK (char_length(note) <= 200),
  created_at     timestamptz NOT NULL,
  -- Null once the account is gone.
  created_by     bigint REFERENCES users ON DELETE SET NULL,
  ended_at       timestamptz,
  CONSTRAINT vouchers_value_of_kind CHECK (
    CASE kind WHEN 'percent' THEN coalesce(value BETWEEN 1 AND 100, false)
              WHEN 'won' THEN coalesce(value BETWEEN 1 AND 10000000, false)
              ELSE value IS NULL END),
  CONSTRAINT vouchers_in_order CHECK (use_from <= use_until)
);
CREATE INDEX vouchers_by_guest ON vouchers (lower(only_for)) WHERE only_for IS NOT NULL;

-- Which order has which use of a voucher: owned like a slot, by the primary key. An unpaid order's use ends with its hold, and may
-- then be taken over; one that is paid for has it for good, until it is cancelled.
CREATE TABLE voucher_uses (
  voucher_id integer NOT NULL REFERENCES vouchers,
  -- From 1 to as many as there may be.
  number     integer NOT NULL CHECK (number >= 1),
  most_uses  integer,
  order_id   text NOT NULL CONSTRAINT voucher_uses_one_of_an_order UNIQUE REFERENCES orders,
  expires_at timestamptz,
  taken_at   timestamptz NOT NULL,
  PRIMARY KEY (voucher_id, number),
  CONSTRAINT voucher_uses_not_more CHECK (number <= most_uses)
);

-- What a voucher has taken off, and which. The price is what is left.
ALTER TABLE bookings
  ADD COLUMN discount_won integer NOT NULL DEFAULT 0 CHECK (discount_won >= 0),
  ADD COLUMN voucher_id integer REFERENCES vouchers,
  DROP CONSTRAINT bookings_check,
  ADD CONSTRAINT bookings_price_less_discount CHECK (total_price_won >= 0 AND total_price_won + discount_won >= session_fee_won),
  ADD CONSTRAINT bookings_discount_by_voucher CHECK ((discount_won > 0) = (voucher_id IS NOT NULL));
