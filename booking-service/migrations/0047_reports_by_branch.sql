-- Up Migration

-- 0: what is the house's and of no branch, as gift cards that were sold. Until now all was counted as of one branch, and a release
-- that knows no branches still counts so: it puts whole days in their place, which the daily comparison puts right.
ALTER TABLE report_figures ADD COLUMN branch_id smallint NOT NULL DEFAULT 1 CHECK (branch_id >= 0);
ALTER TABLE report_figures DROP CONSTRAINT report_figures_pkey,
  ADD PRIMARY KEY (day, figure, key, detail, branch_id);

-- As `open`, of each branch and of the house (0) by its number.
ALTER TABLE report_state ADD COLUMN open_by_branch jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(open_by_branch) = 'object');

-- Where more than one branch has sold already, every day is counted anew; otherwise those on which gift cards were sold.
INSERT INTO report_stale_days
SELECT DISTINCT day FROM report_figures
 WHERE figure = 'gift-sold' OR EXISTS (SELECT FROM studios WHERE branch_id <> 1);

-- Null: of the whole house.
ALTER TABLE exports ADD COLUMN branch_id smallint REFERENCES branches;

-- Each branch has a drawer of its own, counted and signed for itself.
ALTER TABLE cash_ups ADD COLUMN branch_id smallint NOT NULL DEFAULT 1 REFERENCES branches;
ALTER TABLE cash_up_counts ADD COLUMN branch_id smallint NOT NULL DEFAULT 1;
ALTER TABLE cash_up_counts DROP CONSTRAINT cash_up_counts_date_number_fkey, DROP CONSTRAINT cash_up_counts_pkey;
ALTER TABLE cash_ups DROP CONSTRAINT cash_ups_pkey;
-- Of two who sign at one moment, one is too late.
ALTER TABLE cash_ups ADD PRIMARY KEY (date, branch_id, number);
ALTER TABLE cash_up_counts ADD PRIMARY KEY (date, branch_id, number, method),
  ADD CONSTRAINT cash_up_counts_signing_fkey FOREIGN KEY (date, branch_id, number) REFERENCES cash_ups ON DELETE CASCADE;

CREATE OR REPLACE FUNCTION cash_ups_stay() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE FUNCTION cash_ups_end(before_day date, at_most int) RETURNS bigint
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH due AS (
    SELECT date, branch_id, number FROM cash_ups WHERE date < least(before_day, (current_date - interval '5 years')::date)
     ORDER BY date, branch_id, number LIMIT at_most FOR UPDATE SKIP LOCKED),
  ended AS (
    DELETE FROM cash_ups c USING due
     WHERE c.date = due.date AND c.branch_id = due.branch_id AND c.number = due.number RETURNING 1)
  SELECT count(*) FROM ended
$$;
