-- Up Migration

-- The page of a visitor's own. Nothing here is written while somebody books.

-- What opens something for whoever holds it: a link that a mail has carried. Only a hash of its 256 random bits is kept.
CREATE TABLE personal_links (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  order_id   text NOT NULL REFERENCES orders,
  -- 'page': the visitor's page; 'email-change': proves that an address can be read; 'opt-out': ends reminders to its reader.
  purpose    text NOT NULL CHECK (purpose IN ('page', 'email-change', 'opt-out')),
  -- Whom it was sent to: nobody else may open anything with it.
  recipient  text NOT NULL CHECK (char_length(recipient) BETWEEN 3 AND 100),
  created_at timestamptz NOT NULL
);
CREATE INDEX personal_links_by_order ON personal_links (order_id);
CREATE INDEX personal_links_by_recipient ON personal_links (lower(recipient));

-- A visitor's page that is open in a browser.
CREATE TABLE visitor_sessions (
  token_hash     bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  order_id       text NOT NULL REFERENCES orders,
  created_at     timestamptz NOT NULL,
  last_active_at timestamptz NOT NULL
);
CREATE INDEX visitor_sessions_by_order ON visitor_sessions (order_id);

-- Who asked for a link by number and e-mail. Looked up after the answer is out, so that it says and costs the same for everybody.
CREATE TABLE link_requests (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id text NOT NULL,
  email      text NOT NULL,
  asked_at   timestamptz NOT NULL
);

-- A new address that nobody has confirmed yet; asking again takes its place.
CREATE TABLE email_changes (
  order_id text PRIMARY KEY REFERENCES orders,
  email    text NOT NULL CHECK (char_length(email) BETWEEN 3 AND 100),
  asked_at timestamptz NOT NULL
);

-- A mail before or after a session has been queued. The key is what makes it one: a session that is moved is another one.
CREATE TABLE session_mails (
  booking_id text NOT NULL REFERENCES bookings,
  kind       text NOT NULL CHECK (kind IN ('reminder', 'follow-up')),
  starts_at  timestamptz NOT NULL,
  email_id   uuid NOT NULL REFERENCES emails,
  PRIMARY KEY (booking_id, kind, starts_at)
);
CREATE INDEX session_mails_by_email ON session_mails (email_id);

-- Addresses that want no mails but those about what they have booked, as a hash.
CREATE TABLE mail_opt_outs (
  address_hash bytea PRIMARY KEY CHECK (octet_length(address_hash) = 32),
  opted_out_at timestamptz NOT NULL
);

-- What staff say in those mails, and when they go. Null in versions from before there were any.
ALTER TABLE catalogue_versions ADD COLUMN session_mails jsonb;

-- Indexes on a table that is filled come last, and the one that takes the other's place is built first: nobody else writes
-- bookings until the end, and nobody reads them during its last two statements.

-- Sessions that take place, by time: what the job asks every minute. A booking that is not paid yet is not in it.
CREATE INDEX bookings_taking_place ON bookings (starts_at) WHERE status IN ('confirmed', 'in-progress', 'completed');

-- Bookings of which the money may still have to go back. Who cancelled by themselves is not among them: they were told what goes
-- back, and only a refund that failed, which is looked for by itself, leaves something due.
CREATE INDEX bookings_still_due ON bookings (id)
  WHERE status = 'cancelled' AND booking_type = 'direct' AND cancellation_reason NOT IN ('no-show', 'payment-expired', 'payment-abandoned', 'visitor');
DROP INDEX bookings_maybe_due;
ALTER INDEX bookings_still_due RENAME TO bookings_maybe_due;
