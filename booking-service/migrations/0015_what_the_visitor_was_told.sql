-- Up Migration

-- What our last mail said about a booking's standing, so that nobody reads the same news twice and everybody reads the
-- news that undoes it. Null: neither has been said. Written by the transition that queues the mail.
ALTER TABLE bookings
  ADD COLUMN told text CHECK (told IN ('confirmed', 'cancelled')),
  -- The time that the confirmation named; null where it named none (Klook).
  ADD COLUMN told_starts_at timestamptz CHECK (told_starts_at IS NULL OR told = 'confirmed');

UPDATE bookings b SET told = 'confirmed', told_starts_at = b.starts_at
 WHERE EXISTS (SELECT FROM emails e WHERE e.booking_id = b.id
                  AND e.kind IN ('booking-confirmed', 'klook-confirmed'));

-- Klook bookings that were confirmed before staff entered their time: the dashboard asks twice a minute.
CREATE INDEX bookings_confirmed_without_time ON bookings (updated_at)
  WHERE status = 'confirmed' AND starts_at IS NULL;
