-- Up Migration

-- What a booking costs is mostly what it writes beside itself.

-- Counters of limits and who holds what are worth nothing after the hour: they need no log. After a crash of the database
-- everybody starts from zero. What is promised (claims, orders, answers for repeats, used proofs) is logged as before.
DROP INDEX unpaid_holds_by_order;
ALTER TABLE unpaid_holds DROP CONSTRAINT unpaid_holds_order_id_fkey;
ALTER TABLE unpaid_holds SET UNLOGGED;
ALTER TABLE limit_counters SET UNLOGGED;

-- Rows that come in the order of time and are only ever looked for by age, to be deleted.
DROP INDEX unpaid_holds_by_age;
CREATE INDEX unpaid_holds_by_age ON unpaid_holds USING brin (held_at);
DROP INDEX idempotency_keys_by_age;
CREATE INDEX idempotency_keys_by_age ON idempotency_keys USING brin (created_at);
DROP INDEX limit_counters_by_age;
CREATE INDEX limit_counters_by_age ON limit_counters USING brin (window_start);
-- Each hit changes a row in place while its page has room.
ALTER TABLE limit_counters SET (fillfactor = 50);

-- All rivals are kept waiting by one statement, in ascending order as before. The counts are those after the wait: a statement
-- of a volatile function sees what was committed when it begins.
CREATE OR REPLACE FUNCTION count_unpaid_holds(holders text[], at timestamptz) RETURNS integer[] LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(holder_lock)
    FROM (SELECT DISTINCT hashtextextended(wanted, 0) AS holder_lock FROM unnest(holders) AS wanted ORDER BY 1) AS locks;
  RETURN ARRAY (
    SELECT (SELECT count(*)::integer FROM unpaid_holds h
             WHERE h.holder = wanted
               -- The claim of the first, who has the order's number, answers for nearly all.
               AND (EXISTS (SELECT FROM slot_claims c WHERE c.booking_id = h.order_id AND c.expires_at > at)
                    OR EXISTS (SELECT FROM bookings b JOIN slot_claims c ON c.booking_id = b.id
                                WHERE b.order_id = h.order_id AND c.expires_at > at)))
      FROM unnest(holders) WITH ORDINALITY AS asked (wanted, place) ORDER BY place);
END
$$;

-- New bookings are noted for the search by statement, not one by one.
CREATE FUNCTION note_new_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO booking_search (booking_id, created_at, session_at, standing, hold_expires_at, words)
  SELECT b.id, b.created_at, coalesce(b.starts_at, 'infinity'),
         booking_standing(b.status, b.cancellation_reason, b.hold_expires_at), b.hold_expires_at,
         booking_words(b.booking_type, b.name, o.email, o.phone, b.id, b.klook_booking_id)
    FROM made b JOIN orders o ON o.id = b.order_id;
  RETURN NULL;
END $$;
DROP TRIGGER note_booking ON bookings;
CREATE TRIGGER note_new_bookings AFTER INSERT ON bookings REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION note_new_bookings();
CREATE OR REPLACE FUNCTION note_booking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  contact record;
BEGIN
  SELECT email, phone INTO contact FROM orders WHERE id = NEW.order_id;
  UPDATE booking_search
     SET created_at = NEW.created_at, session_at = coalesce(NEW.starts_at, 'infinity'),
         standing = booking_standing(NEW.status, NEW.cancellation_reason, NEW.hold_expires_at),
         hold_expires_at = NEW.hold_expires_at,
         words = booking_words(NEW.booking_type, NEW.name, contact.email, contact.phone, NEW.id, NEW.klook_booking_id),
         is_folded = false
   WHERE booking_id = NEW.id;
  RETURN NULL;
END $$;
