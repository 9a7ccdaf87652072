-- Up Migration

-- What is paid together is an order: one to four bookings, one for each singer, with one contact. Payments and mails hang on
-- it; slot, status, history and what goes back are each booking's own. Every booking there is becomes an order of one.
-- Nobody reads or writes bookings and payments meanwhile: all that follows is one transaction.
LOCK TABLE bookings, payment_attempts, refunds, payment_transactions, emails, unpaid_holds, booking_search
  IN ACCESS EXCLUSIVE MODE;

CREATE TABLE orders (
  -- The number of its first booking, which is the one that visitors are told.
  id           text PRIMARY KEY CHECK (id ~ '^[0-9A-HJKMNP-TV-Z]{10}$'),
  email        text NOT NULL CHECK (char_length(email) BETWEEN 3 AND 100),
  phone        text NOT NULL CHECK (char_length(phone) BETWEEN 1 AND 30),
  -- Language of the mails.
  locale       text NOT NULL DEFAULT 'en' CHECK (locale IN ('en', 'ko', 'zh')),
  created_at   timestamptz NOT NULL,
  -- When its contact was removed: with the last of its bookings.
  forgotten_at timestamptz,
  CONSTRAINT orders_forgotten_is_nobody CHECK (forgotten_at IS NULL OR (email = 'removed@invalid' AND phone = '-'))
);
INSERT INTO orders (id, email, phone, locale, created_at, forgotten_at)
SELECT id, email, phone, locale, created_at, forgotten_at FROM bookings;
CREATE INDEX orders_by_email ON orders (lower(email));

DROP TRIGGER note_booking_change ON bookings;
ALTER TABLE bookings
  DROP CONSTRAINT bookings_forgotten_is_nobody,
  ADD COLUMN order_id text,
  -- In the row in which they sing, from 1.
  ADD COLUMN place smallint NOT NULL DEFAULT 1,
  -- What of the order's payment was for this booking; 0 until its money was taken.
  ADD COLUMN paid_won integer NOT NULL DEFAULT 0 CHECK (paid_won >= 0);
UPDATE bookings b SET order_id = b.id, paid_won = coalesce(
  (SELECT a.amount_won FROM payment_attempts a WHERE a.booking_id = b.id AND a.state = 'PAID'), 0);
ALTER TABLE bookings
  ALTER COLUMN order_id SET NOT NULL,
  ADD CONSTRAINT bookings_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders,
  ADD CONSTRAINT bookings_place_once UNIQUE (order_id, place),
  ADD CONSTRAINT bookings_party_of_four CHECK (place BETWEEN 1 AND 4),
  ADD CONSTRAINT bookings_first_names_order CHECK ((place = 1) = (id = order_id)),
  -- A Klook reservation is for one person.
  ADD CONSTRAINT bookings_klook_alone CHECK (booking_type = 'direct' OR place = 1),
  DROP COLUMN email, -- and its index
  DROP COLUMN phone,
  DROP COLUMN locale,
  ADD CONSTRAINT bookings_forgotten_is_nobody CHECK (forgotten_at IS NULL OR (
    name = 'Removed' AND youtube_track_url = '-' AND lp_delivery_address IS NULL
    AND (klook_booking_id IS NULL OR klook_booking_id = 'REMOVED-' || id)));

-- An attempt is known to the provider and to the browser by its own number, which they call the order's.
ALTER TABLE payment_attempts RENAME COLUMN order_id TO id;
ALTER TABLE payment_attempts RENAME COLUMN booking_id TO order_id;
ALTER TABLE payment_attempts
  DROP CONSTRAINT payment_attempts_booking_id_fkey,
  ADD CONSTRAINT payment_attempts_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders;
ALTER INDEX payment_attempts_by_booking RENAME TO payment_attempts_by_order;

-- Whom an attempt is for, and what each has to pay: whoever was to be paid for when the card window was opened.
CREATE TABLE attempt_lines (
  attempt_id text NOT NULL REFERENCES payment_attempts,
  booking_id text NOT NULL REFERENCES bookings,
  amount_won integer NOT NULL CHECK (amount_won >= 0),
  PRIMARY KEY (attempt_id, booking_id)
);
INSERT INTO attempt_lines (attempt_id, booking_id, amount_won) SELECT id, order_id, amount_won FROM payment_attempts;

ALTER TABLE refunds RENAME COLUMN order_id TO attempt_id;
ALTER TABLE refunds RENAME CONSTRAINT refunds_order_id_fkey TO refunds_attempt_id_fkey;
ALTER INDEX refunds_by_order RENAME TO refunds_by_attempt;
ALTER TABLE payment_transactions RENAME COLUMN order_id TO attempt_id;
ALTER TABLE payment_transactions RENAME CONSTRAINT payment_transactions_order_id_fkey TO payment_transactions_attempt_id_fkey;
ALTER INDEX payment_transactions_by_order RENAME TO payment_transactions_by_attempt;
ALTER TABLE webhook_events RENAME COLUMN order_id TO attempt_id;

-- For whom money goes back that staff decided on. Without lines everything goes back that is left of a payment.
CREATE TABLE refund_lines (
  refund_id  uuid NOT NULL REFERENCES refunds,
  booking_id text NOT NULL REFERENCES bookings,
  amount_won integer NOT NULL CHECK (amount_won > 0),
  PRIMARY KEY (refund_id, booking_id)
);
CREATE INDEX refund_lines_by_booking ON refund_lines (booking_id);
INSERT INTO refund_lines (refund_id, booking_id, amount_won)
SELECT r.id, a.order_id, r.amount_won FROM refunds r JOIN payment_attempts a ON a.id = r.attempt_id
 WHERE r.requested_by <> 'system';

-- Mails go to the contact.
ALTER TABLE emails RENAME COLUMN booking_id TO order_id;
ALTER TABLE emails
  DROP CONSTRAINT emails_booking_id_fkey,
  ADD CONSTRAINT emails_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders;
ALTER INDEX emails_by_booking RENAME TO emails_by_order;

-- A party that waits for its payment counts once.
ALTER TABLE unpaid_holds RENAME COLUMN booking_id TO order_id;
ALTER TABLE unpaid_holds
  DROP CONSTRAINT unpaid_holds_booking_id_fkey,
  ADD CONSTRAINT unpaid_holds_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders ON DELETE CASCADE;
ALTER INDEX unpaid_holds_by_booking RENAME TO unpaid_holds_by_order;
CREATE OR REPLACE FUNCTION count_unpaid_holds(holders text[], at timestamptz) RETURNS integer[] LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  holder_lock bigint;
BEGIN
  FOR holder_lock IN SELECT DISTINCT hashtextextended(wanted, 0) FROM unnest(holders) AS wanted ORDER BY 1 LOOP
    PERFORM pg_advisory_xact_lock(holder_lock);
  END LOOP;
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

-- Everybody of a party is found by its contact.
CREATE OR REPLACE FUNCTION note_booking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  contact record;
BEGIN
  SELECT email, phone INTO contact FROM orders WHERE id = NEW.order_id;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO booking_search (booking_id, created_at, session_at, standing, hold_expires_at, words)
    VALUES (NEW.id, NEW.created_at, coalesce(NEW.starts_at, 'infinity'),
            booking_standing(NEW.status, NEW.cancellation_reason, NEW.hold_expires_at), NEW.hold_expires_at,
            booking_words(NEW.booking_type, NEW.name, contact.email, contact.phone, NEW.id, NEW.klook_booking_id));
  ELSE
    UPDATE booking_search
       SET created_at = NEW.created_at, session_at = coalesce(NEW.starts_at, 'infinity'),
           standing = booking_standing(NEW.status, NEW.cancellation_reason, NEW.hold_expires_at),
           hold_expires_at = NEW.hold_expires_at,
           words = booking_words(NEW.booking_type, NEW.name, contact.email, contact.phone, NEW.id, NEW.klook_booking_id),
           is_folded = false
     WHERE booking_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER note_booking_change
  AFTER UPDATE OF booking_type, name, klook_booking_id, starts_at, status, cancellation_reason, hold_expires_at, created_at
    ON bookings
  FOR EACH ROW
  WHEN ((OLD.booking_type, OLD.name, OLD.klook_booking_id, OLD.starts_at, OLD.status, OLD.cancellation_reason,
         OLD.hold_expires_at, OLD.created_at)
    IS DISTINCT FROM
        (NEW.booking_type, NEW.name, NEW.klook_booking_id, NEW.starts_at, NEW.status, NEW.cancellation_reason,
         NEW.hold_expires_at, NEW.created_at))
  EXECUTE FUNCTION note_booking();

CREATE FUNCTION note_contact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE booking_search s
     SET words = booking_words(b.booking_type, b.name, NEW.email, NEW.phone, b.id, b.klook_booking_id), is_folded = false
    FROM bookings b WHERE b.order_id = NEW.id AND s.booking_id = b.id;
  RETURN NULL;
END $$;
CREATE TRIGGER note_contact AFTER UPDATE OF email, phone ON orders FOR EACH ROW
  WHEN ((OLD.email, OLD.phone) IS DISTINCT FROM (NEW.email, NEW.phone)) EXECUTE FUNCTION note_contact();

CREATE OR REPLACE FUNCTION rebuild_booking_search(at timestamptz DEFAULT now()) RETURNS bigint LANGUAGE plpgsql SET maintenance_work_mem = '256MB' AS $$
DECLARE
  done bigint;
BEGIN
  LOCK TABLE bookings IN SHARE MODE;
  DROP INDEX IF EXISTS booking_search_words;
  TRUNCATE booking_search, booking_counts;
  INSERT INTO booking_search
  SELECT id, created_at, coalesce(starts_at, 'infinity'), standing, hold_expires_at, words, standing, true
    FROM (SELECT b.*, booking_words(booking_type, name, o.email, o.phone, b.id, klook_booking_id) AS words,
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
