-- Up Migration

-- Only who has opened the link of a mail is offered a time. Who waits by now did so under the rules that held, and keeps the place.
ALTER TABLE waitlist_wishes ADD COLUMN confirmed_at timestamptz;
UPDATE waitlist_wishes SET confirmed_at = joined_at;

-- What gift cards pay is no longer among the money received, closings have a word of their own, and Klook guests with a time are
-- sessions before they are confirmed: the days of all these are counted anew. A release that knows none of it still counts as it did,
-- which the daily comparison puts right.
INSERT INTO report_stale_days
SELECT DISTINCT day FROM report_figures
 WHERE figure IN ('taken', 'given-back') AND detail = 'gift-card' OR figure = 'cancelled' AND detail = 'not-honoured'
UNION
SELECT DISTINCT (starts_at AT TIME ZONE 'Asia/Seoul')::date FROM bookings
 WHERE booking_type = 'klook' AND status = 'pending' AND starts_at IS NOT NULL;
