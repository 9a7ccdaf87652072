-- Up Migration

CREATE TABLE studios (
  id   smallint PRIMARY KEY,
  name text NOT NULL
);
INSERT INTO studios (id, name) VALUES (1, 'Studio 1');

CREATE TABLE bookings (
  -- Public booking number in Crockford base32; random, so knowing one tells nothing about another.
  id                  text PRIMARY KEY CHECK (id ~ '^[0-9A-HJKMNP-TV-Z]{10}$'),
  booking_type        text NOT NULL CHECK (booking_type IN ('direct', 'klook')),
  klook_booking_id    text CHECK (klook_booking_id = upper(btrim(klook_booking_id)) AND klook_booking_id <> ''),
  name                text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  email               text NOT NULL CHECK (char_length(email) BETWEEN 3 AND 100),
  phone               text NOT NULL CHECK (char_length(phone) BETWEEN 1 AND 30),
  locale              text NOT NULL DEFAULT 'en' CHECK (locale IN ('en', 'ko', 'zh')),
  selected_drink      text NOT NULL,
  drink_temperature   text CHECK (drink_temperature IN ('hot', 'iced')),
  youtube_track_url   text NOT NULL,
  lp_delivery_address text CHECK (char_length(lp_delivery_address) BETWEEN 1 AND 300),
  studio_id           smallint NOT NULL DEFAULT 1 REFERENCES studios,
  -- Null for a Klook booking until staff enter the time that Klook sold.
  starts_at           timestamptz CHECK (extract(epoch FROM starts_at)::bigint % 600 = 0),
  slot_minutes        integer NOT NULL CHECK (slot_minutes > 0 AND slot_minutes % 10 = 0),
  status              text NOT NULL DEFAULT 'pending'
                      CHECK (status IN ('pending', 'confirmed', 'in-progress', 'completed', 'cancelled')),
  cancellation_reason text CHECK (cancellation_reason IN
                      ('payment-expired', 'payment-abandoned', 'visitor', 'staff', 'no-show', 'not-honoured')),
  -- Until when an unpaid slot is held. Null: nothing expires (paid, confirm under way, set by staff, or Klook).
  -- Equals expires_at of the booking's claims; both are written by one transition in one transaction.
  hold_expires_at     timestamptz,
  -- Until when the visitor was told the slot is held; the hold returns to it when a payment ends without money. Null
  -- once staff have decided, so that nothing can start to expire again.
  hold_promised_until timestamptz,
  session_fee_won     integer NOT NULL CHECK (session_fee_won >= 0),
  total_price_won     integer NOT NULL CHECK (total_price_won >= session_fee_won),
  -- What was bought, in the words and prices of that moment: [{id, name, priceWon}].
  addons              jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(addons) = 'array'),
  catalogue_version   bigint NOT NULL REFERENCES catalogue_versions,
  -- The cancellation policy it was sold under; a later edit of the rules must not change a bargain.
  cancellation_policy jsonb NOT NULL,
  visitor_moves       integer NOT NULL DEFAULT 0 CHECK (visitor_moves >= 0),
  -- Raised with every change; If-Match compares with it.
  version             integer NOT NULL DEFAULT 1,
  created_at          timestamptz NOT NULL,
  updated_at          timestamptz NOT NULL,

  CHECK ((booking_type = 'klook') = (klook_booking_id IS NOT NULL)),
  CHECK (booking_type = 'klook' OR starts_at IS NOT NULL),
  CHECK (booking_type = 'direct' OR session_fee_won = 0),
  CHECK ((status = 'cancelled') = (cancellation_reason IS NOT NULL)),
  -- Only an unpaid, undecided booking can run out.
  CHECK (hold_expires_at IS NULL OR status = 'pending'),
  CHECK (hold_expires_at IS NULL OR hold_promised_until IS NOT NULL)
);

-- A Klook reservation is completed once among bookings that are not cancelled.
CREATE UNIQUE INDEX bookings_klook_once ON bookings (klook_booking_id) WHERE status <> 'cancelled';
CREATE INDEX bookings_newest ON bookings (created_at DESC, id DESC);
CREATE INDEX bookings_by_email ON bookings (lower(email), created_at DESC);

-- The one place that says who owns a time. The primary key is the promise "one slot, one owner".
CREATE TABLE slot_claims (
  studio_id  smallint NOT NULL REFERENCES studios,
  starts_at  timestamptz NOT NULL CHECK (extract(epoch FROM starts_at)::bigint % 600 = 0),
  booking_id text NOT NULL REFERENCES bookings,
  -- Null: permanent. A claim whose time has passed may be taken over by one INSERT … ON CONFLICT … DO UPDATE;
  -- the old booking is not touched, it reads as expired by itself.
  expires_at timestamptz,
  -- Carries expires_at too, so that the free times of a day are read from the index alone.
  PRIMARY KEY (studio_id, starts_at) INCLUDE (expires_at)
);
CREATE INDEX slot_claims_by_booking ON slot_claims (booking_id);

-- What happened to a booking, for staff: who, what, when. Written by the transition that did it, never changed.
CREATE TABLE booking_history (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id text NOT NULL REFERENCES bookings,
  at         timestamptz NOT NULL,
  -- 'visitor', 'system', 'provider' or 'user:<id>'
  actor      text NOT NULL,
  event      text NOT NULL,
  details    jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX booking_history_by_booking ON booking_history (booking_id, id);
