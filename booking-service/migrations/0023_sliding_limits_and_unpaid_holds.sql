-- Up Migration

-- Limits slide: one row for each bucket counts the running window and remembers the one before, which goes on counting for
-- as much of it as the last hour (or minute) still covers. Counting begins anew. The version before may go on with
-- `rate_limits`, which a later one drops.
DELETE FROM rate_limits;
CREATE TABLE limit_counters (
  bucket         text PRIMARY KEY,
  window_start   timestamptz NOT NULL,
  window_seconds integer NOT NULL CHECK (window_seconds > 0),
  hits           integer NOT NULL,
  -- Hits of the window before, and what of them counted at the latest hit.
  earlier_hits   integer NOT NULL DEFAULT 0,
  carried        integer NOT NULL DEFAULT 0,
  max_hits       integer NOT NULL,
  -- A statement that does work and counts it breaks this when the limit is reached, and is undone as a whole: nobody
  -- gets past a limit by asking many times at once.
  CONSTRAINT limit_counters_not_exceeded CHECK (hits + carried <= max_hits)
);
CREATE INDEX limit_counters_by_age ON limit_counters (window_start);

-- For whom a slot was held unpaid: e-mail address and networks, as hashes. A row says who asked, not that the hold stands;
-- that is said by the claims alone.
CREATE TABLE unpaid_holds (
  holder     text NOT NULL,
  booking_id text NOT NULL REFERENCES bookings ON DELETE CASCADE,
  held_at    timestamptz NOT NULL,
  PRIMARY KEY (holder, booking_id)
);
CREATE INDEX unpaid_holds_by_booking ON unpaid_holds (booking_id);
CREATE INDEX unpaid_holds_by_age ON unpaid_holds (held_at);

-- How many bookings of each holder hold a slot unpaid at this moment. Whoever has asked keeps the others waiting until their
-- transaction ends: a function of this kind reads what was committed while it waited, so two never see the same free place.
CREATE FUNCTION count_unpaid_holds(holders text[], at timestamptz) RETURNS integer[] LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  holder_lock bigint;
BEGIN
  FOR holder_lock IN SELECT DISTINCT hashtextextended(wanted, 0) FROM unnest(holders) AS wanted ORDER BY 1 LOOP
    PERFORM pg_advisory_xact_lock(holder_lock);
  END LOOP;
  RETURN ARRAY (
    SELECT (SELECT count(*)::integer FROM unpaid_holds h
             WHERE h.holder = wanted AND EXISTS (SELECT FROM slot_claims c
                                                  WHERE c.booking_id = h.booking_id AND c.expires_at > at))
      FROM unnest(holders) WITH ORDINALITY AS asked (wanted, place) ORDER BY place);
END
$$;

-- Each proof of work is taken once, with the booking that it was done for.
CREATE TABLE used_proofs (
  nonce   text PRIMARY KEY,
  used_at timestamptz NOT NULL
);
CREATE INDEX used_proofs_by_age ON used_proofs (used_at);
