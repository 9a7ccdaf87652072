-- Up Migration

-- Klook bookings that wait for a time, which every open board asks for at each change of them: found without looking at the rest.
CREATE INDEX bookings_waiting_for_time ON bookings (created_at, id)
  WHERE booking_type = 'klook' AND starts_at IS NULL AND status IN ('pending', 'confirmed', 'in-progress')
    AND forgotten_at IS NULL;
