-- Up Migration

-- What is sold, who has bought it, and who owns which time.

-- One cafe of several. A house that names no branches is number 1.
CREATE TABLE branches (
  id    smallint PRIMARY KEY CHECK (id > 0),
  -- As the content names them, in every language. Both are null for a house without branches: name and venue are the house's.
  name  jsonb,
  venue jsonb
);
INSERT INTO branches (id) VALUES (1);

-- A booth never changes its branch, so a booking's branch is that of its studio.
CREATE TABLE studios (
  id        smallint PRIMARY KEY,
  name      text NOT NULL,
  branch_id smallint NOT NULL REFERENCES branches
);
CREATE INDEX studios_by_branch ON studios (branch_id);
INSERT INTO studios (id, name, branch_id) VALUES (1, 'Studio 1', 1);

-- Rules, add-ons and words as staff published them, one row for each content version. A booking names the version it was sold
-- under, so rows are never changed or removed: what a guest bought must stay readable.
CREATE TABLE catalogue_versions (
  version       bigint PRIMARY KEY CHECK (version >= 0),
  rules         jsonb NOT NULL,
  -- All branches of that version; none for a house that names none.
  branches      jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(branches) = 'array'),
  addons        jsonb NOT NULL CHECK (jsonb_array_length(addons) > 0), -- an empty catalogue is an accident, never an order
  venue         jsonb, -- name, address, directions for mails; null when the content does not say
  session_mails jsonb NOT NULL, -- words and times of the mails around sessions
  stored_at     timestamptz NOT NULL DEFAULT now()
);

-- A code as it is compared, whichever way it was typed: without signs, in capitals, O as 0, I and L as 1. `codeKey` in
-- shared/src/typed/code.ts does the same.
CREATE FUNCTION code_key(code text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(upper(regexp_replace(normalize(code, NFKC) COLLATE "pg_c_utf8", '[^[:alnum:]]|[\u115f\u1160]', '', 'g')), 'OIL', '011')
$$;

-- Codes that take something off the price of an order, and gift cards, which take nothing off a price but pay. The terms of a
-- code never change: it is ended, and another one is made.
CREATE TABLE vouchers (
  id             integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code           text COLLATE "C" NOT NULL CHECK (code ~ '^[0-9A-Z]{4,24}$'),
  kind           text NOT NULL CHECK (kind IN ('percent', 'won', 'free-session', 'gift-card')),
  -- Percent, or won.
  value          integer,
  scope          text NOT NULL CHECK (scope IN ('sessions', 'everything')),
  -- Days in Seoul on which it may be used, both included.
  use_from       date,
  use_until      date,
  -- Days of the sessions that it is for, 1 Monday to 7 Sunday; empty: any.
  weekdays       smallint[] NOT NULL DEFAULT '{}' CHECK (weekdays <@ '{1,2,3,4,5,6,7}'),
  -- Null: any number.
  most_uses      integer CHECK (most_uses BETWEEN 1 AND 100000),
  most_per_guest integer CHECK (most_per_guest BETWEEN 1 AND 100000),
  only_for       text CHECK (char_length(only_for) BETWEEN 3 AND 254),
  is_for_first   boolean NOT NULL,
  note           text NOT NULL CHECK (char_length(note) <= 200),
  -- What orders hold of a gift card or have paid with it. Changed only together with `voucher_uses`, under this row's lock.
  spent_won      integer NOT NULL DEFAULT 0,
  -- What was left on a gift card when it ended or expired, and stays lost when money of a refund opens the card again.
  lapsed_won     integer NOT NULL DEFAULT 0,
  created_at     timestamptz NOT NULL,
  -- Null once the account is gone.
  created_by     bigint REFERENCES users ON DELETE SET NULL,
  ended_at       timestamptz,
  CONSTRAINT vouchers_value_of_kind CHECK (
    CASE WHEN kind = 'percent' THEN coalesce(value BETWEEN 1 AND 100, false)
         WHEN kind IN ('won', 'gift-card') THEN coalesce(value BETWEEN 1 AND 10000000, false)
         ELSE value IS NULL END),
  CONSTRAINT vouchers_in_order CHECK (use_from <= use_until),
  CONSTRAINT vouchers_not_overspent CHECK (
    lapsed_won >= 0 AND spent_won >= 0
    AND spent_won + lapsed_won <= CASE WHEN kind = 'gift-card' THEN value ELSE 0 END)
);
-- No two codes are told apart by a letter that looks like a digit.
CREATE UNIQUE INDEX vouchers_code_once ON vouchers (code_key(code));
CREATE INDEX vouchers_by_guest ON vouchers (lower(only_for)) WHERE only_for IS NOT NULL;

-- What is paid together: one to four bookings, one for each singer, with one contact; or a gift card that a guest buys
-- (`gift_card_sales`). Payments and mails belong to the order; slot, status, history and refunds to each booking.
CREATE TABLE orders (
  -- The number of its first booking, which is the one that visitors are told.
  id                text PRIMARY KEY CHECK (id ~ '^[0-9A-HJKMNP-TV-Z]{10}$'),
  -- A guest who walks in may leave neither.
  email             text CHECK (char_length(email) BETWEEN 3 AND 254),
  phone             text CHECK (char_length(phone) BETWEEN 1 AND 30),
  -- Language of the mails.
  locale            text NOT NULL DEFAULT 'en' CHECK (locale IN ('en', 'ko', 'zh', 'ja')),
  created_at        timestamptz NOT NULL,
  -- When its contact was removed: with the last of its bookings.
  forgotten_at      timestamptz,
  -- The country code of the removed number, which identifies nobody: reports still count guests by country.
  kept_calling_code text CHECK (kept_calling_code ~ '^\d{1,3}$'),
  CONSTRAINT orders_forgotten_is_nobody CHECK (forgotten_at IS NULL OR (email = 'removed@invalid' AND phone = '-'))
);
CREATE INDEX orders_by_email ON orders (lower(email));

CREATE TABLE bookings (
  -- Public booking number in Crockford base32; random, so knowing one tells nothing about another.
  id                  text PRIMARY KEY CHECK (id ~ '^[0-9A-HJKMNP-TV-Z]{10}$'),
  order_id            text NOT NULL REFERENCES orders,
  -- Position in the row in which a party sings, from 1.
  place               smallint NOT NULL DEFAULT 1,
  booking_type        text NOT NULL CHECK (booking_type IN ('direct', 'klook')),
  klook_booking_id    text CHECK (klook_booking_id = upper(btrim(klook_booking_id)) AND klook_booking_id <> ''),
  -- When a Klook reservation is, as its guest says. It is there for staff and claims no slot: only `starts_at` does.
  klook_date          date,
  klook_time          time,
  name                text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  selected_drink      text NOT NULL,
  drink_temperature   text CHECK (drink_temperature IN ('hot', 'iced')),
  -- Null for a guest who has walked in and has not chosen a song yet.
  youtube_track_url   text,
  lp_delivery_address text CHECK (char_length(lp_delivery_address) BETWEEN 1 AND 300),
  -- What staff tell each other about a guest. Removed with the visitor's data.
  staff_note          text CHECK (char_length(staff_note) BETWEEN 1 AND 500),
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
  -- What the voucher took off. `total_price_won` is the price that is left.
  discount_won        integer NOT NULL DEFAULT 0 CHECK (discount_won >= 0),
  voucher_id          integer REFERENCES vouchers,
  total_price_won     integer NOT NULL,
  -- This booking's part of the order's payment; 0 until the money was taken.
  paid_won            integer NOT NULL DEFAULT 0 CHECK (paid_won >= 0),
  -- What was bought, in the words and prices of that moment: [{id, name, priceWon}].
  addons              jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(addons) = 'array'),
  catalogue_version   bigint NOT NULL REFERENCES catalogue_versions,
  -- The cancellation policy it was sold under; a later edit of the rules must not change a bargain.
  cancellation_policy jsonb NOT NULL,
  visitor_moves       integer NOT NULL DEFAULT 0 CHECK (visitor_moves >= 0),
  -- What our newest mail said about the booking, so that nobody reads the same news twice and everybody reads the news that
  -- undoes it. Null: nothing was said. Written by the transition that queues the mail.
  told                text CHECK (told IN ('confirmed', 'cancelled')),
  -- The time that the confirmation named; null when it named none (Klook).
  told_starts_at      timestamptz,
  -- Raised with every change; If-Match compares with it.
  version             integer NOT NULL DEFAULT 1,
  created_at          timestamptz NOT NULL,
  updated_at          timestamptz NOT NULL,
  -- When the visitor's data was removed. Figures, slots and money stay; the data is replaced by the same words for everybody,
  -- so a row with this date cannot hold any.
  forgotten_at        timestamptz,

  CONSTRAINT bookings_place_once UNIQUE (order_id, place),
  CONSTRAINT bookings_party_of_four CHECK (place BETWEEN 1 AND 4),
  CONSTRAINT bookings_first_names_order CHECK ((place = 1) = (id = order_id)),
  -- A Klook reservation is for one person, has a Klook number and may have no time yet; its fee was paid to Klook.
  CONSTRAINT bookings_klook_alone CHECK (booking_type = 'direct' OR place = 1),
  CONSTRAINT bookings_klook_has_number CHECK ((booking_type = 'klook') = (klook_booking_id IS NOT NULL)),
  CONSTRAINT bookings_only_klook_without_time CHECK (booking_type = 'klook' OR starts_at IS NOT NULL),
  CONSTRAINT bookings_klook_has_no_fee CHECK (booking_type = 'direct' OR session_fee_won = 0),
  CONSTRAINT bookings_klook_date_of_klook CHECK (booking_type = 'klook' OR klook_date IS NULL),
  CONSTRAINT bookings_klook_time_has_date CHECK (klook_time IS NULL OR klook_date IS NOT NULL),
  CONSTRAINT bookings_cancelled_has_reason CHECK ((status = 'cancelled') = (cancellation_reason IS NOT NULL)),
  -- Only an unpaid, undecided booking can run out.
  CONSTRAINT bookings_only_pending_held CHECK (hold_expires_at IS NULL OR status = 'pending'),
  CONSTRAINT bookings_hold_was_promised CHECK (hold_expires_at IS NULL OR hold_promised_until IS NOT NULL),
  CONSTRAINT bookings_told_time_confirmed CHECK (told_starts_at IS NULL OR told = 'confirmed'),
  CONSTRAINT bookings_price_less_discount CHECK (total_price_won >= 0 AND total_price_won + discount_won >= session_fee_won),
  CONSTRAINT bookings_discount_by_voucher CHECK ((discount_won > 0) = (voucher_id IS NOT NULL)),
  CONSTRAINT bookings_forgotten_is_nobody CHECK (forgotten_at IS NULL OR (
    name = 'Removed' AND youtube_track_url = '-' AND lp_delivery_address IS NULL AND staff_note IS NULL
    AND (klook_booking_id IS NULL OR klook_booking_id = 'REMOVED-' || id)))
);

-- A Klook reservation is completed once among bookings that are not cancelled.
CREATE UNIQUE INDEX bookings_klook_once ON bookings (code_key(klook_booking_id)) WHERE status <> 'cancelled';
-- Klook bookings that wait for a time, which every open board asks for at each change of them.
CREATE INDEX bookings_waiting_for_time ON bookings (created_at, id)
  WHERE booking_type = 'klook' AND starts_at IS NULL AND status IN ('pending', 'confirmed', 'in-progress')
    AND forgotten_at IS NULL;
-- Those that were confirmed before staff entered their time: the dashboard asks twice a minute.
CREATE INDEX bookings_confirmed_without_time ON bookings (updated_at)
  WHERE status = 'confirmed' AND starts_at IS NULL;
-- Bookings whose money may still have to go back. A visitor's own cancellation is not among them: it says at once what goes
-- back, and only a refund that failed, which is looked for by itself, leaves something due.
CREATE INDEX bookings_maybe_due ON bookings (id)
  WHERE status = 'cancelled' AND booking_type = 'direct'
    AND cancellation_reason NOT IN ('no-show', 'payment-expired', 'payment-abandoned', 'visitor');
-- Sessions that take place, which the job of session mails asks for every minute.
CREATE INDEX bookings_taking_place ON bookings (starts_at) WHERE status IN ('confirmed', 'in-progress', 'completed');
-- Sessions with add-ons are few; deliveries are looked for among them alone.
CREATE INDEX bookings_with_addons ON bookings (starts_at) WHERE addons <> '[]' AND starts_at IS NOT NULL;
-- Bookings that still have personal data, oldest first: what the job that removes it looks through.
CREATE INDEX bookings_with_somebody ON bookings (created_at) WHERE forgotten_at IS NULL;

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

-- A time at which nothing is sold: a break, a repair, a private event, or a house that closes.
CREATE TABLE blocks (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  studio_ids smallint[] NOT NULL CHECK (cardinality(studio_ids) > 0),
  kind       text NOT NULL CHECK (kind IN ('break', 'repair', 'private-event', 'closed')),
  note       text CHECK (char_length(note) BETWEEN 1 AND 200),
  -- The first occurrence of a weekly one.
  starts_at  timestamptz NOT NULL CHECK (extract(epoch FROM starts_at)::bigint % 600 = 0),
  ends_at    timestamptz NOT NULL CHECK (extract(epoch FROM ends_at)::bigint % 600 = 0),
  is_weekly  boolean NOT NULL,
  -- The last day in Seoul on which a weekly one begins; null: until it is lifted.
  last_date  date,
  -- Every week that begins before this has its claims.
  laid_until timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  -- Null once the account is gone.
  created_by bigint REFERENCES users ON DELETE SET NULL,
  -- From then on no further week gets claims.
  lifted_at  timestamptz,
  CONSTRAINT blocks_end_after_start CHECK (ends_at > starts_at),
  CONSTRAINT blocks_last_date_of_weekly CHECK (last_date IS NULL OR is_weekly)
);
CREATE INDEX blocks_weekly ON blocks (laid_until) WHERE is_weekly AND lifted_at IS NULL;

-- Guests who want to be told when a time of a full day is free again. They are served in the order of joining, each with the
-- first free time that fits.
CREATE TABLE waitlist_wishes (
  id               bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  branch_id        smallint NOT NULL REFERENCES branches,
  email            text NOT NULL CHECK (char_length(email) BETWEEN 3 AND 254),
  locale           text NOT NULL CHECK (locale IN ('en', 'ko', 'zh', 'ja')),
  -- In Seoul, as are the first and last start that would do (HH:mm).
  day              date NOT NULL,
  earliest         text NOT NULL CHECK (earliest ~ '^[0-2][0-9]:[0-5][0-9]$'),
  latest           text NOT NULL CHECK (latest ~ '^[0-2][0-9]:[0-5][0-9]$'),
  -- How many sing in a row.
  people           smallint NOT NULL CHECK (people BETWEEN 1 AND 4),
  joined_at        timestamptz NOT NULL,
  -- When the link of a mail was opened: nobody else is offered a time.
  confirmed_at     timestamptz,
  -- 'missed': a time was held and not booked.
  state            text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'offered', 'taken', 'missed', 'left')),
  -- The time that is or was held, until when, and the mail that offers it.
  offer_studio_id  smallint REFERENCES studios,
  offer_starts_at  timestamptz,
  offer_minutes    smallint,
  offer_expires_at timestamptz,
  offer_email_id   uuid, -- references emails, which reference wishes (0004)
  -- How many times were held so far.
  offers           smallint NOT NULL DEFAULT 0,
  CONSTRAINT waitlist_wishes_in_order CHECK (earliest <= latest),
  CONSTRAINT waitlist_wishes_offer CHECK (
    state <> 'offered' OR num_nulls(offer_studio_id, offer_starts_at, offer_minutes, offer_expires_at) = 0)
);
-- One wish of an address for a day of a branch.
CREATE UNIQUE INDEX waitlist_wishes_once ON waitlist_wishes (lower(email), branch_id, day) WHERE state IN ('waiting', 'offered');
CREATE INDEX waitlist_wishes_waiting ON waitlist_wishes (branch_id, day, joined_at, id) WHERE state = 'waiting';
CREATE INDEX waitlist_wishes_offered ON waitlist_wishes (offer_expires_at) WHERE state = 'offered';
CREATE INDEX waitlist_wishes_by_day ON waitlist_wishes (branch_id, day);
CREATE INDEX waitlist_wishes_by_email ON waitlist_wishes (lower(email));

-- The one place that says who owns a time, in units of ten minutes. The primary key is the promise "one slot, one owner".
-- A unit belongs to a booking, a block, both, or a wish of the waitlist: a booking that was there before a block stays, and
-- the unit falls to the block when the booking ends.
CREATE TABLE slot_claims (
  studio_id  smallint NOT NULL REFERENCES studios,
  starts_at  timestamptz NOT NULL CHECK (extract(epoch FROM starts_at)::bigint % 600 = 0),
  booking_id text REFERENCES bookings,
  block_id   bigint REFERENCES blocks,
  wish_id    bigint REFERENCES waitlist_wishes,
  -- Null: permanent. A claim whose time has passed may be taken over by one INSERT … ON CONFLICT … DO UPDATE;
  -- the old booking is not touched, it reads as expired by itself.
  expires_at timestamptz,
  -- Staff decided that the booking stays in spite of the block.
  is_kept    boolean NOT NULL DEFAULT false,
  -- Includes what tells a free unit from an owned one, so that the free times of a day are read from the index alone.
  PRIMARY KEY (studio_id, starts_at) INCLUDE (expires_at, block_id),
  CONSTRAINT slot_claims_somebodys CHECK (num_nonnulls(booking_id, block_id, wish_id) > 0),
  CONSTRAINT slot_claims_expire_for_somebody CHECK (expires_at IS NULL OR booking_id IS NOT NULL OR wish_id IS NOT NULL),
  CONSTRAINT slot_claims_wishes_expire CHECK (num_nonnulls(booking_id, block_id, expires_at) > 0),
  CONSTRAINT slot_claims_kept_in_block CHECK (NOT is_kept OR (booking_id IS NOT NULL AND block_id IS NOT NULL))
);
CREATE INDEX slot_claims_by_booking ON slot_claims (booking_id);
CREATE INDEX slot_claims_by_block ON slot_claims (block_id, starts_at) WHERE block_id IS NOT NULL;
CREATE INDEX slot_claims_by_wish ON slot_claims (wish_id) WHERE wish_id IS NOT NULL;

-- `SET enable_seqscan = off`, here and below: a plan is kept until its tables are analysed again. One that was made while a table
-- was empty reads all of it, and a rush fills it before autovacuum comes: with some thousand claims a booking took six times as
-- long. What every booking looks up goes by index, always.

-- Which of these parties want a unit that another owner has. One call for all that are written together, because a function
-- with a setting of its own is expensive to enter. A scalar subquery is never made a join, so each unit is looked up by its key.
CREATE FUNCTION owned_parties(parties text[], studios smallint[], units timestamptz[], by_others_than text[], at timestamptz)
  RETURNS SETOF text LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
BEGIN
  RETURN QUERY
    SELECT wanted.party FROM unnest(parties, studios, units) AS wanted (party, studio, unit)
     WHERE (SELECT true FROM slot_claims claim
             WHERE claim.studio_id = wanted.studio AND claim.starts_at = wanted.unit
               AND (claim.booking_id = ANY (by_others_than)) IS NOT TRUE
               AND (claim.block_id IS NOT NULL OR claim.expires_at IS NULL OR claim.expires_at > at));
END $$;

-- Who has asked for unpaid holds: e-mail address and networks, as hashes. A row does not say that the hold stands; only the
-- claims do. Worth nothing after the hour, so it needs no log: after a crash of the database everybody starts from zero.
CREATE UNLOGGED TABLE unpaid_holds (
  holder   text NOT NULL,
  order_id text NOT NULL,
  held_at  timestamptz NOT NULL,
  PRIMARY KEY (holder, order_id)
);
CREATE INDEX unpaid_holds_by_age ON unpaid_holds USING brin (held_at);

-- How many orders of each holder hold a slot unpaid at this moment. The caller keeps others with the same holder waiting until its
-- transaction ends. A statement of a volatile function sees what was committed when it begins, so the counts are those after the
-- wait, and two callers never see the same free place.
CREATE FUNCTION count_unpaid_holds(holders text[], at timestamptz) RETURNS integer[]
  LANGUAGE plpgsql VOLATILE SET enable_seqscan = off AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(holder_lock)
    FROM (SELECT DISTINCT hashtextextended(wanted, 0) AS holder_lock FROM unnest(holders) AS wanted ORDER BY 1) AS locks;
  RETURN ARRAY (
    SELECT (SELECT count(*)::integer FROM unpaid_holds h
             WHERE h.holder = wanted
               -- The claim of the first booking, which has the order's number, answers for nearly all.
               AND (EXISTS (SELECT FROM slot_claims c WHERE c.booking_id = h.order_id AND c.expires_at > at)
                    OR EXISTS (SELECT FROM bookings b JOIN slot_claims c ON c.booking_id = b.id
                                WHERE b.order_id = h.order_id AND c.expires_at > at)))
      FROM unnest(holders) WITH ORDINALITY AS asked (wanted, place) ORDER BY place);
END
$$;

-- Each proof of work is taken once, with the booking that it was done for.
CREATE TABLE used_proofs (
  nonce   text PRIMARY KEY,
  used_at timestamptz NOT NULL
);
CREATE INDEX used_proofs_by_age ON used_proofs (used_at);

-- Answers to repeated submissions. Stored in the transaction that did the work, so an answer is there exactly when the
-- work is; refusals are not stored. Kept for 24 hours.
CREATE TABLE idempotency_keys (
  route      text NOT NULL,
  key        text NOT NULL CHECK (char_length(key) BETWEEN 1 AND 255),
  -- SHA-256 of the parsed body: the same key with another body is refused (422).
  body_hash  bytea NOT NULL,
  status     integer NOT NULL,
  headers    jsonb NOT NULL DEFAULT '{}',
  body       jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (route, key)
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys USING brin (created_at);

-- Limits slide: one row for each bucket counts the running window and remembers the window before, which goes on counting for as
-- much of it as the last hour (or minute) still covers. A bucket is named by a hash. Not logged, as `unpaid_holds`; room in
-- its pages lets a hit change a row in place.
CREATE UNLOGGED TABLE limit_counters (
  bucket         text PRIMARY KEY,
  window_start   timestamptz NOT NULL,
  window_seconds integer NOT NULL CHECK (window_seconds > 0),
  hits           integer NOT NULL,
  -- Hits of the window before, and how many of them counted at the latest hit.
  earlier_hits   integer NOT NULL DEFAULT 0,
  carried        integer NOT NULL DEFAULT 0,
  max_hits       integer NOT NULL,
  -- A statement that does work and counts it breaks this when the limit is reached, and is undone as a whole: nobody
  -- gets past a limit by asking many times at once.
  CONSTRAINT limit_counters_not_exceeded CHECK (hits + carried <= max_hits)
) WITH (fillfactor = 50);
CREATE INDEX limit_counters_by_age ON limit_counters USING brin (window_start);
