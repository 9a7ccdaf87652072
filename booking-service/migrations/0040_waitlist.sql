-- Up Migration

-- Who wants to be told when a time of a full day is free again. Served in the order of joining, by those whom a free time fits.
CREATE TABLE waitlist_wishes (
  id               bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email            text NOT NULL CHECK (char_length(email) BETWEEN 3 AND 100),
  locale           text NOT NULL CHECK (locale IN ('en', 'ko', 'zh', 'ja')),
  -- In Seoul, as are the first and last start that would do (HH:mm).
  day              date NOT NULL,
  earliest         text NOT NULL CHECK (earliest ~ '^[0-2][0-9]:[0-5][0-9]$'),
  latest           text NOT NULL CHECK (latest ~ '^[0-2][0-9]:[0-5][0-9]$'),
  -- How many sing in a row.
  people           smallint NOT NULL CHECK (people BETWEEN 1 AND 4),
  joined_at        timestamptz NOT NULL,
  -- 'missed': a time was held and not booked.
  state            text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'offered', 'taken', 'missed', 'left')),
  -- The time that is or was held, and until when.
  offer_studio_id  smallint REFERENCES studios,
  offer_starts_at  timestamptz,
  offer_minutes    smallint,
  offer_expires_at timestamptz,
  offer_email_id   uuid REFERENCES emails,
  -- How many times were held so far.
  offers           smallint NOT NULL DEFAULT 0,
  CONSTRAINT waitlist_wishes_in_order CHECK (earliest <= latest),
  CONSTRAINT waitlist_wishes_offer CHECK (
    state <> 'offered' OR num_nulls(offer_studio_id, offer_starts_at, offer_minutes, offer_expires_at) = 0)
);
-- One wish of an address for a day.
CREATE UNIQUE INDEX waitlist_wishes_once ON waitlist_wishes (lower(email), day) WHERE state IN ('waiting', 'offered');
CREATE INDEX waitlist_wishes_waiting ON waitlist_wishes (day, joined_at, id) WHERE state = 'waiting';
CREATE INDEX waitlist_wishes_offered ON waitlist_wishes (offer_expires_at) WHERE state = 'offered';
CREATE INDEX waitlist_wishes_by_day ON waitlist_wishes (day);
CREATE INDEX waitlist_wishes_by_email ON waitlist_wishes (lower(email));

-- A unit may be held for somebody on the waitlist, by the same key that sells it, until its time is over.
ALTER TABLE slot_claims
  ADD COLUMN wish_id bigint REFERENCES waitlist_wishes,
  DROP CONSTRAINT slot_claims_somebodys,
  DROP CONSTRAINT slot_claims_blocks_do_not_expire,
  ADD CONSTRAINT slot_claims_somebodys CHECK (num_nonnulls(booking_id, block_id, wish_id) > 0),
  ADD CONSTRAINT slot_claims_expire_for_somebody CHECK (expires_at IS NULL OR booking_id IS NOT NULL OR wish_id IS NOT NULL),
  ADD CONSTRAINT slot_claims_wishes_expire CHECK (num_nonnulls(booking_id, block_id, expires_at) > 0);
CREATE INDEX slot_claims_by_wish ON slot_claims (wish_id) WHERE wish_id IS NOT NULL;

-- A mail may be about a wish, and so may the link in it.
ALTER TABLE emails ADD COLUMN wish_id bigint REFERENCES waitlist_wishes ON DELETE SET NULL;
CREATE INDEX emails_by_wish ON emails (wish_id) WHERE wish_id IS NOT NULL;
ALTER TABLE personal_links
  ALTER COLUMN order_id DROP NOT NULL,
  ADD COLUMN wish_id bigint REFERENCES waitlist_wishes ON DELETE CASCADE,
  DROP CONSTRAINT personal_links_purpose_check,
  ADD CONSTRAINT personal_links_purpose_check CHECK (purpose IN ('page', 'email-change', 'opt-out', 'wish')),
  ADD CONSTRAINT personal_links_about_one CHECK ((order_id IS NULL) = (purpose = 'wish') AND (wish_id IS NULL) = (order_id IS NOT NULL));
CREATE INDEX personal_links_by_wish ON personal_links (wish_id) WHERE wish_id IS NOT NULL;
