-- Up Migration

-- When a visitor's data was removed from a booking or a mail. Figures, slots and money stay; what stands in place of the data
-- is the same for everybody, so a row that says so cannot hold any.
ALTER TABLE bookings
  ADD COLUMN forgotten_at timestamptz,
  ADD CONSTRAINT bookings_forgotten_is_nobody CHECK (forgotten_at IS NULL OR (
    name = 'Removed' AND email = 'removed@invalid' AND phone = '-' AND youtube_track_url = '-'
    AND lp_delivery_address IS NULL AND (klook_booking_id IS NULL OR klook_booking_id = 'REMOVED-' || id)));
ALTER TABLE emails
  ADD COLUMN forgotten_at timestamptz,
  ADD CONSTRAINT emails_forgotten_is_nobody CHECK (forgotten_at IS NULL OR (
    recipient = 'removed@invalid' AND subject = 'Removed' AND html_body = '' AND text_body = ''
    AND calendar IS NULL AND reply_to IS NULL AND last_error IS NULL AND state IN ('sent', 'failed')));

-- Who made a contract, for as long as the law has it kept and no longer: apart from everything that is in daily use.
CREATE TABLE kept_by_law (
  booking_id          text PRIMARY KEY REFERENCES bookings,
  name                text NOT NULL,
  email               text NOT NULL,
  lp_delivery_address text,
  -- The years that the law names are counted from here.
  contract_ended_at   timestamptz NOT NULL,
  set_apart_at        timestamptz NOT NULL
);
CREATE INDEX kept_by_law_by_email ON kept_by_law (lower(email));
CREATE INDEX kept_by_law_by_end ON kept_by_law (contract_ended_at);

-- What the job looks through: everything that still has somebody in it, the oldest first.
CREATE INDEX bookings_with_somebody ON bookings (created_at) WHERE forgotten_at IS NULL;
CREATE INDEX emails_with_somebody ON emails (created_at) WHERE forgotten_at IS NULL;
CREATE INDEX emails_by_reply_to ON emails (lower(reply_to)) WHERE reply_to IS NOT NULL;
CREATE INDEX payment_transactions_by_order ON payment_transactions (order_id);
CREATE INDEX audit_log_matters ON audit_log ((after ->> 'bookingId')) WHERE subject_type = 'matter';
-- The oldest entries that still name somebody of the staff.
CREATE INDEX audit_log_named ON audit_log (at) WHERE actor <> 'removed';

-- What may stay of the details of an entry: figures, states and numbers of ours. Whatever else is ever written there goes.
CREATE FUNCTION audit_without_words(details jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN details IS NULL THEN NULL ELSE coalesce(
    (SELECT jsonb_object_agg(key, value) FROM jsonb_each(details)
      WHERE key IN ('status', 'startsAt', 'balanceWon', 'amountWon', 'policyWon', 'override', 'role', 'isActive', 'kind',
                    'matched', 'differences', 'emailId', 'bookingId', 'bookings', 'mails', 'enquiries', 'keptByLaw')),
    '{}') END
$$;

-- The log stays append-only, with two exceptions, judged row by row: the words go from entries about a booking that is
-- forgotten, and, after a year at least, the name of whoever acted. An entry itself never goes, nor what was done to what.
CREATE FUNCTION audit_log_only_forgets() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  about text := CASE OLD.subject_type WHEN 'booking' THEN OLD.subject_id WHEN 'matter' THEN OLD.after ->> 'bookingId' END;
  loses_words boolean := (NEW.before, NEW.after) IS NOT DISTINCT FROM
                         (audit_without_words(OLD.before), audit_without_words(OLD.after));
  stays boolean := (NEW.id, NEW.at, NEW.action, NEW.subject_type, NEW.subject_id) IS NOT DISTINCT FROM
                   (OLD.id, OLD.at, OLD.action, OLD.subject_type, OLD.subject_id);
  keeps_actor boolean := (NEW.actor_id, NEW.actor) IS NOT DISTINCT FROM (OLD.actor_id, OLD.actor);
  loses_actor boolean := NEW.actor_id IS NULL AND NEW.actor = 'removed' AND OLD.at < now() - interval '1 year';
BEGIN
  IF stays AND loses_words AND
     (loses_actor
      OR keeps_actor AND EXISTS (SELECT FROM bookings b WHERE b.id = about AND b.forgotten_at IS NOT NULL)) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'The audit log is only ever added to' USING ERRCODE = 'insufficient_privilege';
END
$$;
DROP TRIGGER audit_log_append_only ON audit_log;
CREATE TRIGGER audit_log_append_only BEFORE DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION audit_log_is_append_only();
CREATE TRIGGER audit_log_only_forgets BEFORE UPDATE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION audit_log_only_forgets();

-- Both exceptions by name, with the owner's rights: a role that may only add to the log can still have it forget.
CREATE FUNCTION audit_log_forget_words(bookings text[]) RETURNS bigint
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH forgotten AS (
    UPDATE audit_log SET before = audit_without_words(before), after = audit_without_words(after)
     WHERE (subject_type = 'booking' AND subject_id = ANY (bookings)
            OR subject_type = 'matter' AND after ->> 'bookingId' = ANY (bookings))
       AND (before, after) IS DISTINCT FROM (audit_without_words(before), audit_without_words(after))
     RETURNING 1)
  SELECT count(*) FROM forgotten
$$;
CREATE FUNCTION audit_log_forget_names(before_moment timestamptz, at_most int) RETURNS bigint
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH due AS (
    SELECT id FROM audit_log
     WHERE actor <> 'removed' AND at < least(before_moment, now() - interval '1 year')
     ORDER BY at LIMIT at_most FOR UPDATE SKIP LOCKED),
  forgotten AS (
    UPDATE audit_log l SET actor_id = NULL, actor = 'removed',
           before = audit_without_words(before), after = audit_without_words(after)
      FROM due WHERE l.id = due.id RETURNING 1)
  SELECT count(*) FROM forgotten
$$;
