-- Up Migration

-- What staff search, count and report by. All of it is derived from the tables before, and can be rebuilt from them.

-- A text as it is searched: in any case, width and composition, without accents and invisible characters. `foldForSearch` in
-- shared/src/typed/search.ts does the same.
CREATE FUNCTION search_folded(typed text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(replace(replace(
           translate(
             lower(normalize(regexp_replace(normalize(typed, NFKD),
               '[\u00ad\u0300-\u036f\u0591-\u05c7\u0610-\u061c\u064b-\u065f\u0670\u115f\u1160\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff'
               '\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\u2800\u3164\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\uffa0\ufff0-\ufffc'
               '\U000e0000-\U000e0fff]', '', 'g'), NFC) COLLATE "pg_c_utf8"),
             'ıøłđðħŧς', 'iolddhtσ'),
           'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;

CREATE FUNCTION phone_digits(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(phone, '\D', '', 'g')
$$;

-- The country code of a number that is stored with one.
CREATE FUNCTION phone_calling_code(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN phone !~ '^\+' THEN NULL
              WHEN digits ~ '^[17]' THEN left(digits, 1)
              WHEN digits ~ '^(2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])' THEN left(digits, 2)
              WHEN digits ~ '^\d{3}' THEN left(digits, 3) END
    FROM (SELECT phone_digits(phone) AS digits) number
$$;

-- A status as it is counted. 'held' is pending or, once its time has run out, cancelled: a reader compares with now.
-- A job moves those that ran out long ago to 'never-paid', so that there are always few to compare.
CREATE FUNCTION booking_standing(status text, reason text, hold_expires_at timestamptz) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN status = 'pending' AND hold_expires_at IS NOT NULL THEN 'held'
              WHEN status = 'cancelled' AND reason IN ('payment-expired', 'payment-abandoned') THEN 'never-paid'
              ELSE status END
$$;

-- Everything a search looks at, each on a line of its own, so that no hit spans two. The type is a control character: nobody
-- can type it, and no part of a word matches it.
CREATE FUNCTION booking_words(booking_type text, name text, email text, phone text, id text, klook_booking_id text)
  RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE booking_type WHEN 'klook' THEN E'\x01' ELSE E'\x02' END || E'\n' || search_folded(
    name || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone, '') || E'\n' || id || E'\n' || coalesce(klook_booking_id, '')
      || E'\n' || coalesce(code_key(klook_booking_id), '') || E'\n' || coalesce(phone_digits(phone), ''))
$$;

-- Every two, three and four letters side by side, which finds a part of a word of any length and in any script, and
-- the single letters that are in no booking number: those that are in one would match everything.
CREATE FUNCTION booking_search_keys(words text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  letters text[] := string_to_array(words, NULL);
  keys text[] := '{}';
  found int := 0;
BEGIN
  FOR i IN 1..cardinality(letters) LOOP
    IF letters[i] = E'\n' THEN CONTINUE; END IF;
    IF letters[i] !~ '[0-9a-hjkmnp-tv-z]' THEN
      found := found + 1;
      keys[found] := letters[i];
    END IF;
    IF letters[i + 1] IS NULL OR letters[i + 1] = E'\n' THEN CONTINUE; END IF;
    found := found + 1;
    keys[found] := letters[i] || letters[i + 1];
    IF letters[i + 2] IS NULL OR letters[i + 2] = E'\n' THEN CONTINUE; END IF;
    found := found + 1;
    keys[found] := letters[i] || letters[i + 1] || letters[i + 2];
    IF letters[i + 3] IS NULL OR letters[i + 3] = E'\n' THEN CONTINUE; END IF;
    found := found + 1;
    keys[found] := letters[i] || letters[i + 1] || letters[i + 2] || letters[i + 3];
  END LOOP;
  RETURN keys;
END $$;

-- What the dashboard searches, sorts and counts by, in rows a quarter as wide as bookings. Written by trigger with every
-- change of a booking, so it is never behind. Only two things follow later, because a visitor must not wait for them:
-- the indexes, and the counters. Until a row is folded into both, lists and counts look at the row itself.
CREATE TABLE booking_search (
  booking_id      text COLLATE "C" PRIMARY KEY,
  branch_id       smallint NOT NULL,
  created_at      timestamptz NOT NULL,
  -- 'infinity' without a time: such bookings stand at the end.
  session_at      timestamptz NOT NULL,
  standing        text COLLATE "C" NOT NULL,
  hold_expires_at timestamptz,
  words           text COLLATE "C" NOT NULL,
  -- The standing under which it is in `booking_counts`; null while it is in none.
  counted_as      text COLLATE "C",
  is_folded       boolean NOT NULL DEFAULT false
);
-- Built again by `rebuild_booking_search`.
CREATE INDEX booking_search_words ON booking_search USING gin (booking_search_keys(words))
  WITH (fastupdate = off) WHERE is_folded;
-- Lists are read in order from one of these, whatever they are filtered by. They hold only what is folded: a booking writes
-- one row and two short index entries more, the rest is the job's.
CREATE INDEX booking_search_newest ON booking_search (created_at DESC, booking_id DESC) WHERE is_folded;
CREATE INDEX booking_search_newest_by_standing ON booking_search (standing, created_at DESC, booking_id DESC)
  WHERE is_folded;
CREATE INDEX booking_search_newest_in_earnest ON booking_search (created_at DESC, booking_id DESC)
  WHERE is_folded AND standing <> 'never-paid';
-- Of a branch; the standing beside the newest is enough to count them by.
CREATE INDEX booking_search_newest_of_branch ON booking_search (branch_id, created_at DESC, booking_id DESC)
  INCLUDE (standing) WHERE is_folded;
CREATE INDEX booking_search_sessions ON booking_search (session_at, booking_id) WHERE is_folded;
CREATE INDEX booking_search_sessions_by_standing ON booking_search (standing, session_at, booking_id) WHERE is_folded;
CREATE INDEX booking_search_sessions_in_earnest ON booking_search (session_at, booking_id)
  WHERE is_folded AND standing <> 'never-paid';
CREATE INDEX booking_search_sessions_of_branch ON booking_search (branch_id, session_at, booking_id) WHERE is_folded;
-- A session is booked before it begins. The few that were not are looked up here.
CREATE INDEX booking_search_late ON booking_search (session_at) WHERE is_folded AND created_at >= session_at;
-- What is to be folded: few, and looked at by every search and count.
CREATE INDEX booking_search_unfolded ON booking_search (booking_id) WHERE NOT is_folded;

CREATE TABLE booking_counts (
  standing text COLLATE "C" PRIMARY KEY,
  bookings bigint NOT NULL
);

CREATE FUNCTION note_new_bookings() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  INSERT INTO booking_search (booking_id, created_at, session_at, standing, hold_expires_at, words, branch_id)
  SELECT b.id, b.created_at, coalesce(b.starts_at, 'infinity'),
         booking_standing(b.status, b.cancellation_reason, b.hold_expires_at), b.hold_expires_at,
         booking_words(b.booking_type, b.name, o.email, o.phone, b.id, b.klook_booking_id),
         (SELECT branch_id FROM studios WHERE id = b.studio_id)
    FROM made b JOIN orders o ON o.id = b.order_id;
  RETURN NULL;
END $$;
CREATE TRIGGER note_new_bookings AFTER INSERT ON bookings REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION note_new_bookings();

CREATE FUNCTION note_booking() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  contact record;
BEGIN
  SELECT email, phone INTO contact FROM orders WHERE id = NEW.order_id;
  UPDATE booking_search
     SET created_at = NEW.created_at, session_at = coalesce(NEW.starts_at, 'infinity'),
         standing = booking_standing(NEW.status, NEW.cancellation_reason, NEW.hold_expires_at),
         hold_expires_at = NEW.hold_expires_at,
         words = booking_words(NEW.booking_type, NEW.name, contact.email, contact.phone, NEW.id, NEW.klook_booking_id),
         branch_id = (SELECT branch_id FROM studios WHERE id = NEW.studio_id),
         is_folded = false
   WHERE booking_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER note_booking_change
  AFTER UPDATE OF booking_type, name, klook_booking_id, starts_at, studio_id, status, cancellation_reason, hold_expires_at,
    created_at ON bookings
  FOR EACH ROW
  WHEN ((OLD.booking_type, OLD.name, OLD.klook_booking_id, OLD.starts_at, OLD.studio_id, OLD.status, OLD.cancellation_reason,
         OLD.hold_expires_at, OLD.created_at)
    IS DISTINCT FROM
        (NEW.booking_type, NEW.name, NEW.klook_booking_id, NEW.starts_at, NEW.studio_id, NEW.status, NEW.cancellation_reason,
         NEW.hold_expires_at, NEW.created_at))
  EXECUTE FUNCTION note_booking();

-- All bookings of an order are found by its contact.
CREATE FUNCTION note_contact() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  UPDATE booking_search s
     SET words = booking_words(b.booking_type, b.name, NEW.email, NEW.phone, b.id, b.klook_booking_id), is_folded = false
    FROM bookings b WHERE b.order_id = NEW.id AND s.booking_id = b.id;
  RETURN NULL;
END $$;
CREATE TRIGGER note_contact AFTER UPDATE OF email, phone ON orders FOR EACH ROW
  WHEN ((OLD.email, OLD.phone) IS DISTINCT FROM (NEW.email, NEW.phone)) EXECUTE FUNCTION note_contact();

CREATE FUNCTION forget_booking() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    TRUNCATE booking_search, booking_counts;
  ELSE
    WITH gone AS (DELETE FROM booking_search WHERE booking_id = OLD.id RETURNING counted_as)
    UPDATE booking_counts c SET bookings = c.bookings - 1 FROM gone WHERE c.standing = gone.counted_as;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER forget_booking AFTER DELETE ON bookings FOR EACH ROW EXECUTE FUNCTION forget_booking();
CREATE TRIGGER forget_bookings AFTER TRUNCATE ON bookings FOR EACH STATEMENT EXECUTE FUNCTION forget_booking();

-- Rebuilds everything from the bookings: after a mass import, after a migration that changes `booking_words` or
-- `booking_standing`, and should the counters ever be wrong. Bookings wait meanwhile.
CREATE FUNCTION rebuild_booking_search(at timestamptz DEFAULT now()) RETURNS bigint
  LANGUAGE plpgsql SET maintenance_work_mem = '256MB' AS $$
DECLARE
  done bigint;
BEGIN
  LOCK TABLE bookings IN SHARE MODE;
  DROP INDEX IF EXISTS booking_search_words;
  TRUNCATE booking_search, booking_counts;
  INSERT INTO booking_search
    (booking_id, created_at, session_at, standing, hold_expires_at, words, counted_as, is_folded, branch_id)
  SELECT id, created_at, coalesce(starts_at, 'infinity'), standing, hold_expires_at, words, standing, true, branch_id
    FROM (SELECT b.*, booking_words(booking_type, name, o.email, o.phone, b.id, klook_booking_id) AS words,
                 (SELECT branch_id FROM studios WHERE id = b.studio_id) AS branch_id,
                 CASE WHEN status = 'pending' AND hold_expires_at < at - interval '10 minutes' THEN 'never-paid'
                      ELSE booking_standing(status, cancellation_reason, hold_expires_at) END AS standing
            FROM bookings b JOIN orders o ON o.id = b.order_id) b
   ORDER BY created_at;
  GET DIAGNOSTICS done = ROW_COUNT;
  INSERT INTO booking_counts SELECT standing, count(*) FROM booking_search GROUP BY standing;
  CREATE INDEX booking_search_words ON booking_search USING gin (booking_search_keys(words))
    WITH (fastupdate = off) WHERE is_folded;
  ANALYZE booking_search;
  RETURN done;
END $$;

-- What the owner's reports are summed from: a row for each Seoul day and thing that is counted (shared/src/reports/figures.ts).
-- A job brings it up to date minutes later; nothing of it is written where bookings are made.
CREATE TABLE report_figures (
  day       date NOT NULL,
  figure    text COLLATE "C" NOT NULL,
  key       text COLLATE "C" NOT NULL,
  detail    text COLLATE "C" NOT NULL,
  -- 0: what belongs to the house and to no branch, as gift cards that were sold.
  branch_id smallint NOT NULL CHECK (branch_id >= 0),
  count     integer NOT NULL,
  -- Won, or minutes.
  amount    bigint NOT NULL,
  PRIMARY KEY (day, figure, key, detail, branch_id)
);

-- Days to be counted again. A day may stand here several times, so that one note never waits for another.
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
  -- What is to be given back and to be paid, at as_of, by the number of the branch; 0 is the house.
  open           jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(open) = 'object'),
  compared_at    timestamptz,
  compared_days  integer NOT NULL DEFAULT 0,
  -- Days of the newest comparison that differed, and were counted again.
  different_days date[] NOT NULL DEFAULT '{}'
);
INSERT INTO report_state DEFAULT VALUES;

-- Staff note that money was given back at the counter, and may take the note back: then nothing is left that names the day.
CREATE FUNCTION note_stale_return() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_stale_days
  SELECT (at AT TIME ZONE 'Asia/Seoul')::date FROM unnest(ARRAY[OLD.given_back_at, NEW.given_back_at]) AS at
   WHERE at IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER note_stale_return AFTER UPDATE OF given_back_at ON counter_payments FOR EACH ROW
  WHEN (OLD.given_back_at IS DISTINCT FROM NEW.given_back_at) EXECUTE FUNCTION note_stale_return();

-- Exports that were ordered, and how far their files are. What a file holds is read while it is sent and stored nowhere; who
-- ordered it stays in the audit log. Rows are deleted a day later, with the next order.
CREATE TABLE exports (
  id         uuid PRIMARY KEY,
  user_id    bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Null: of the whole house.
  branch_id  smallint REFERENCES branches,
  kind       text NOT NULL,
  format     text NOT NULL,
  language   text NOT NULL,
  first_day  date NOT NULL,
  last_day   date NOT NULL,
  state      text NOT NULL DEFAULT 'ordered' CHECK (state IN ('ordered', 'sending', 'sent', 'broken')),
  rows       integer NOT NULL CHECK (rows >= 0),
  rows_sent  integer NOT NULL DEFAULT 0 CHECK (rows_sent >= 0),
  ordered_at timestamptz NOT NULL,
  -- When the file last made progress.
  seen_at    timestamptz NOT NULL
);
