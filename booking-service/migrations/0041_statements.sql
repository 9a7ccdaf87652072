-- Up Migration

-- What the owner says of taxes and fees, for months that are not closed yet. Nobody has said anything while there is no row.
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

-- What a statement is made of: each movement of money, and each difference that a signed day has told, stands in one statement. What is
-- recorded after its month was closed is in none, and so in the next one that is closed.
CREATE TABLE statement_lines (
  -- 'counter-kept': something had been given back by a statement, and was not after all.
  kind     text NOT NULL CHECK (kind IN ('online', 'counter-taken', 'counter-given-back', 'counter-kept', 'cash-up')),
  key      text NOT NULL,
  month    date NOT NULL REFERENCES statements,
  at       timestamptz NOT NULL,
  method   text NOT NULL,
  order_id text,
  -- What there is more by it; negative: less.
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

-- The card provider's settlement list of a month beside what the ledger has of it, as it was asked for last.
CREATE TABLE settlement_checks (
  month      date PRIMARY KEY CHECK (extract(day FROM month) = 1),
  checked_at timestamptz NOT NULL,
  result     jsonb NOT NULL
);
