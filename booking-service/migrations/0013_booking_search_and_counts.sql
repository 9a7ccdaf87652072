-- Up Migration

-- What the dashboard searches, sorts and counts by, in rows a quarter as wide as bookings. Written by trigger with every
-- change of a booking, so it is never behind. Only two things follow later, because a visitor must not wait for them:
-- the indexes, and the counters. Until a row is folded into both, lists and counts look at the row itself.
CREATE TABLE booking_search (
  booking_id      text COLLATE "C" PRIMARY KEY,
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

CREATE TABLE booking_counts (
  standing text COLLATE "C" PRIMARY KEY,
  bookings bigint NOT NULL
);

-- A status as it is counted. 'held' is pending or, once its time has run out, cancelled: whoever reads compares with now.
-- A job moves those that ran out long ago to 'never-paid', so that there are always few to compare.
CREATE FUNCTION booking_standing(status text, reason text, hold_expires_at timestamptz) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN status = 'pending' AND hold_expires_at IS NOT NULL THEN 'held'
              WHEN status = 'cancelled' AND reason IN ('payment-expired', 'payment-abandoned') THEN 'never-paid'
              ELSE status END
$$;

-- A phone number as digits with the country code; one without is Korean: 010-1234-5678 and +82 10 1234 5678 are one.
CREATE FUNCTION phone_digits(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^00', ''), '^(820|0)', '82')
$$;

-- Everything a search looks at, in small letters, each on a line of its own, so that no hit spans two. The type is a
-- control character: nobody can type it, and no part of a word matches it.
CREATE FUNCTION booking_words(booking_type text, name text, email text, phone text, id text, klook_booking_id text)
  RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(normalize(
    CASE booking_type WHEN 'klook' THEN E'\x01' ELSE E'\x02' END || E'\n' || name || E'\n' || email || E'\n' || phone
      || E'\n' || id || E'\n' || coalesce(klook_booking_id, '') || E'\n' || phone_digits(phone)) COLLATE "pg_c_utf8")
$$;

-- Every two, three and four letters side by side, which finds a part of a word of any length and in any script, and
-- the single letters that a booking number has not: those that it has are everywhere.
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

CREATE FUNCTION note_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO booking_search (booking_id, created_at, session_at, standing, hold_expires_at, words)
    VALUES (NEW.id, NEW.created_at, coalesce(NEW.starts_at, 'infinity'),
            booking_standing(NEW.status, NEW.cancellation_reason, NEW.hold_expires_at), NEW.hold_expires_at,
            booking_words(NEW.booking_type, NEW.name, NEW.email, NEW.phone, NEW.id, NEW.klook_booking_id));
  ELSE
    UPDATE booking_search
       SET created_at = NEW.created_at, session_at = coalesce(NEW.starts_at, 'infinity'),
           standing = booking_standing(NEW.status, NEW.cancellation_reason, NEW.hold_expires_at),
           hold_expires_at = NEW.hold_expires_at,
           words = booking_words(NEW.booking_type, NEW.name, NEW.email, NEW.phone, NEW.id, NEW.klook_booking_id),
           is_folded = false
     WHERE booking_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION forget_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    TRUNCATE booking_search, booking_counts;
  ELSE
    WITH gone AS (DELETE FROM booking_search WHERE booking_id = OLD.id RETURNING counted_as)
    UPDATE booking_counts c SET bookings = c.bookings - 1 FROM gone WHERE c.standing = gone.counted_as;
  END IF;
  RETURN NULL;
END $$;

-- Makes everything anew from the bookings: at the migration, after a mass import, and should the counters ever be wrong.
-- Bookings wait meanwhile.
CREATE FUNCTION rebuild_booking_search(at timestamptz DEFAULT now()) RETURNS bigint LANGUAGE plpgsql SET maintenance_work_mem = '256MB' AS $$
DECLARE
  done bigint;
BEGIN
  LOCK TABLE bookings IN SHARE MODE;
  DROP INDEX IF EXISTS booking_search_words;
  TRUNCATE booking_search, booking_counts;
  INSERT INTO booking_search
  SELECT id, created_at, coalesce(starts_at, 'infinity'), standing, hold_expires_at, words, standing, true
    FROM (SELECT *, booking_words(booking_type, name, email, phone, id, klook_booking_id) AS words,
                 CASE WHEN status = 'pending' AND hold_expires_at < at - interval '10 minutes' THEN 'never-paid'
                      ELSE booking_standing(status, cancellation_reason, hold_expires_at) END AS standing
            FROM bookings) b
   ORDER BY created_at;
  GET DIAGNOSTICS done = ROW_COUNT;
  INSERT INTO booking_counts SELECT standing, count(*) FROM booking_search GROUP BY standing;
  CREATE INDEX booking_search_words ON booking_search USING gin (booking_search_keys(words))
    WITH (fastupdate = off) WHERE is_folded;
  ANALYZE booking_search;
  RETURN done;
END $$;

SELECT rebuild_booking_search();

-- Lists are read in order from one of these, whatever they are filtered by. They too hold what is folded: a booking writes
-- one row and two short index entries more, the rest is the job's.
CREATE INDEX booking_search_newest ON booking_search (created_at DESC, booking_id DESC) WHERE is_folded;
CREATE INDEX booking_search_newest_by_standing ON booking_search (standing, created_at DESC, booking_id DESC)
  WHERE is_folded;
CREATE INDEX booking_search_newest_in_earnest ON booking_search (created_at DESC, booking_id DESC)
  WHERE is_folded AND standing <> 'never-paid';
CREATE INDEX booking_search_sessions ON booking_search (session_at, booking_id) WHERE is_folded;
CREATE INDEX booking_search_sessions_by_standing ON booking_search (standing, session_at, booking_id) WHERE is_folded;
CREATE INDEX booking_search_sessions_in_earnest ON booking_search (session_at, booking_id)
  WHERE is_folded AND standing <> 'never-paid';
-- A session is booked before it begins. The few that were not are looked up here.
CREATE INDEX booking_search_late ON booking_search (session_at) WHERE is_folded AND created_at >= session_at;
-- What is to be folded: few, and looked at by every search and count.
CREATE INDEX booking_search_unfolded ON booking_search (booking_id) WHERE NOT is_folded;

CREATE TRIGGER note_booking AFTER INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION note_booking();
CREATE TRIGGER note_booking_change
  AFTER UPDATE OF booking_type, name, email, phone, klook_booking_id, starts_at, status, cancellation_reason,
    hold_expires_at, created_at ON bookings
  FOR EACH ROW
  WHEN ((OLD.booking_type, OLD.name, OLD.email, OLD.phone, OLD.klook_booking_id, OLD.starts_at, OLD.status,
         OLD.cancellation_reason, OLD.hold_expires_at, OLD.created_at)
    IS DISTINCT FROM
        (NEW.booking_type, NEW.name, NEW.email, NEW.phone, NEW.klook_booking_id, NEW.starts_at, NEW.status,
         NEW.cancellation_reason, NEW.hold_expires_at, NEW.created_at))
  EXECUTE FUNCTION note_booking();
CREATE TRIGGER forget_booking AFTER DELETE ON bookings FOR EACH ROW EXECUTE FUNCTION forget_booking();
CREATE TRIGGER forget_bookings AFTER TRUNCATE ON bookings FOR EACH STATEMENT EXECUTE FUNCTION forget_booking();

DROP INDEX bookings_search, bookings_newest, bookings_newest_by_status;

-- Paid and cancelled bookings, of which the money may still have to go back.
DROP INDEX bookings_cancelled_lately;
CREATE INDEX bookings_maybe_due ON bookings (id)
  WHERE status = 'cancelled' AND booking_type = 'direct' AND cancellation_reason NOT IN ('no-show', 'payment-expired', 'payment-abandoned');
