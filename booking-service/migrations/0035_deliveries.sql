-- Up Migration

-- What staff have noted of an add-on that follows after its session. One without a row is open: nobody has begun.
CREATE TABLE deliveries (
  booking_id      text NOT NULL REFERENCES bookings,
  -- As in bookings.addons.
  addon_id        integer NOT NULL CHECK (addon_id > 0),
  -- from-before: the session was over before deliveries were noted, so nobody is told anything of it.
  state           text NOT NULL CHECK (state IN ('in-work', 'sent', 'from-before')),
  -- Goes with the visitor's data.
  tracking_number text CHECK (char_length(tracking_number) BETWEEN 1 AND 60),
  changed_at      timestamptz NOT NULL,
  -- Null once the account is gone.
  changed_by      bigint REFERENCES users ON DELETE SET NULL,
  PRIMARY KEY (booking_id, addon_id),
  CONSTRAINT deliveries_tracked_is_sent CHECK (tracking_number IS NULL OR state = 'sent')
);
CREATE INDEX deliveries_by_account ON deliveries (changed_by) WHERE changed_by IS NOT NULL;

-- Sessions with add-ons, which are few: what is owed is looked for among them alone.
CREATE INDEX bookings_with_addons ON bookings (starts_at) WHERE addons <> '[]' AND starts_at IS NOT NULL;

-- Otherwise everything that was ever sold would be late at once.
INSERT INTO deliveries (booking_id, addon_id, state, changed_at)
SELECT b.id, (addon ->> 'id')::integer, 'from-before', now()
  FROM bookings b CROSS JOIN LATERAL jsonb_array_elements(b.addons) addon
 WHERE b.addons <> '[]' AND b.starts_at < now()
ON CONFLICT DO NOTHING;
