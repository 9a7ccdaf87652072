-- Up Migration

-- Mails, the visitor's own page, what happens to a guest on the day and after it, and enquiries.

-- The outbox. A mail is written in the transaction of what it reports and sent by a worker, so it is promised exactly
-- when the thing has happened. What is sent is stored: a resend sends the same words.
CREATE TABLE emails (
  id               uuid PRIMARY KEY,
  -- What it is about: an order, a wish of the waitlist, or neither.
  order_id         text REFERENCES orders,
  wish_id          bigint REFERENCES waitlist_wishes ON DELETE SET NULL,
  kind             text NOT NULL,
  recipient        text NOT NULL CHECK (recipient !~ '[[:cntrl:]]'),
  subject          text NOT NULL CHECK (subject !~ '[\r\n]'), -- no header can be smuggled in
  html_body        text NOT NULL,
  text_body        text NOT NULL,
  calendar         text, -- an .ics entry for a session with a time
  reply_to         text CHECK (reply_to !~ '[\r\n]'),
  -- 'system', or 'user:<id>' for a mail that staff sent
  requested_by     text NOT NULL DEFAULT 'system',
  -- The request or run of a job that queued it, as the log has it; null outside of both.
  request_id       text CHECK (char_length(request_id) <= 60),
  -- Stable over retries, so that a mail server or reader can drop a second copy.
  message_id       text NOT NULL UNIQUE,
  state            text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sending', 'sent', 'failed')),
  tries            integer NOT NULL DEFAULT 0,
  -- How often the mail server has said no for good. Counted apart from the tries: a mail that has waited through an outage
  -- must not be given up at the first refusal.
  refusals         integer NOT NULL DEFAULT 0,
  next_try_at      timestamptz NOT NULL,
  lease_expires_at timestamptz,
  last_error       text,
  created_at       timestamptz NOT NULL,
  sent_at          timestamptz,
  -- When the visitor's data was removed from it.
  forgotten_at     timestamptz,
  CONSTRAINT emails_sent_has_time CHECK ((state = 'sent') = (sent_at IS NOT NULL)),
  CONSTRAINT emails_forgotten_is_nobody CHECK (forgotten_at IS NULL OR (
    recipient = 'removed@invalid' AND subject = 'Removed' AND html_body = '' AND text_body = ''
    AND calendar IS NULL AND reply_to IS NULL AND last_error IS NULL AND state IN ('sent', 'failed')))
);
CREATE INDEX emails_due ON emails (next_try_at) WHERE state IN ('queued', 'sending');
CREATE INDEX emails_failed ON emails (created_at) WHERE state = 'failed' AND tries > 0;
-- For the cap per recipient, which every newly queued mail looks at.
CREATE INDEX emails_by_recipient ON emails (lower(recipient), created_at);
CREATE INDEX emails_by_reply_to ON emails (lower(reply_to)) WHERE reply_to IS NOT NULL;
CREATE INDEX emails_by_order ON emails (order_id, created_at);
CREATE INDEX emails_by_wish ON emails (wish_id) WHERE wish_id IS NOT NULL;
-- Mails that still have personal data, oldest first: what the job that removes it looks through.
CREATE INDEX emails_with_somebody ON emails (created_at) WHERE forgotten_at IS NULL;

ALTER TABLE waitlist_wishes ADD FOREIGN KEY (offer_email_id) REFERENCES emails;

-- A mail before or after a session has been queued. The key makes it one: a session that is moved is another one.
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

-- A link in a mail, which opens something for its holder. Only a hash of its 256 random bits is kept.
CREATE TABLE personal_links (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  order_id   text REFERENCES orders,
  wish_id    bigint REFERENCES waitlist_wishes ON DELETE CASCADE,
  -- 'page': the visitor's page; 'email-change': proves that an address can be read; 'opt-out': ends reminders to its reader;
  -- 'wish': the visitor's place on the waitlist.
  purpose    text NOT NULL CHECK (purpose IN ('page', 'email-change', 'opt-out', 'wish')),
  -- The address that it was sent to: nobody else may open anything with it.
  recipient  text NOT NULL CHECK (char_length(recipient) BETWEEN 3 AND 254),
  created_at timestamptz NOT NULL,
  CONSTRAINT personal_links_about_one CHECK ((order_id IS NULL) = (purpose = 'wish') AND (wish_id IS NULL) = (order_id IS NOT NULL))
);
CREATE INDEX personal_links_by_order ON personal_links (order_id);
CREATE INDEX personal_links_by_wish ON personal_links (wish_id) WHERE wish_id IS NOT NULL;
CREATE INDEX personal_links_by_recipient ON personal_links (lower(recipient));

-- A visitor's page that is open in a browser.
CREATE TABLE visitor_sessions (
  token_hash     bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  order_id       text NOT NULL REFERENCES orders,
  created_at     timestamptz NOT NULL,
  last_active_at timestamptz NOT NULL
);
CREATE INDEX visitor_sessions_by_order ON visitor_sessions (order_id);

-- Requests for a new link by number and e-mail. Looked up after the answer is out, so that it says and costs the same for everybody.
CREATE TABLE link_requests (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id text NOT NULL,
  email      text NOT NULL,
  asked_at   timestamptz NOT NULL
);

-- A new address that is not confirmed yet; asking again takes its place.
CREATE TABLE email_changes (
  order_id text PRIMARY KEY REFERENCES orders,
  email    text NOT NULL CHECK (char_length(email) BETWEEN 3 AND 254),
  asked_at timestamptz NOT NULL
);

-- What happened to a guest at the counter. Facts beside the booking's status, each at most once: pressed twice, it counts once.
CREATE TABLE attendance (
  booking_id    text NOT NULL REFERENCES bookings,
  step          text NOT NULL CHECK (step IN ('arrived', 'drink-made', 'drink-served', 'in-booth', 'done')),
  noted_at      timestamptz NOT NULL,
  -- Null once the account is gone.
  noted_by      bigint REFERENCES users ON DELETE SET NULL,
  -- The booking's status before the step has changed it: taking the step back restores it.
  status_before text CHECK (status_before IN ('pending', 'confirmed', 'in-progress', 'completed')),
  PRIMARY KEY (booking_id, step)
);
CREATE INDEX attendance_by_account ON attendance (noted_by) WHERE noted_by IS NOT NULL;

-- How far an add-on is that follows after its session. One without a row is open: nobody has begun.
CREATE TABLE deliveries (
  booking_id      text NOT NULL REFERENCES bookings,
  -- As in bookings.addons.
  addon_id        integer NOT NULL CHECK (addon_id > 0),
  state           text NOT NULL CHECK (state IN ('in-work', 'sent')),
  -- Removed with the visitor's data.
  tracking_number text CHECK (char_length(tracking_number) BETWEEN 1 AND 60),
  changed_at      timestamptz NOT NULL,
  -- Null once the account is gone.
  changed_by      bigint REFERENCES users ON DELETE SET NULL,
  PRIMARY KEY (booking_id, addon_id),
  CONSTRAINT deliveries_tracked_is_sent CHECK (tracking_number IS NULL OR state = 'sent')
);
CREATE INDEX deliveries_by_account ON deliveries (changed_by) WHERE changed_by IS NOT NULL;

-- What was recorded in a session, as files. Every object in the store of files has a row here before it is there, and keeps it
-- when it is gone: what was handed over and deleted can be told.
CREATE TABLE recordings (
  -- Random; also the object's name in the store.
  id              text PRIMARY KEY CHECK (id ~ '^[0-9a-z]{26}$'),
  booking_id      text NOT NULL REFERENCES bookings,
  kind            text NOT NULL CHECK (kind IN ('vocals', 'with-backing', 'mix', 'video', 'other')),
  -- The name that it had where it came from; nothing of it is in the store's name.
  file_name       text NOT NULL CHECK (char_length(file_name) BETWEEN 1 AND 255),
  size_bytes      bigint NOT NULL CHECK (size_bytes BETWEEN 1 AND 4294967296),
  -- The room that an upload takes is what has arrived of it, not what its sender announced.
  received_bytes  bigint NOT NULL DEFAULT 0 CHECK (received_bytes >= 0),
  state           text NOT NULL DEFAULT 'uploading'
                  CHECK (state IN ('uploading', 'checking', 'ready', 'refused', 'ended')),
  -- As the sender says, and once it is ready: as it is.
  sha256          bytea CHECK (octet_length(sha256) = 32),
  -- 'beyond-limits': a small file may unfold to weeks of silence, or to more channels than there are microphones.
  refusal         text CHECK (refusal IN ('not-a-recording', 'damaged', 'other-content', 'beyond-limits')),
  format          text CHECK (format IN ('wav', 'aiff', 'flac', 'mp3', 'm4a', 'mp4', 'mov')),
  duration_ms     integer CHECK (duration_ms >= 0),
  sample_rate_hz  integer,
  channels        integer,
  bits_per_sample integer,
  -- The loudest sample of each part, a byte each; empty where the format does not tell.
  peaks           bytea,
  uploaded_by     text NOT NULL,
  uploaded_at     timestamptz NOT NULL,
  -- When something of an upload last arrived: an abandoned one is given up.
  touched_at      timestamptz NOT NULL,
  ready_at        timestamptz,
  handed_over_at  timestamptz,
  kept_until      timestamptz,
  ended_at        timestamptz,
  ended_because   text CHECK (ended_because IN ('time', 'guest', 'staff', 'erased', 'given-up')),
  -- When the store had confirmed that nothing of it is left; until then something may be.
  gone_at         timestamptz,
  CONSTRAINT recordings_checked_with_sum CHECK (state NOT IN ('checking', 'ready') OR sha256 IS NOT NULL),
  CONSTRAINT recordings_ready_is_known CHECK (state <> 'ready' OR
    num_nonnulls(format, duration_ms, peaks, ready_at, kept_until) = 5),
  CONSTRAINT recordings_refused_has_reason CHECK ((state = 'refused') = (refusal IS NOT NULL)),
  CONSTRAINT recordings_ended_has_reason CHECK ((state = 'ended') = (num_nonnulls(ended_at, ended_because) = 2)),
  CONSTRAINT recordings_handed_over_when_ready CHECK (handed_over_at IS NULL OR ready_at IS NOT NULL),
  CONSTRAINT recordings_gone_only_when_over CHECK (gone_at IS NULL OR state IN ('refused', 'ended'))
);
CREATE INDEX recordings_of_booking ON recordings (booking_id);
CREATE INDEX recordings_to_end ON recordings (kept_until) WHERE state = 'ready';
CREATE INDEX recordings_under_way ON recordings (touched_at) WHERE state IN ('uploading', 'checking');
CREATE INDEX recordings_to_remove ON recordings (id) WHERE state IN ('refused', 'ended') AND gone_at IS NULL;

-- Which copy writes to an object, or reads it to check it. By the database's clock, so that copies whose clocks differ agree.
CREATE TABLE recording_leases (
  recording_id text PRIMARY KEY REFERENCES recordings,
  holder       uuid NOT NULL,
  expires_at   timestamptz NOT NULL,
  -- Another copy waits: the holder lets go as soon as it can.
  is_wanted    boolean NOT NULL DEFAULT false
);

-- What a guest was told of the recordings of one session.
CREATE TABLE recording_handovers (
  booking_id         text PRIMARY KEY REFERENCES bookings,
  handed_over_at     timestamptz NOT NULL,
  handed_over_by     text NOT NULL,
  -- The one extension.
  extended_at        timestamptz,
  extended_by        text,
  -- The end that its guest has been reminded of.
  reminded_of        timestamptz,
  -- The token of the listen-only page, which opens nothing else; null while sharing is off. It is found by its SHA-256, and
  -- shown to its owner again from the sealed one, whose key is not in the database.
  share_token_hash   bytea UNIQUE CHECK (octet_length(share_token_hash) = 32),
  sealed_share_token bytea,
  CONSTRAINT recording_handovers_extended_by CHECK (num_nonnulls(extended_at, extended_by) <> 1),
  CONSTRAINT recording_handovers_share_token CHECK (num_nonnulls(share_token_hash, sealed_share_token) <> 1)
);

-- What people who want to open a franchise wrote to us. Kept as it was written; only whether it is answered changes.
CREATE TABLE enquiries (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  received_at timestamptz NOT NULL,
  topic       text NOT NULL CHECK (topic IN ('application', 'info-session')),
  name        text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100 AND name !~ '[[:cntrl:]]'),
  company     text NOT NULL CHECK (char_length(company) <= 100 AND company !~ '[[:cntrl:]]'),
  city        text NOT NULL CHECK (char_length(city) BETWEEN 1 AND 100 AND city !~ '[[:cntrl:]]'),
  phone       text NOT NULL CHECK (char_length(phone) BETWEEN 1 AND 30 AND phone !~ '[[:cntrl:]]'),
  -- Becomes the Reply-To of the mail to us: no header can be smuggled in.
  email       text NOT NULL CHECK (char_length(email) BETWEEN 3 AND 254 AND email !~ '[[:cntrl:]]'),
  message     text NOT NULL CHECK (char_length(message) <= 2000),
  answered_at timestamptz,
  answered_by text, -- the name, so that it outlives the account
  CONSTRAINT enquiries_answered_by_name CHECK ((answered_at IS NULL) = (answered_by IS NULL))
);

-- Who made a contract, for as long as the law requires it and no longer: apart from everything that is in daily use.
CREATE TABLE kept_by_law (
  booking_id          text PRIMARY KEY REFERENCES bookings,
  name                text NOT NULL,
  email               text,
  lp_delivery_address text,
  -- The years that the law names are counted from here.
  contract_ended_at   timestamptz NOT NULL,
  set_apart_at        timestamptz NOT NULL
);
CREATE INDEX kept_by_law_by_email ON kept_by_law (lower(email));
CREATE INDEX kept_by_law_by_end ON kept_by_law (contract_ended_at);
