-- Up Migration

-- What happened to a guest at the counter. Facts beside the booking's status, each at most once: pressed twice, it counts once.
CREATE TABLE attendance (
  booking_id    text NOT NULL REFERENCES bookings,
  step          text NOT NULL CHECK (step IN ('arrived', 'drink-made', 'drink-served', 'in-booth', 'done')),
  noted_at      timestamptz NOT NULL,
  -- Null once the account is gone.
  noted_by      bigint REFERENCES users ON DELETE SET NULL,
  -- What the booking's status was where the step has changed it: taken back, it is that again.
  status_before text CHECK (status_before IN ('pending', 'confirmed', 'in-progress', 'completed')),
  PRIMARY KEY (booking_id, step)
);
CREATE INDEX attendance_by_account ON attendance (noted_by) WHERE noted_by IS NOT NULL;

-- What staff tell each other about a guest. Goes with the visitor's data.
ALTER TABLE bookings
  ADD COLUMN staff_note text CHECK (char_length(staff_note) BETWEEN 1 AND 500),
  DROP CONSTRAINT bookings_forgotten_is_nobody,
  ADD CONSTRAINT bookings_forgotten_is_nobody CHECK (forgotten_at IS NULL OR (
    name = 'Removed' AND youtube_track_url = '-' AND lp_delivery_address IS NULL AND staff_note IS NULL
    AND (klook_booking_id IS NULL OR klook_booking_id = 'REMOVED-' || id)));

-- Which step it was stays with an entry of the audit log whose words are removed.
CREATE OR REPLACE FUNCTION audit_without_words(details jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN details IS NULL THEN NULL ELSE coalesce(
    (SELECT jsonb_object_agg(key, value) FROM jsonb_each(details)
      WHERE key IN ('status', 'startsAt', 'balanceWon', 'amountWon', 'policyWon', 'override', 'role', 'isActive', 'kind',
                    'matched', 'differences', 'emailId', 'bookingId', 'bookings', 'mails', 'enquiries', 'keptByLaw', 'step')),
    '{}') END
$$;
