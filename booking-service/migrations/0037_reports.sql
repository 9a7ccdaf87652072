-- Up Migration

-- What the owner's reports are summed from: a line for each Seoul day and thing that is counted (shared/src/reports/figures.ts).
-- A job brings it up to date minutes later; nothing of it is written where bookings are made.
CREATE TABLE report_figures (
  day    date NOT NULL,
  figure text COLLATE "C" NOT NULL,
  key    text COLLATE "C" NOT NULL,
  detail text COLLATE "C" NOT NULL,
  count  integer NOT NULL,
  -- Won, or minutes.
  amount bigint NOT NULL,
  PRIMARY KEY (day, figure, key, detail)
);

-- Days to be counted anew. A day may stand here several times: nobody waits for anybody else's note.
CREATE TABLE report_stale_days (
  day date NOT NULL
);
CREATE INDEX report_stale_days_by_day ON report_stale_days (day);

CREATE TABLE report_state (
  is_only        boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  -- Everything that happened until then is counted, but for stale days.
  as_of          timestamptz,
  -- History up to this entry has been read. It stays behind by minutes: an entry can become visible after one with a higher number.
  read_history   bigint NOT NULL DEFAULT 0,
  -- What is to be given back and to be paid, at as_of.
  open           jsonb NOT NULL DEFAULT '{}',
  compared_at    timestamptz,
  compared_days  integer NOT NULL DEFAULT 0,
  -- Days of the newest comparison that differed, and were counted anew.
  different_days date[] NOT NULL DEFAULT '{}'
);

-- What is in the database already is counted by the job, which begins as soon as the service runs.
INSERT INTO report_state (read_history)
SELECT greatest(0, coalesce(max(id), 0) - 10000) FROM booking_history;
INSERT INTO report_stale_days
SELECT generate_series(min(day)::date, max(day)::date, interval '1 day')::date
  FROM (SELECT unnest(ARRAY[min(created_at), max(created_at), min(session_at),
                            max(session_at) FILTER (WHERE session_at < 'infinity')]) AT TIME ZONE 'Asia/Seoul' AS day
          FROM booking_search
        UNION ALL SELECT unnest(ARRAY[min(at), max(at)]) AT TIME ZONE 'Asia/Seoul' FROM payment_transactions
        UNION ALL SELECT unnest(ARRAY[min(taken_at), max(taken_at), max(given_back_at)]) AT TIME ZONE 'Asia/Seoul'
          FROM counter_payments) days
 WHERE day > '2000-01-01'
HAVING min(day) IS NOT NULL;

-- That money was given back at the counter can be noted, and the note taken back: then nothing is left that names the day.
CREATE FUNCTION note_stale_return() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_stale_days
  SELECT (at AT TIME ZONE 'Asia/Seoul')::date FROM unnest(ARRAY[OLD.given_back_at, NEW.given_back_at]) AS at
   WHERE at IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER note_stale_return AFTER UPDATE OF given_back_at ON counter_payments FOR EACH ROW
  WHEN (OLD.given_back_at IS DISTINCT FROM NEW.given_back_at) EXECUTE FUNCTION note_stale_return();

-- The country code of a number, which leads to nobody by itself: guests are still counted by country once they are forgotten.
CREATE FUNCTION phone_calling_code(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN phone IS NULL OR phone = '-' THEN NULL
              -- Without a country code it is a Korean number.
              WHEN btrim(phone) !~ '^(\+|00)' THEN '82'
              WHEN digits ~ '^[17]' THEN left(digits, 1)
              WHEN digits ~ '^(2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])' THEN left(digits, 2)
              WHEN digits ~ '^\d{3}' THEN left(digits, 3) END
    FROM (SELECT phone_digits(phone) AS digits) number
$$;
ALTER TABLE orders
  ADD COLUMN kept_calling_code text CHECK (kept_calling_code ~ '^\d{1,3}$');
