-- Up Migration

-- When a Klook reservation is, as its guest says. It stands ready for staff and claims no slot: `starts_at` alone does that.
ALTER TABLE bookings
  ADD COLUMN klook_date date,
  ADD COLUMN klook_time time,
  ADD CONSTRAINT bookings_klook_date_of_klook CHECK (booking_type = 'klook' OR klook_date IS NULL),
  ADD CONSTRAINT bookings_klook_time_has_date CHECK (klook_time IS NULL OR klook_date IS NOT NULL);
