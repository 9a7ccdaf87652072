-- Up Migration

-- Substring search over what staff type at the counter, quick with 100,000 bookings. The line breaks keep a search from
-- matching across two fields.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX bookings_search ON bookings USING gin (
  (lower(name || E'\n' || email || E'\n' || phone || E'\n' || id || E'\n' || coalesce(klook_booking_id, ''))) gin_trgm_ops
);
-- A filtered list reads just its own rows, newest first.
CREATE INDEX bookings_newest_by_status ON bookings (status, created_at DESC, id DESC);
