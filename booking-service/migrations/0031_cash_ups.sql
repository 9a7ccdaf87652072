-- Up Migration

-- A day at the counter, counted and signed. Each stays as it was signed; what was wrong is signed once more, with the next number.
CREATE TABLE cash_ups (
  -- In Seoul.
  date              date NOT NULL,
  number            integer NOT NULL CHECK (number > 0),
  free_count        integer NOT NULL CHECK (free_count >= 0),
  correction_reason text CHECK (char_length(correction_reason) BETWEEN 1 AND 200),
  signed_at         timestamptz NOT NULL,
  -- Their name as it was, as in the audit log: a signature outlives the account.
  signed_by         text NOT NULL,
  -- Of two who sign at one moment, one is too late.
  PRIMARY KEY (date, number),
  CONSTRAINT cash_ups_correction_has_reason CHECK ((number = 1) = (correction_reason IS NULL)),
  CONSTRAINT cash_ups_of_a_day_that_has_come CHECK (date <= (signed_at AT TIME ZONE 'Asia/Seoul')::date)
);

-- What was counted of each method beside what was recorded when it was signed.
CREATE TABLE cash_up_counts (
  date             date NOT NULL,
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
  PRIMARY KEY (date, number, method),
  FOREIGN KEY (date, number) REFERENCES cash_ups ON DELETE CASCADE,
  CONSTRAINT cash_up_counts_difference_has_reason CHECK ((difference_won = 0) = (reason IS NULL)),
  CONSTRAINT cash_up_counts_float_is_cash CHECK (method = 'cash' OR float_won = 0),
  -- Slips and transfers may be less than nothing where more was given back than taken; a drawer may not.
  CONSTRAINT cash_up_counts_cash_is_there CHECK (method <> 'cash' OR counted_won >= 0)
);

-- What goes back on another day than it came.
CREATE INDEX counter_payments_by_return ON counter_payments (given_back_at) WHERE given_back_at IS NOT NULL;

-- Nobody changes what was signed. Once the law no longer has it kept it goes as a whole, and what was counted with it.
CREATE FUNCTION cash_ups_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND TG_LEVEL = 'ROW' THEN
    IF TG_TABLE_NAME = 'cash_ups' AND OLD.date < current_date - interval '5 years' THEN RETURN OLD; END IF;
    IF TG_TABLE_NAME = 'cash_up_counts'
       AND NOT EXISTS (SELECT FROM cash_ups c WHERE c.date = OLD.date AND c.number = OLD.number) THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION 'What was signed stays as it is' USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER cash_ups_stay BEFORE UPDATE OR DELETE ON cash_ups FOR EACH ROW EXECUTE FUNCTION cash_ups_stay();
CREATE TRIGGER cash_ups_are_not_emptied BEFORE TRUNCATE ON cash_ups EXECUTE FUNCTION cash_ups_stay();
CREATE TRIGGER cash_up_counts_stay BEFORE UPDATE OR DELETE ON cash_up_counts
  FOR EACH ROW EXECUTE FUNCTION cash_ups_stay();
CREATE TRIGGER cash_up_counts_are_not_emptied BEFORE TRUNCATE ON cash_up_counts EXECUTE FUNCTION cash_ups_stay();

-- With the owner's rights: a role that may only add to them can still let go of those whose time is over.
CREATE FUNCTION cash_ups_end(before_day date, at_most int) RETURNS bigint
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH due AS (
    SELECT date, number FROM cash_ups WHERE date < least(before_day, (current_date - interval '5 years')::date)
     ORDER BY date, number LIMIT at_most FOR UPDATE SKIP LOCKED),
  ended AS (
    DELETE FROM cash_ups c USING due WHERE c.date = due.date AND c.number = due.number RETURNING 1)
  SELECT count(*) FROM ended
$$;
